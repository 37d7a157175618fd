import { motifsSuppression, validateSuppression } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineActe, faitsDe } from '../acte/define.ts'
import { suppressionCompteTete } from './tete.ts'
import { textes } from './textes.ts'

/** The day on which the account would be closed, asked for now; what is under way and would stop. */
export type FaitsSuppression = {
  fermetureLe: string
  demandes: { reference: string; libelle: string }[]
}

/** The account is closed after some days, during which one click undoes it. Contracts go on. */
export const suppressionCompteActe = defineActe(suppressionCompteTete, {
  textes,
  identite: 'code',
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

/** What the link of a mail leads to: the one closing that it was made for does not happen. */
export const annulationSuppressionPath = '/api/identity/suppression/annulation'
