import { z } from 'zod'
import { defineResource } from '../resources/define.ts'
import { lire, modifier } from '../roles/demandes.ts'
import { textes } from './textes.ts'

/**
 * What money is not where it belongs: a card payment that paid nothing, one that the provider tells otherwise than we
 * do, and what the ledger of a contract holds with nothing left to bear it.
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
  /** In cents: what is left to give back; of a `debit`, what the member owes; of one to check, what we expected. */
  montant: z.int(),
  /** Of a payment: by which the provider knows it. */
  reference: z.string().nullable(),
  /** Whether instalments to come could bear it. */
  isReportable: z.boolean(),
})
export type TropVerse = z.infer<typeof tropVerseSchema>

const numeroContrat = z.string().min(1).max(50)

/** A clerk asks the provider again, says that it is settled, gives back what a contract paid too much, or carries it on. */
export const gesteTropVerseSchema = z.discriminatedUnion('geste', [
  z.strictObject({ geste: z.literal('verifier'), id: z.uuid() }),
  z.strictObject({ geste: z.literal('classer'), id: z.uuid() }),
  z.strictObject({
    geste: z.literal('rembourser'),
    id: numeroContrat,
    /** As it was seen: what changed since is not given back unseen. */
    montant: z.int().positive(),
  }),
  z.strictObject({ geste: z.literal('reporter'), id: numeroContrat }),
])
export type GesteTropVerse = z.infer<typeof gesteTropVerseSchema>

export const tropVersesResource = defineResource({
  slice: 'paiements',
  path: '/trop-verses',
  libelle: textes.tropVerses,
  row: tropVerseSchema,
  data: gesteTropVerseSchema,
  can: { list: lire, update: modifier },
  identify: ({ id }) => id,
})
