import { z } from 'zod'
import { refus } from '../champs.ts'
import { contrats } from './contrats.ts'
import type { Definition, Entite } from './definition.ts'
import { cotisations, documents, sinistres } from './gestion.ts'
import { offres } from './offres.ts'
import { fusions, personnes } from './personnes.ts'
import { comptes, reseaux } from './portail.ts'
import { decomptes, paiements } from './soins.ts'

export * from './definition.ts'

export const entites = {
  offres,
  reseaux,
  personnes,
  fusions,
  contrats,
  paiements,
  decomptes,
  cotisations,
  documents,
  sinistres,
  comptes,
} as const satisfies Record<Entite, unknown>

/** One record as it is once read: numbers and dates as they are kept, NIR without key, IBAN compact. */
export type Enregistrement<E extends Entite = Entite> = z.output<(typeof entites)[E]['schema']>

/** What is asked to be deleted, by its key. */
export type Suppression = { cle: string; supprime: true }

/** The same for every entity: what a caller that goes through all of them needs. */
export const definitionDe = (entite: Entite): Definition => entites[entite] as unknown as Definition

/** `{"id":"…","supprime":true}`, with the key of its entity. */
export const schemaSuppression = (entite: Entite) =>
  z.strictObject({
    [definitionDe(entite).cle]: z.string(),
    supprime: z.literal(true, refus('suppression')),
  })
