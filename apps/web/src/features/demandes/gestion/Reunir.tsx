import type { DossierTraitement } from '@espace-adherent/contract/demandes/gestion'
import { SelectField } from '@espace-adherent/ui/choix'
import { Notice } from '@espace-adherent/ui/feedback'
import { useState } from 'react'
import { navigate } from '../../../platform/routing/hash-location.ts'
import { Cadre } from './Cadre.tsx'
import { jourDe } from './moments.ts'
import { textes } from './textes.ts'
import type { Suivi } from './useTraitement.ts'

type ReunirProps = {
  dossier: DossierTraitement
  suivi: Suivi
  lien: (id: string) => string
  onClose: () => void
}

/** Two messages of the same person become one conversation: which of them goes on is said first, and then opened. */
export function Reunir({ dossier, suivi, lien, onClose }: ReunirProps) {
  const { reunissables } = dossier
  const [choisi, setChoisi] = useState(reunissables.length === 1 ? (reunissables[0]?.id ?? '') : '')
  const autre = reunissables.find(({ id }) => id === choisi)
  const reste = autre && (autre.creeLe < dossier.creeLe ? autre : dossier)
  return (
    <Cadre
      titre={textes.reunirTitre}
      aide={textes.reunirAide}
      confirmer={textes.reunirConfirmer}
      suivi={suivi}
      onClose={onClose}
      onFait={() => {
        if (reste && reste.id !== dossier.id) navigate(lien(reste.id), { replace: true })
      }}
      voulu={autre ? { geste: 'reunir', avec: autre.id, revisionAvec: autre.revision } : null}
    >
      <SelectField
        label={textes.reunirAvec}
        layout="stack"
        required
        choix={reunissables.map(({ id, reference, creeLe, message }) => ({
          valeur: id,
          libelle: textes.reunirChoix(
            reference,
            jourDe(creeLe),
            message?.extrait ?? textes.sujetMedical,
          ),
        }))}
        value={choisi}
        onChange={setChoisi}
      />
      {reste && <p>{textes.reunirReste(reste.reference)}</p>}
    </Cadre>
  )
}

/** Of a message that has become part of another conversation: the way there. */
export const Jointe = ({
  jointeA,
  lien,
}: {
  jointeA: DossierTraitement['jointeA']
  lien: (id: string) => string
}) =>
  jointeA && (
    <Notice tone="info" title={textes.jointe(jointeA.reference)}>
      <a href={lien(jointeA.id)}>{textes.jointeOuvrir}</a>
    </Notice>
  )
