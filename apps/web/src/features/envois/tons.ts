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

const moments = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})
export const direMoment = (le: string) => moments.format(new Date(le))
