import {
  attentesBesoin,
  budgets,
  PRECISIONS_MAX,
  pourQuis,
  recherches,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { actesGestion } from '../actes/cles.ts'
import { defineResource } from '../resources/define.ts'
import { textes } from './textes.ts'

export const besoinsSchema = z.strictObject({
  recherche: z.enum(recherches),
  pourQui: z.enum(pourQuis),
  attentes: z.array(z.enum(attentesBesoin)).max(attentesBesoin.length),
  budget: z.enum(budgets),
  precisions: z.string().trim().max(PRECISIONS_MAX),
})

/** An advice as it was given: nothing in it is computed by the browser. */
export const conseilSchema = z.object({
  id: z.uuid(),
  titre: z.string(),
  raisons: z.array(z.string()),
  recommandes: z.array(z.string()),
  /** Where the insurer's rules are read; null: they are in the member's documents. */
  reglement: z.string().nullable(),
})
export type ConseilDonne = z.infer<typeof conseilSchema>

const duContrat = {
  slice: 'conseil',
  access: 'membre',
  scope: 'contrat',
  portee: 'Contrat',
} as const

/** Gives an advice for these needs, and keeps it; read, it is the paper (`<id>:<choice>`). */
export const conseilResource = defineResource({
  ...duContrat,
  path: '/demarches/conseil',
  libelle: textes.libelle,
  row: conseilSchema,
  data: z.strictObject({ acte: z.enum(actesGestion), besoins: besoinsSchema }),
  can: ['update', 'visionneuse'],
  identify: ({ id }) => id,
})

/** What is known of the product before it is chosen, on two pages (`<id>:<choice>`). */
export const ipidResource = defineResource({
  ...duContrat,
  path: '/demarches/ipid',
  libelle: textes.ipid,
  row: conseilSchema,
  can: ['visionneuse'],
  identify: ({ id }) => id,
})

/** What a request rests on, as its member and its clerk read it again. */
export const conseilDemandeSchema = z.object({
  id: z.uuid(),
  numeroContrat: z.string(),
  choix: z.string(),
  besoins: z.array(z.object({ question: z.string(), reponse: z.string() })),
  titre: z.string(),
  raisons: z.array(z.string()),
  isConforme: z.boolean(),
  donneLe: z.iso.datetime(),
  /** What was opened of its papers, and when it was said to be received. */
  ficheOuverteLe: z.iso.datetime().nullable(),
  ipidOuvertLe: z.iso.datetime().nullable(),
  recuLe: z.iso.datetime().nullable(),
})
export type ConseilDemande = z.infer<typeof conseilDemandeSchema>
