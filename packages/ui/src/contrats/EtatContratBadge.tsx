import { type EtatContrat, libellesEtatContrat } from '@espace-adherent/domain/contrats'
import { StateBadge } from '../feedback/Notice.tsx'
import type { Tone } from '../feedback/ToneIcon.tsx'

const tones: Record<EtatContrat, Tone> = {
  valide: 'success',
  eninstance: 'info',
  suspendu: 'warning',
  resilie: 'neutral',
}

export const EtatContratBadge = ({ etat }: { etat: EtatContrat }) => (
  <StateBadge tone={tones[etat]}>{libellesEtatContrat[etat]}</StateBadge>
)
