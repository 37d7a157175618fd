import { motifsSuppression, validateSuppression } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineActe, faitsDe } from '../acte/define.ts'
import { suppressionCompteTete } from '../actes/tetes.ts'
import { textes } from './textes.ts'

/** The day an account would be closed if asked now; what is under way and would stop. */
export type FaitsSuppression = {
  fermetureLe: string
  demandes: { reference: string; libelle: string }[]
}

/** The account is closed after some days, during which one click undoes it. Contracts go on. */
export const suppressionCompteActe = defineActe(suppressionCompteTete, {
  textes,
  saisie: z.strictObject({
    /** Why; empty when they would rather not say. */
    motif: z.enum(['', ...motifsSuppression]),
    confirmation: z.string().max(100),
  }),
  faits: faitsDe<FaitsSuppression>(),
  etapes: { avant: ['motif', 'confirmation'] },
  check: validateSuppression,
  normalise: ({ motif }) => ({ motif: motif || null }),
})

/** What the link of a mail opens: it cancels the one closing that it was made for. */
export const annulationSuppressionPath = '/api/identity/suppression/annulation'
