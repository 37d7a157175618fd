import { etatsCotisation } from '@espace-adherent/domain'
import { z } from 'zod'
import { ratiosSchema } from '../ratios/index.ts'
import { defineResource } from '../resources/define.ts'

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

export const cotisationsSchema = z.object({
  /** The year asked for, and the years with something to see. */
  annee: z.int(),
  annees: z.array(z.int()),
  echeances: z.array(echeanceSchema),
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
  slice: 'cotisations',
  path: '/forms/ribcotisations',
  libelle: 'Cotisations',
  access: 'membre',
  scope: 'contrat',
  portee: 'Contrat',
  envelope: 'one',
  row: cotisationsSchema,
  query: z.object({ annee: z.coerce.number().int().min(1900).max(9998).optional() }),
  can: ['list'],
  identify: ({ annee }) => String(annee),
})
