import { etatsCotisation, genresAvenir } from '@espace-adherent/domain'
import { z } from 'zod'
import { ratiosSchema } from '../ratios/index.ts'
import { defineResource } from '../resources/define.ts'
import { cotisationsAddress } from './address.ts'

export * from './paiement.ts'

export const mandatSchema = z.object({
  rum: z.string(),
  ics: z.string(),
  signeLe: z.iso.date(),
  titulaire: z.string(),
  /** Masked. */
  iban: z.string(),
  bic: z.string(),
})
export type Mandat = z.infer<typeof mandatSchema>

const dateCalendaire = z.iso.date()
const cents = z.int()

export const echeanceSchema = z.object({
  id: z.string(),
  periodeDebut: dateCalendaire,
  periodeFin: dateCalendaire,
  dateEcheance: dateCalendaire,
  montant: cents,
  /** How much more (or less) is called than its period costs: other instalments make up for it. */
  report: cents,
  etat: z.enum(etatsCotisation),
  /** What the bank answered to a rejected debit (ISO 20022). */
  motifRejet: z.string().nullable(),
  codeModePaiement: z.string(),
})
export type EcheanceCotisation = z.infer<typeof echeanceSchema>

/** With what is planned counted in. */
export const echeancePrevueSchema = echeanceSchema.extend({
  /** What is called today, and would be if everything planned were cancelled. */
  appele: cents,
  /** What it is the first to bear. */
  changements: z.array(z.object({ libelle: z.string(), ecart: cents })),
})
export type EcheancePrevue = z.infer<typeof echeancePrevueSchema>

/** A change of the price to come: `avant` + `ecart` = `apres`; null where the offer has no price. */
export const ligneAvenirSchema = z.object({
  cle: z.string(),
  genre: z.enum(genresAvenir),
  libelle: z.string(),
  effetLe: dateCalendaire,
  /** From when the price counts. */
  depuis: dateCalendaire,
  avant: cents.nullable(),
  ecart: cents.nullable(),
  apres: cents.nullable(),
  /** It will not be possible any more on its day. */
  isSansEffet: z.boolean(),
  /** The request of whoever reads; null: somebody else's, or nobody's. */
  demande: z
    .object({
      id: z.uuid(),
      revision: z.int(),
      reference: z.string(),
      demandeeLe: dateCalendaire,
      /** Null: its day has come. */
      annulableJusquAu: dateCalendaire.nullable(),
    })
    .nullable(),
  /** What would be paid in the end, were it cancelled, and from when. */
  sansElle: z.object({ montant: cents, depuis: dateCalendaire.nullable() }).nullable(),
})
export type LigneAvenir = z.infer<typeof ligneAvenirSchema>

/** The one future of a price, in cents a month: all that is planned, folded into one total. */
export const avenirSchema = z.object({
  aujourdhui: cents.nullable(),
  /** Each day from which another price counts; `ecart`: from today's. */
  paliers: z.array(z.object({ depuis: dateCalendaire, montant: cents, ecart: cents })),
  lignes: z.array(ligneAvenirSchema),
})
export type AvenirCotisation = z.infer<typeof avenirSchema>

export const cotisationsSchema = z.object({
  /** The year asked for, and the years with something to see. */
  annee: z.int(),
  annees: z.array(z.int()),
  /** Null: the contract is over, or its offer is not known. */
  avenir: avenirSchema.nullable(),
  echeances: z.array(echeancePrevueSchema),
  /**
   * Debits that a bank refused and no formal notice asks for, of every year: they are still due.
   */
  rejets: z.array(echeanceSchema),
  /** The next one to be taken, of whichever year. */
  prochaine: echeanceSchema.nullable(),
  /** What no instalment bears yet; below zero the insurer owes it. */
  solde: cents,
  totaux: z.object({ appele: cents, paye: cents, aVenir: cents, rejete: cents }),
  mandat: mandatSchema.nullable(),
  /** Of that year, or the latest before it. */
  ratios: ratiosSchema.nullable(),
  /** Whether the insurer takes cards here. */
  isCarteAcceptee: z.boolean(),
})
export type Cotisations = z.infer<typeof cotisationsSchema>

/** What the contract costs and how it is paid; the adherent alone reads it. */
export const cotisationsResource = defineResource({
  ...cotisationsAddress,
  slice: 'cotisations',
  portee: 'Contrat',
  row: cotisationsSchema,
  query: z.object({ annee: z.coerce.number().int().min(1900).max(9998).optional() }),
  can: ['list'],
  identify: ({ annee }) => String(annee),
})
