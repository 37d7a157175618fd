import { etatsPaiement, validatePaiement } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineActe, faitsDe } from '../acte/define.ts'
import { reglementTete } from '../actes/tetes.ts'
import { defineResource } from '../resources/define.ts'
import { textes } from './textes.ts'

const cents = z.int()

/** What can be paid by card; without a period it is a benefit to give back, not a contribution. */
export type EcheanceAPayer = {
  id: string
  periodeDebut: string | null
  periodeFin: string | null
  dateEcheance: string
  montant: number
}

/**
 * What can be paid by card today: contributions by the adherent, a benefit to give back by its
 * debtor. If the contract is suspended: cover is back at noon of that day, if everything is paid
 * today.
 */
export type FaitsPaiement = { payables: EcheanceAPayer[]; reprendLe: string | null }

export const reglementActe = defineActe(reglementTete, {
  textes: textes.paiement,
  saisie: z.strictObject({
    echeances: z.array(z.string().max(50)).max(60),
    /**
     * The amount that the browser shows: compared with what the instalments cost, never believed.
     */
    montant: cents,
    numeroContrat: z.string().max(50),
  }),
  faits: faitsDe<FaitsPaiement>(),
  etapes: { echeances: ['echeances', 'montant'] },
  check: (s, _, { payables }) => validatePaiement(s, payables),
})

/** A card payment, as its owner sees it. No card number is known here. */
export const reglementSchema = z.object({
  id: z.uuid(),
  /** Unique per attempt; the provider's page and the receipt bear it. */
  reference: z.string(),
  numeroContrat: z.string(),
  montant: cents,
  /** What it was to pay: another attempt is for the same. */
  echeances: z.array(z.string()),
  /** Whether a benefit was given back with it, and no contribution paid. */
  isTropPercu: z.boolean(),
  etat: z.enum(etatsPaiement),
  /** Why it failed; null: it did not. */
  motif: z.string().nullable(),
  creeLe: z.iso.datetime(),
  finiLe: z.iso.datetime().nullable(),
  /** The part that paid nothing, and what was given back so far. */
  enTrop: cents,
  rendu: cents,
  /** The receipt, among the documents of the contract. */
  recuId: z.uuid().nullable(),
  /** The provider's page, once it is open and while it can still be used. */
  url: z.string().nullable(),
})
export type Reglement = z.infer<typeof reglementSchema>

export const paiementsCotisationResource = defineResource({
  slice: 'cotisations',
  path: '/paiements-cotisation',
  libelle: textes.paiements,
  access: 'membre',
  row: reglementSchema,
  /** By its own number, by that of its request, or all that a contract has. */
  query: z.object({
    id: z.uuid().optional(),
    demande: z.uuid().optional(),
    numeroContrat: z.string().max(50).optional(),
  }),
  /** Opens the provider's page, or gives the one that is open. */
  data: z.strictObject({ id: z.uuid() }),
  can: ['list', 'update'],
  identify: ({ id }) => id,
})

/** Where the provider sends the browser back, and where it says that something happened. */
export const retourPaiementPath = '/api/paiements-cotisation/retour'
export const notificationPaiementPath = '/api/paiements-cotisation/notification'
