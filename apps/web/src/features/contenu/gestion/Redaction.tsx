import type { Contenu, RevisionContenu } from '@espace-adherent/contract/contenu/gestion'
import { TextField } from '@espace-adherent/ui/fields'
import { Brouillon, TexteRiche, useBrouillon } from '../../gestion/editeur/index.ts'
import { Audience } from './Audience.tsx'
import { useEnregistrer } from './queries.ts'
import { textes } from './textes.ts'

type RedactionProps = {
  contenu: Contenu
  derniere: RevisionContenu
  canWrite: boolean
  onModifie: (isModifie: boolean) => void
}

/** The draft: its title, whom it is for, and its text. */
export function Redaction({ contenu, derniere, canWrite, onModifie }: RedactionProps) {
  const { revision, title, content, audienceId } = derniere
  const brouillon = useBrouillon({
    id: contenu.id,
    depart: { title, content, audienceId },
    derniere: revision,
    enregistrer: useEnregistrer(),
    toBody: (cible, saisie) => ({ ...cible, ...saisie }),
  })
  const { saisie, change, error } = brouillon
  return (
    <Brouillon mots={textes} {...{ brouillon, canWrite, onModifie }}>
      <TextField
        label={textes.champTitre}
        layout="stack"
        required
        maxLength={200}
        value={saisie.title}
        error={error?.champs.title}
        disabled={!canWrite}
        onChange={(title) => change({ title })}
      />
      <Audience
        label={textes.champAudience}
        hint={textes.champAudienceAide}
        value={saisie.audienceId}
        error={error?.champs.audienceId}
        disabled={!canWrite}
        onChange={(audienceId) => change({ audienceId })}
      />
      <TexteRiche
        label={textes.champTexte}
        value={saisie.content}
        error={error?.champs.content}
        disabled={!canWrite}
        onChange={(content) => change({ content })}
      />
    </Brouillon>
  )
}
