import { formatInstantCourt } from '@espace-adherent/domain/calendrier'
import type { EtatEnvoi } from '@espace-adherent/domain/envois'
import type { Tone } from '@espace-adherent/ui/feedback'

export const tonsEtat: Record<EtatEnvoi, Tone> = {
  brouillon: 'neutral',
  attente: 'warning',
  programme: 'info',
  encours: 'info',
  pause: 'warning',
  termine: 'success',
  annule: 'neutral',
}

export const direMoment = (le: string) => formatInstantCourt(new Date(le))
