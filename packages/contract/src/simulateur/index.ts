import { type Domaine, motifsAnticipes, oreilles, situationsSoin } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineResource } from '../resources/define.ts'
import { COEFFICIENT_MAX, DEPENSE_MAX, QUANTITE_MAX } from './sejour.ts'

export * from './sejour.ts'

const cents = z.int()

export const domaineSchema: z.ZodType<Domaine> = z
  .object({
    libelle: z.string(),
    tags: z.array(z.string()),
    actes: z.array(
      z.object({
        code: z.string(),
        libelle: z.string(),
        prixUsuel: cents.nullable(),
        unite: z.string().nullable(),
        hasMonture: z.boolean(),
        motifs: z.array(z.enum(motifsAnticipes)),
        hasBase: z.boolean(),
        hasCoefficient: z.boolean(),
        hasOreille: z.boolean(),
        commenceAvant: z.int().nullable(),
      }),
    ),
    get subDomaines() {
      return z.array(domaineSchema)
    },
    options: z.array(z.string()),
    get children() {
      return z.array(domaineSchema)
    },
  })
  .meta({ id: 'DomaineSoins' })

const choixSchema = z.object({
  /** Empty when the contract covers no care, or no longer does. */
  domaines: z.array(domaineSchema),
  /** The last day of a contract that has ended. */
  termineLe: z.iso.date().nullable(),
  /** Suspended for unpaid contributions: nothing is paid, so nothing is simulated. */
  isSuspendu: z.boolean(),
  personnes: z.array(
    z.object({
      numPers: z.string(),
      prenom: z.string(),
      /** Their past care is not counted: it is their secret. */
      isConfidentiel: z.boolean(),
    }),
  ),
})

/** For whom and for what one can simulate, under the current contract. */
export const simulateurResource = defineResource({
  slice: 'simulateur',
  path: '/simulateurprestation',
  libelle: 'Simulateur',
  access: 'membre',
  feature: 'simulateur',
  scope: 'contrat',
  row: choixSchema,
  envelope: 'one',
  can: ['list'],
  identify: () => 'simulateur',
})

export const plafondSchema = z.object({
  nature: z.enum(['participation', 'franchise', 'unites', 'enveloppe']),
  plafond: z.int(),
  consomme: z.int(),
  reste: z.int(),
})

export const simulationSchema = z.object({
  depense: cents,
  base: cents.nullable(),
  ro: cents,
  rc: cents,
  reste: cents,
  /** Above the price limit: nobody owes it, and so it is no reste à charge. */
  horsLimite: cents,
  garantie: z.string(),
  /** Its line among the guarantees. */
  cleGarantie: z.string(),
  explication: z.object({ ro: z.string(), rc: z.string(), reste: z.string() }),
  /** Yearly limits that the act uses, as they stand after it. */
  plafonds: z.array(plafondSchema),
  /** Some of the care that these count was paid by other rules than ours. */
  isSelonAssureur: z.boolean(),
  alternative: z
    .object({ libelle: z.string(), depense: cents, reste: cents, is100Sante: z.boolean() })
    .nullable(),
  /** What to answer to a price above the limit. */
  avertissement: z.string().nullable(),
  /** From when it is paid again, where it was paid too recently. */
  renouvelableLe: z.iso.date().nullable(),
})
export type Simulation = z.infer<typeof simulationSchema>

/** What one act would leave to pay today. */
export const simulationResource = defineResource({
  slice: 'simulateur',
  path: '/simulateurprestationv2',
  libelle: 'Simulation',
  access: 'membre',
  feature: 'simulateur',
  scope: 'contrat',
  row: simulationSchema,
  envelope: 'one',
  query: z.object({
    numPers: z.uuid(),
    codeActe: z.string().min(1).max(20),
    /** For all the units together, in cents. */
    depense: z.coerce.number().pipe(z.int().min(0).max(DEPENSE_MAX)),
    quantite: z.coerce.number().pipe(z.int().min(1).max(QUANTITE_MAX)).default(1),
    /** Of glasses, what of it is for the frame. */
    monture: z.coerce.number().pipe(z.int().min(0).max(DEPENSE_MAX)).optional(),
    situation: z.enum(situationsSoin).default('parcours'),
    /** Why it would be paid before its time: sight has changed, a device is lost… */
    motif: z.enum(motifsAnticipes).optional(),
    /** Of hearing aids: the person is blind as well. */
    surdicecite: z.enum(['oui', 'non']).default('non'),
    /** The base on the quote, for one unit. */
    base: z.coerce.number().pipe(z.int().min(1).max(DEPENSE_MAX)).optional(),
    /** Of an act in letters: « AMI 4 », « AMO 12,1 ». */
    coefficient: z.coerce.number().min(0.1).max(COEFFICIENT_MAX).optional(),
    oreille: z.enum(oreilles).optional(),
    /** The Assurance maladie accepted the treatment before the person was too old for it. */
    commence: z.enum(['oui', 'non']).default('non'),
  }),
  can: ['list'],
  identify: () => 'simulation',
})
