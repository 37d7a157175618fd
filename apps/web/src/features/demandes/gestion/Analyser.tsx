import type { DossierTraitement } from '@espace-adherent/contract/demandes/gestion'
import {
  type CauseReclamation,
  causesReclamation,
  libellesCauseReclamation,
} from '@espace-adherent/domain/reclamation'
import { SelectField } from '@espace-adherent/ui/choix'
import { TextAreaField } from '@espace-adherent/ui/fields'
import { useState } from 'react'
import { Cadre } from './Cadre.tsx'
import { textes } from './textes.ts'
import type { Suivi } from './useTraitement.ts'

type AnalyserProps = { dossier: DossierTraitement; suivi: Suivi; onClose: () => void }

/** What a complaint comes from, and what is done so that it does not come back. */
export function Analyser({ dossier: { analyse }, suivi, onClose }: AnalyserProps) {
  const [cause, setCause] = useState<string>(analyse?.cause ?? '')
  const [action, setAction] = useState(analyse?.action ?? '')
  return (
    <Cadre
      titre={textes.analyserTitre}
      aide={textes.analyserAide}
      confirmer={textes.analyserConfirmer}
      suivi={suivi}
      onClose={onClose}
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
        onChange={setCause}
      />
      <TextAreaField
        label={textes.actionCorrective}
        layout="stack"
        rows={3}
        maxLength={2000}
        value={action}
        onChange={setAction}
      />
    </Cadre>
  )
}
