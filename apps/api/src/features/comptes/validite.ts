import type { ButLien } from './comptes.schema.ts'

/**
 * A person who asks for a new password is in front of the screen; an activation may wait a night.
 * What cancels a change lives as long as the change itself; what takes it back, a week after it.
 */
export const VALIDITE_HEURES = {
  activation: 24,
  confirmationAdresse: 24,
  changementIdentifiant: 24,
  annulationChangement: null,
  retablissementIdentifiant: 7 * 24,
  reinitialisation: 2,
} as const satisfies Record<ButLien, number | null>
