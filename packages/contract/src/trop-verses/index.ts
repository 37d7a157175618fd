import { z } from 'zod'
import { defineResource } from '../resources/define.ts'
import { lire, modifier } from '../roles/demandes.ts'
import { textes } from './textes.ts'

/**
 * Money in the wrong place: a card payment that paid nothing, one that the provider reports
 * otherwise than we do, and a ledger balance that no instalment can bear.
 */
export const naturesTropVerse = ['enTrop', 'incoherent', 'credit', 'debit'] as const

export const tropVerseSchema = z.object({
  /** Of a payment its own number, of a ledger that of its contract. */
  id: z.string(),
  nature: z.enum(naturesTropVerse),
  numeroContrat: z.string(),
  nomOffre: z.string(),
  adherent: z.string(),
  depuis: z.iso.date(),
  /**
   * In cents: what is left to give back. For a `debit`, what the member owes; for one to check,
   * what we expected.
   */
  montant: z.int(),
  /** Of a payment: by which the provider knows it. */
  reference: z.string().nullable(),
  /** Whether instalments to come could bear it. */
  isReportable: z.boolean(),
})
export type TropVerse = z.infer<typeof tropVerseSchema>

const numeroContrat = z.string().min(1).max(50)

/**
 * A clerk asks the provider again, says that it is settled, gives back what was paid too much, or
 * carries it on.
 */
export const gesteTropVerseSchema = z.discriminatedUnion('geste', [
  z.strictObject({ geste: z.literal('verifier'), id: z.uuid() }),
  z.strictObject({ geste: z.literal('classer'), id: z.uuid() }),
  z.strictObject({
    geste: z.literal('rembourser'),
    id: numeroContrat,
    /** The revision that was seen: a later change must be seen before money goes back. */
    montant: z.int().positive(),
  }),
  z.strictObject({ geste: z.literal('reporter'), id: numeroContrat }),
])
export type GesteTropVerse = z.infer<typeof gesteTropVerseSchema>

export const tropVersesResource = defineResource({
  slice: 'cotisations',
  path: '/trop-verses',
  libelle: textes.tropVerses,
  row: tropVerseSchema,
  data: gesteTropVerseSchema,
  can: { list: lire, update: modifier },
  identify: ({ id }) => id,
})
