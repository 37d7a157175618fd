import { z } from 'zod'
import { codeClientSchema } from '../portail/installation.ts'
import { cleFonctionnaliteSchema } from './fiche.ts'

/** What an identity provider says of itself when it is asked. */
export const essaiFournisseurSchema = z.strictObject({
  issuer: z.url({ protocol: /^https?$/ }).max(500),
})
export const fournisseurTrouveSchema = z.object({
  issuer: z.string(),
  authorizationEndpoint: z.string(),
  tokenEndpoint: z.string(),
  /** Null: who leaves the portal stays signed in at the provider. */
  endSessionEndpoint: z.string().nullable(),
  scopes: z.array(z.string()),
})
export type FournisseurTrouve = z.infer<typeof fournisseurTrouveSchema>

const numeroContratSchema = z
  .string()
  .trim()
  .regex(/^\w{1,20}$/)

/** Which features one contract has, or any contract of one offer. */
export const essaiFonctionnalitesQuerySchema = z
  .object({
    id: codeClientSchema,
    numeroContrat: numeroContratSchema.optional(),
    nomOffre: z.string().min(1).max(200).optional(),
  })
  .refine(
    ({ numeroContrat, nomOffre }) => (numeroContrat === undefined) !== (nomOffre === undefined),
  )
export type EssaiDe = z.infer<typeof essaiFonctionnalitesQuerySchema>
export const essaiFonctionnalitesSchema = z.object({
  /** Null: any contract of that offer without an exception. */
  numeroContrat: z.string().nullable(),
  nomOffre: z.string(),
  fonctionnalites: z.array(
    z.object({
      nom: z.string(),
      isVisible: z.boolean(),
      /** Who decides: the client, the offer of the contract, or an exception of it. */
      raison: z.enum(['client', 'offre', 'exception']),
    }),
  ),
})
export type EssaiFonctionnalites = z.infer<typeof essaiFonctionnalitesSchema>

/** What the client sells, and how many contracts have it today. */
export const offresClientSchema = z.object({
  offres: z.array(z.object({ nom: z.string(), contrats: z.int() })),
})
export type OffreClient = z.infer<typeof offresClientSchema>['offres'][number]

export const exceptionSchema = z.object({
  numeroContrat: z.string(),
  /** Of that contract; null where there is no such contract any more. */
  nomOffre: z.string().nullable(),
  fonctionnalite: z.string(),
  isActivated: z.boolean(),
})
export const exceptionsSchema = z.object({
  exceptions: z.array(exceptionSchema),
  /** There are more than are shown. */
  hasPlus: z.boolean(),
})
export type ExceptionContrat = z.infer<typeof exceptionSchema>

/** Null: the contract follows its offer again. */
export const exceptionEcriteSchema = z.strictObject({
  id: codeClientSchema,
  numeroContrat: numeroContratSchema,
  fonctionnalite: cleFonctionnaliteSchema,
  /** Null: as its offer has it. */
  isActivated: z.boolean().nullable(),
  /** What was seen of it. */
  avant: z.boolean().nullable(),
})
export type ExceptionEcrite = z.infer<typeof exceptionEcriteSchema>

/** As it stands by now, where somebody was faster; null: as its offer has it. */
export const exceptionVueSchema = exceptionSchema
  .omit({ nomOffre: true })
  .extend({ isActivated: z.boolean().nullable() })
export type ExceptionVue = z.infer<typeof exceptionVueSchema>

/** How members answered each consent, and how it has been worded. */
export const consentementsClientSchema = z.object({
  consentements: z.array(
    z.object({
      nom: z.string(),
      libelle: z.string(),
      /** Number of the wording, 1 for the first. */
      numero: z.int(),
      oui: z.int(),
      non: z.int(),
      /** Active accounts of members who have not answered this wording. */
      sansReponse: z.int(),
      versions: z.array(
        z.object({ numero: z.int(), libelle: z.string(), depuis: z.string().nullable() }),
      ),
    }),
  ),
})
export type ConsentementsClient = z.infer<typeof consentementsClientSchema>['consentements']
