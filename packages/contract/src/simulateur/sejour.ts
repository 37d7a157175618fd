import { NUITS_MAX, situationsSoin } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineResource } from '../resources/define.ts'

export const DEPENSE_MAX = 10_000_000
export const QUANTITE_MAX = 30
export const COEFFICIENT_MAX = 150

const montant = z.coerce.number().pipe(z.int().min(0).max(DEPENSE_MAX))
const ouiNon = z.enum(['oui', 'non'])

const parts = { depense: z.int(), ro: z.int(), rc: z.int(), reste: z.int() }

const simulationSejourSchema = z.object({
  postes: z.array(
    z.object({
      ...parts,
      code: z.string(),
      libelle: z.string(),
      quantite: z.int(),
      base: z.int().nullable(),
      /** The line of the guarantees that decided. */
      cleGarantie: z.string(),
      explication: z.object({ ro: z.string(), rc: z.string(), reste: z.string() }),
    }),
  ),
  total: z.object(parts),
})
export type SimulationSejour = z.infer<typeof simulationSejourSchema>

/** What a whole stay in hospital would leave to pay. */
export const simulationSejourResource = defineResource({
  slice: 'simulateur',
  path: '/simulateurprestation/sejour',
  libelle: 'Simulation d’un séjour',
  access: 'membre',
  feature: 'simulateur',
  scope: 'contrat',
  row: simulationSejourSchema,
  envelope: 'one',
  query: z.object({
    numPers: z.uuid(),
    dateEntree: z.iso.date(),
    nuits: z.coerce.number().pipe(z.int().min(0).max(NUITS_MAX)),
    psychiatrie: ouiNon.default('non'),
    situation: z.enum(situationsSoin).default('parcours'),
    fraisSejour: montant.optional(),
    /** What each doctor asks for, the base on the quote, and whether they hold to OPTAM. */
    chirurgien: montant.optional(),
    baseChirurgien: montant.default(0),
    optamChirurgien: ouiNon.default('oui'),
    anesthesiste: montant.optional(),
    baseAnesthesiste: montant.default(0),
    optamAnesthesiste: ouiNon.default('oui'),
    /** A night in a room of one's own. */
    chambre: montant.optional(),
  }),
  can: ['list'],
  identify: () => 'sejour',
})
