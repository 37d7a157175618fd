import { oreilles, SOINS_MAX, situationsSoin } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineResource } from '../resources/define.ts'
import { DEPENSE_MAX, QUANTITE_MAX } from '../simulateur/index.ts'

const cents = z.int().min(0).max(DEPENSE_MAX)

/** dépense = ro + rc + reste + horsLimite; `horsLimite` is above the price limit, and due by nobody. */
const partsSchema = z.object({
  depense: z.int(),
  ro: z.int(),
  rc: z.int(),
  reste: z.int(),
  horsLimite: z.int(),
})

const estimationSchema = z.object({
  /** In the order in which they were asked for. */
  lignes: z.array(
    partsSchema.extend({
      codeActe: z.string(),
      libelle: z.string(),
      base: z.int().nullable(),
      explication: z.object({ ro: z.string(), rc: z.string(), reste: z.string() }),
      avertissement: z.string().nullable(),
    }),
  ),
  total: partsSchema,
})
export type EstimationFacture = z.infer<typeof estimationSchema>

/** What a bill would be paid, while it is typed; it writes nothing. The recap and the statement reckon alike. */
export const estimationResource = defineResource({
  slice: 'sinistres',
  path: '/adherent/sinistres/estimation',
  libelle: 'Estimation d’une facture',
  access: 'membre',
  scope: 'contrat',
  row: estimationSchema,
  data: z.strictObject({
    numPers: z.uuid(),
    dateSoins: z.iso.date(),
    soins: z
      .array(
        z.strictObject({
          codeActe: z.string().min(1).max(20),
          quantite: z.int().min(1).max(QUANTITE_MAX),
          depense: cents,
          ro: cents.nullable(),
          monture: cents.nullable(),
          situation: z.enum(situationsSoin),
          /** As the bill says it, where the act has many. */
          base: cents.nullable().default(null),
          oreille: z.enum(oreilles).nullable().default(null),
        }),
      )
      .min(1)
      .max(SOINS_MAX),
  }),
  can: ['update'],
  identify: () => 'estimation',
})
