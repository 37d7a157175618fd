import { formatInstantCourt } from '@espace-adherent/domain/calendrier'

/** How each state of an account looks. */
export const TONS_ETAT = { actif: 'success', 'en-attente': 'info', verrouille: 'danger' } as const

export const ecrireMoment = (instant: string) => formatInstantCourt(new Date(instant))
