import type { DossierTraitement } from '@espace-adherent/contract/demandes/gestion'
import {
  type CauseReclamation,
  causesReclamation,
  libellesCauseReclamation,
} from '@espace-adherent/domain/reclamation'
import { SelectField } from '@espace-adherent/ui/choix'
import { TextAreaField } from '@espace-adherent/ui/fields'
import { cleBrouillon, useSaisieGardee } from '../../gestion/index.ts'
import { Cadre } from './Cadre.tsx'
import { textes } from './textes.ts'
import type { Suivi } from './useTraitement.ts'

type AnalyserProps = { dossier: DossierTraitement; suivi: Suivi; onClose: () => void }

/** What a complaint comes from, and what is done so that it does not come back. */
export function Analyser({ dossier: { id, analyse }, suivi, onClose }: AnalyserProps) {
  const [saisie, change, oublier] = useSaisieGardee(cleBrouillon('demande.analyser', id), {
    cause: (analyse?.cause as string | undefined) ?? '',
    action: analyse?.action ?? '',
  })
  const { cause, action } = saisie
  return (
    <Cadre
      titre={textes.analyserTitre}
      aide={textes.analyserAide}
      confirmer={textes.analyserConfirmer}
      suivi={suivi}
      onClose={onClose}
      onFait={oublier}
      voulu={cause === '' ? null : { geste: 'analyser', cause: cause as CauseReclamation, action }}
    >
      <SelectField
        label={textes.cause}
        layout="stack"
        required
        choix={causesReclamation.map((valeur) => ({
          valeur,
          libelle: libellesCauseReclamation[valeur],
        }))}
        value={cause}
        onChange={(choisie) => change({ ...saisie, cause: choisie })}
      />
      <TextAreaField
        label={textes.actionCorrective}
        layout="stack"
        rows={3}
        maxLength={2000}
        value={action}
        onChange={(texte) => change({ ...saisie, action: texte })}
      />
    </Cadre>
  )
}
