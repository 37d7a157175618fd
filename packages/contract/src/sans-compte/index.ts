import { validateDemandeur } from '@espace-adherent/domain'
import { z } from 'zod'
import { actesGestion } from '../actes/cles.ts'
import { saisieLibre } from '../actes/demarches.ts'

/** Where people who have no account, or do not sign in, send their requests. */
export const SANS_COMPTE_PATH = '/api/demandes/sans-compte'

/** Who says they are asking; it is not checked in their sight. */
export const identiteSansCompteSchema = z
  .strictObject({
    prenom: z.string().trim(),
    nom: z.string().trim(),
    email: z.string().trim(),
    /** As they typed it; empty where they do not know it. */
    numeroContrat: z.string().trim(),
  })
  .superRefine((identite, context) => {
    for (const [champ, message] of Object.entries(validateDemandeur(identite)))
      if (message !== null) context.addIssue({ code: 'custom', path: [champ], message })
  })
export type IdentiteSansCompte = z.infer<typeof identiteSansCompteSchema>

export const sansCompteSchema = z.strictObject({
  acte: z.enum(actesGestion),
  identite: identiteSansCompteSchema,
  saisie: saisieLibre,
})
export type DemandeSansCompte = z.infer<typeof sansCompteSchema>

/** The same answer whether or not anybody was recognised. */
export const recuSansCompteSchema = z.object({
  reference: z.string(),
  recuLe: z.iso.datetime(),
  email: z.string(),
})
export type RecuSansCompte = z.infer<typeof recuSansCompteSchema>
