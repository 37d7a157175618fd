import { actesGestion } from '@espace-adherent/domain'
import { z } from 'zod'
import { saisieLibre } from '../actes/demarches.ts'

/** Where whoever has no account, or does not want to sign in, sends what they ask for. */
export const SANS_COMPTE_PATH = '/api/demandes/sans-compte'

const mot = (max: number, vide: string) => z.string().trim().min(1, vide).max(max)

/** Who says they are asking. Nothing of it is checked in their sight. */
export const identiteSansCompteSchema = z.strictObject({
  prenom: mot(100, 'Écrivez votre prénom'),
  nom: mot(100, 'Écrivez votre nom'),
  email: z.email('Écrivez une adresse e-mail valide').max(254),
  /** As they typed it; empty where they do not know it. */
  numeroContrat: z.string().trim().max(50),
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
