import type { Contenu, RevisionContenu } from '@espace-adherent/contract/contenu/gestion'
import { useQuery } from '@tanstack/react-query'
import { FicheEditeur, Publication, Revisions } from '../../gestion/editeur/index.ts'
import { Apercu } from './Apercu.tsx'
import { usePeut } from './droits.ts'
import { etatDe, tons } from './etat.ts'
import { revisionsQuery, usePublier, useReprendre, useSupprimer } from './queries.ts'
import { Redaction } from './Redaction.tsx'
import { textes } from './textes.ts'

type FicheProps = { contenu: Contenu; onDeleted: () => void }

/** One content: its text, when it is public, what it was before. */
export function Fiche({ contenu, onDeleted }: FicheProps) {
  const query = useQuery(revisionsQuery(contenu.id))
  const peutModifier = usePeut('update')
  const peutSupprimer = usePeut('delete')
  const publier = usePublier()
  const reprendre = useReprendre()
  const supprimer = useSupprimer()
  const etat = etatDe(contenu)
  return (
    <FicheEditeur<RevisionContenu>
      presence={{ objet: 'contenus', cible: contenu.id }}
      titre={contenu.title}
      etat={{ tone: tons[etat], libelle: textes.etats[etat] }}
      query={query}
      mots={textes}
      texte={(derniere, isModifie, onModifie) => (
        <>
          <Redaction canWrite={peutModifier} {...{ contenu, derniere, onModifie }} />
          {peutModifier && (
            <Publication
              ecrit={contenu}
              mots={textes}
              programmation={textes.programmation}
              supprimer={peutSupprimer ? supprimer : null}
              {...{ isModifie, publier, onDeleted }}
            />
          )}
          <Apercu contenu={contenu} html={derniere.content} />
        </>
      )}
      anciennes={(revisions) => (
        <Revisions ecrit={contenu} canTake={peutModifier} {...{ revisions, reprendre }} />
      )}
    />
  )
}
