import type { CategorieFaq, QuestionFaq, RevisionFaq } from '@espace-adherent/contract/faq/gestion'
import { useQuery } from '@tanstack/react-query'
import { FicheEditeur, Publication, Revisions } from '../../gestion/editeur/index.ts'
import { chiffresDe, etatDe, tons } from './etat.ts'
import { revisionsQuery, usePeut, usePublier, useReprendre, useSupprimer } from './queries.ts'
import { Redaction } from './Redaction.tsx'
import { textes } from './textes.ts'

type FicheProps = {
  question: QuestionFaq
  questions: readonly QuestionFaq[]
  categories: readonly CategorieFaq[]
  onDeleted: () => void
}

/** One question: what it says, whether it is public, what it said before. */
export function Fiche({ question, questions, categories, onDeleted }: FicheProps) {
  const query = useQuery(revisionsQuery(question.id))
  const peutModifier = usePeut('update')
  const peutSupprimer = usePeut('delete')
  const publier = usePublier()
  const reprendre = useReprendre()
  const supprimer = useSupprimer()
  const etat = etatDe(question)
  const { error } = publier
  return (
    <FicheEditeur<RevisionFaq>
      presence={{ objet: 'faq', cible: question.id }}
      titre={question.title}
      etat={{ tone: tons[etat], libelle: textes.etats[etat] }}
      detail={chiffresDe(question)}
      query={query}
      mots={{ onglets: textes.partiesFiche, texte: textes.texte }}
      texte={(derniere, isModifie, onModifie) => (
        <>
          <Redaction
            canWrite={peutModifier}
            {...{ question, questions, categories, derniere, onModifie }}
          />
          {peutModifier && (
            <Publication
              ecrit={question}
              mots={textes}
              refus={error?.champs.content ?? error?.message}
              supprimer={peutSupprimer ? supprimer : null}
              {...{ isModifie, publier, onDeleted }}
            />
          )}
        </>
      )}
      anciennes={(revisions) => (
        <Revisions ecrit={question} canTake={peutModifier} {...{ revisions, reprendre }} />
      )}
    />
  )
}
