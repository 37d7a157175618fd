import { oreilles, PAGES_MAX, SOINS_MAX, situationsSoin } from '@espace-adherent/domain'
import { z } from 'zod'
import { ecrits } from '../acte/pieces.ts'
import { defineResource, type Row } from '../resources/define.ts'
import { DEPENSE_MAX, QUANTITE_MAX } from '../simulateur/index.ts'

/** One care act as it is typed; some of its parts are asked for of some care only. */
export const soinSaisiSchema = z.strictObject({
  ...ecrits({ codeActe: 20, quantite: 5, depense: 30, ro: 30 }),
  ...z.object(ecrits({ monture: 30, situation: 20, base: 30, oreille: 20 })).partial().shape,
})

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

/** What is to be known of a bill while it is typed, before it is signed: sentences, none of which keeps it from being sent. */
export const signauxFactureResource = defineResource({
  slice: 'sinistres',
  path: '/adherent/sinistres/signaux',
  libelle: 'Ce qu’il faut savoir d’une facture',
  access: 'membre',
  scope: 'contrat',
  row: z.object({
    signaux: z.array(z.object({ ton: z.enum(['info', 'warning']), texte: z.string() })),
  }),
  data: z.strictObject({
    numPers: z.uuid(),
    dateSoins: z.iso.date().nullable(),
    montant: cents.nullable(),
    soins: z
      .array(z.strictObject({ codeActe: z.string().max(20), depense: cents.nullable() }))
      .max(SOINS_MAX),
    /** Its files, by their names in our store. */
    fichiers: z.array(z.string().max(100)).max(PAGES_MAX),
  }),
  can: ['update'],
  identify: () => 'signaux',
})
export type SignauxFacture = Row<typeof signauxFactureResource>

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
