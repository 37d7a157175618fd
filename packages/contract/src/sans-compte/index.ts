import { validateDemandeur } from '@espace-adherent/domain'
import { z } from 'zod'
import { actesGestion } from '../actes/cles.ts'
import { saisieLibre } from '../actes/demarches.ts'

/** Where whoever has no account, or does not want to sign in, sends what they ask for. */
export const SANS_COMPTE_PATH = '/api/demandes/sans-compte'

/** Who says they are asking. Whether it is true is not checked in their sight. */
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

/** The same whether or not anybody was recognised. */
export const recuSansCompteSchema = z.object({
  reference: z.string(),
  recuLe: z.iso.datetime(),
  email: z.string(),
})
export type RecuSansCompte = z.infer<typeof recuSansCompteSchema>
