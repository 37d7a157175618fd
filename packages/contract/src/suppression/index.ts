import { motifsSuppression, validateSuppression } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineActe } from '../actes/define.ts'
import { textes } from './textes.ts'

const saisie = z.strictObject({
  /** Why; empty when they would rather not say. */
  motif: z.enum(['', ...motifsSuppression]),
  confirmation: z.string().max(100),
})
export type SaisieSuppression = z.infer<typeof saisie>

const faits = z.object({
  /** The day on which the account would be closed, asked for now. */
  fermetureLe: z.iso.date(),
  /** What is under way and would stop. */
  demandes: z.array(z.object({ reference: z.string(), libelle: z.string() })),
})
export type FaitsSuppression = z.infer<typeof faits>

/** The account is closed after some days, during which one click undoes it. Contracts go on. */
export const suppressionCompteActe = defineActe({
  key: 'suppressionCompteActeGestion',
  slice: 'suppression',
  path: '/forms/suppressioncompte',
  libelle: textes.libelle,
  chapo: textes.chapo,
  groupe: 'profil',
  identite: 'code',
  saisie,
  faits,
  etapes: [{ cle: 'avant', titre: textes.etape, champs: ['motif', 'confirmation'] }],
  numeroContrat: () => null,
  check: validateSuppression,
  normalise: ({ motif }) => ({ motif: motif || null }),
})

/** What the link of a mail leads to: the one closing that it was made for does not happen. */
export const annulationSuppressionPath = '/api/identity/suppression/annulation'
