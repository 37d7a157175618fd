import { messageNom } from '@espace-adherent/domain'
import { z } from 'zod'
import { accordSchema } from '../accords/index.ts'
import { charteSchema, nomDeLogoSchema } from '../portail/charte.ts'
import { clientConfigSchema } from '../portail/config.ts'
import {
  adressePubliqueSchema,
  codeClientSchema,
  couleurSchema,
  hoteSchema,
  libelleClientSchema,
} from '../portail/installation.ts'
import { cibleSchema, revisionSchema } from '../resources/revision.ts'

/** The name of a person, by the one rule of all names: « Le nom », « Le prénom ». */
const nomSchema = (libelle: string) =>
  z
    .string()
    .trim()
    .superRefine((nom, context) => {
      const message = messageNom(libelle)(nom)
      if (message !== null) context.addIssue({ code: 'custom', message })
    })

/** A feature is named as the code names it. */
export const cleFonctionnaliteSchema = z.string().regex(/^[A-Za-z][A-Za-z0-9]{1,59}$/)
const fonctionnalitesSchema = z.record(cleFonctionnaliteSchema, z.boolean())
/** To which offers each feature is closed. */
const offresFermeesSchema = z.record(
  cleFonctionnaliteSchema,
  z.array(z.string().min(1).max(200)).max(200),
)

const fournisseurSchema = z.strictObject({
  issuer: z.url({ protocol: /^https?$/ }).max(500),
  clientId: z.string().trim().min(1).max(200),
  scope: z.string().trim().min(1).max(200),
  /** Claim that names the account. */
  claimIdentifiant: z.string().trim().min(1).max(100),
  /**
   * Levels that prove a second factor there; they travel in a list parted by spaces, so none holds
   * a space.
   */
  acrAcceptes: z
    .array(z.string().regex(/^\S{1,200}$/))
    .max(10)
    .optional(),
})

/** The secret is written and never read back. */
const fournisseurSaisiSchema = fournisseurSchema.extend({
  /** Without it, the kept secret stays. */
  clientSecret: z.string().max(500).optional(),
})
export type FournisseurSaisi = z.infer<typeof fournisseurSaisiSchema>

export const logoClientSchema = z.object({
  typeMime: z.string(),
  octets: z.int(),
  empreinte: z.string(),
})

/** A client as its administrators see it: all they may change, without secrets. */
export const ficheClientSchema = z.object({
  id: z.string(),
  revision: revisionSchema,
  modifieLe: z.string().nullable(),
  libelle: z.string(),
  adresses: z.array(z.string()),
  adressesRestreintes: z.array(z.string()),
  adressePublique: z.string().nullable(),
  /** Where people reach it. */
  url: z.string(),
  isDefaut: z.boolean(),
  /** Closed to visitors, and nothing leaves. */
  isEnPreparation: z.boolean(),
  config: clientConfigSchema,
  charte: charteSchema,
  fonctionnalites: z.record(z.string(), z.boolean()),
  offresFermees: z.record(z.string(), z.array(z.string())),
  fournisseurExterne: fournisseurSchema.extend({ hasSecret: z.boolean() }).nullable(),
  logos: z.partialRecord(nomDeLogoSchema, logoClientSchema),
  /** What waits for a second administrator, or for its time. */
  accord: accordSchema.nullable(),
  /** How many people may sign in as its administrators: it takes two to change what is sensitive. */
  administrateurs: z.int(),
})
export type FicheClient = z.infer<typeof ficheClientSchema>

export const valeursClientSchema = z
  .strictObject({
    libelle: libelleClientSchema,
    adresses: z.array(hoteSchema).min(1).max(20),
    adressesRestreintes: z.array(hoteSchema).max(20),
    adressePublique: adressePubliqueSchema.nullable(),
    config: clientConfigSchema,
    charte: charteSchema,
    fonctionnalites: fonctionnalitesSchema,
    offresFermees: offresFermeesSchema,
    fournisseurExterne: fournisseurSaisiSchema.nullable(),
  })
  .partial()
export type ValeursClient = z.infer<typeof valeursClientSchema>

/** Part of a client, changed from a known version. */
export const modificationClientSchema = cibleSchema.extend({ valeurs: valeursClientSchema })
export type ModificationClient = z.infer<typeof modificationClientSchema>

/** A new client begins as a copy of another, under its own name, address and colour. */
export const creationClientSchema = z.strictObject({
  modele: codeClientSchema,
  code: codeClientSchema,
  libelle: libelleClientSchema,
  adresse: hoteSchema,
  couleur: couleurSchema,
  /** Who will run it: they choose their password by the link that they are sent. */
  administrateur: z.strictObject({
    email: z.email().max(254),
    nom: nomSchema('Le nom'),
    prenom: nomSchema('Le prénom'),
  }),
})
export type CreationClient = z.infer<typeof creationClientSchema>

/** As heavy as a picture may be, in bytes. */
export const LOGO_OCTETS_MAX = 200 * 1024
const base64 = z.base64().max(Math.ceil(LOGO_OCTETS_MAX / 3) * 4)

export const logoEnvoyeSchema = cibleSchema.extend({
  nom: nomDeLogoSchema,
  /** SVG or PNG, in base64. */
  contenu: base64,
  /** The same drawing as the browser shows it (PNG), which papers print. */
  impression: base64.optional(),
})
export type LogoEnvoye = z.infer<typeof logoEnvoyeSchema>
