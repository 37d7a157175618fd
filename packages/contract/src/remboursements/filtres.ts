import { etatsLigne, familles, lireCurseur } from '@espace-adherent/domain'
import { z } from 'zod'
import { dateDemandee } from '../resources/date.ts'

export const RECHERCHE_REMBOURSEMENT_MAX = 80
export const TAILLE_PAGE = 20
export const TAILLE_PAGE_MAX = 100

/** Paging by key: what comes after a place, and how many at most. */
export const pagination = {
  apres: z
    .string()
    .refine((texte) => lireCurseur(texte) !== null, { error: 'Cette suite n’existe pas' })
    .optional(),
  taille: z.coerce.number().int().min(1).max(TAILLE_PAGE_MAX).default(TAILLE_PAGE),
}

/** An upside-down range is refused by the source: an object that checks itself cannot be extended. */
export const filtresRemboursements = {
  du: dateDemandee.optional(),
  au: dateDemandee.optional(),
  /** One of the people whom the contract covers. */
  personne: z.string().min(1).max(64).optional(),
  famille: z.enum(familles).optional(),
  etat: z.enum(etatsLigne).optional(),
  /** Words of an act or of a professional. */
  recherche: z.string().trim().max(RECHERCHE_REMBOURSEMENT_MAX).optional(),
}
