import { etatsLigne, familles, sensTri, trisLignes } from '@espace-adherent/domain'
import { z } from 'zod'
import { dateDemandee } from '../resources/date.ts'

export const RECHERCHE_REMBOURSEMENT_MAX = 80

/**
 * The source refuses a range whose end comes first: a shape that checks itself cannot be extended.
 */
export const filtresRemboursements = {
  du: dateDemandee.optional(),
  au: dateDemandee.optional(),
  /** One of the people whom the contract covers. */
  personne: z.string().min(1).max(64).optional(),
  famille: z.enum(familles).optional(),
  etat: z.enum(etatsLigne).optional(),
  /** Words of an act, of a professional or of a person, an amount, a day, a month. */
  recherche: z.string().trim().max(RECHERCHE_REMBOURSEMENT_MAX).optional(),
}

/** By date, the newest first, unless one says otherwise. */
export const triRemboursements = {
  tri: z.enum(trisLignes).default('date'),
  sens: z.enum(sensTri).default('decroissant'),
}
