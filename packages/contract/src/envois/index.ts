import {
  canauxEnvoi,
  categoriesMots,
  etatsEnvoi,
  gestesEnvoi,
  limitesEnvoi,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { defineResource } from '../resources/define.ts'
import { revisionSchema } from '../resources/revision.ts'

const droit = <A extends 'read' | 'create' | 'update' | 'delete'>(action: A) =>
  ({ backoffice: { domaine: 'notifications', action } }) as const

const canaux = z
  .array(z.enum(canauxEnvoi))
  .min(1)
  .max(canauxEnvoi.length)
  .overwrite((choisis) => canauxEnvoi.filter((canal) => choisis.includes(canal)))

/** Where in the portal the button leads: the path of a route, never another site. */
const lien = z
  .string()
  .max(100)
  .regex(/^\/[a-z0-9/-]*$/, 'Indiquez une page du portail, par exemple /mon-rib')

const saisieEnvoi = {
  titre: z.string().trim().min(1).max(limitesEnvoi.titre),
  texte: z.string().trim().min(1).max(4_000),
  /** A button, and where it leads; none: no button. */
  bouton: z.string().trim().max(limitesEnvoi.bouton).nullable(),
  lien: lien.nullable(),
  categorie: z.enum(categoriesMots),
  canaux,
  audienceId: z.uuid(),
  /** Null: as soon as it is approved, within the allowed hours. */
  departLe: z.iso.datetime().nullable(),
}
export const saisieEnvoiSchema = z.strictObject(saisieEnvoi)
export type SaisieEnvoi = z.infer<typeof saisieEnvoiSchema>

export const envoiSchema = z.object({
  ...saisieEnvoi,
  // What was kept may be older than today's rules.
  lien: z.string().nullable(),
  id: z.uuid(),
  revision: revisionSchema,
  etat: z.enum(etatsEnvoi),
  audience: z.string(),
  auteur: z.string().nullable(),
  approbateur: z.string().nullable(),
  /** How many people its author saw, and its approver. */
  nombreSoumis: z.int().nullable(),
  nombreApprouve: z.int().nullable(),
  /** How many it is for, since it has begun to leave. */
  nombre: z.int().nullable(),
  /** Why it was given back: by a second person, or because the audience has changed. */
  motif: z.string().nullable(),
  creeLe: z.iso.datetime(),
  commenceLe: z.iso.datetime().nullable(),
  termineLe: z.iso.datetime().nullable(),
})
export type Envoi = z.infer<typeof envoiSchema>

/** Shown at once, the latest first. */
export const ENVOIS_MAX = 200

/** What staff write to an audience, as a list; a draft is created and changed here. */
export const envoisResource = defineResource({
  slice: 'envois',
  path: '/notifications',
  libelle: 'Notifications envoyées',
  row: envoiSchema,
  query: z.object({ etat: z.enum(etatsEnvoi).optional() }),
  data: z.strictObject({ id: z.uuid(), revision: revisionSchema, ...saisieEnvoi }),
  creation: saisieEnvoiSchema,
  can: { list: droit('read'), create: droit('create'), update: droit('update') },
  identify: ({ id }) => id,
})

const rapportSchema = z.array(
  z.object({
    canal: z.enum(canauxEnvoi),
    /** Not sent yet: outside of the hours, paused, or in somebody's quiet hours. */
    aPartir: z.int(),
    /** Written and on its way. */
    partis: z.int(),
    /** Taken by the provider; on the portal, there to be read. */
    remis: z.int(),
    echecs: z.int(),
    ecartes: z.int(),
    /** Read on the portal; mails carry nothing that tells who opens them. */
    lus: z.int().nullable(),
  }),
)

const dossierEnvoiSchema = envoiSchema.extend({
  /** How many there are in the audience now. */
  comptage: z.object({ total: z.int(), population: z.int(), le: z.iso.datetime() }),
  /** Of those whom it has reached so far, receivers counted once. */
  traites: z.int(),
  rapport: rapportSchema,
  /** Why some are not written to, and how many. */
  ecarts: z.array(z.object({ motif: z.string(), nombre: z.int() })),
  gestes: z.array(z.enum(gestesEnvoi)),
  /** Who may approve it, by name; null once that is no longer the question. */
  seconds: z.array(z.string()).nullable(),
  isHeure: z.boolean(),
})
export type DossierEnvoi = z.infer<typeof dossierEnvoiSchema>

export const dossierEnvoiResource = defineResource({
  slice: 'envois',
  path: '/notifications/dossier',
  libelle: 'Notification envoyée',
  envelope: 'one',
  row: dossierEnvoiSchema,
  query: z.object({ id: z.uuid() }),
  can: { list: droit('read') },
  identify: ({ id }) => id,
})

const cible = { id: z.uuid(), revision: revisionSchema }
const simple = ['reprendre', 'suspendre', 'relancer', 'annuler'] as const

export const gesteEnvoiSchema = z.discriminatedUnion('geste', [
  z.strictObject({ geste: z.literal('soumettre'), ...cible, nombre: z.int().min(0) }),
  /** With the number that was seen: another number is another decision. */
  z.strictObject({ geste: z.literal('approuver'), ...cible, nombre: z.int().min(0) }),
  z.strictObject({
    geste: z.literal('refuser'),
    ...cible,
    motif: z.string().trim().min(10).max(300),
  }),
  ...simple.map((geste) => z.strictObject({ geste: z.literal(geste), ...cible })),
])
export type GesteSurEnvoi = z.infer<typeof gesteEnvoiSchema>

/** What is done with one; what it has become is answered. */
export const gesteEnvoiResource = defineResource({
  slice: 'envois',
  path: '/notifications/geste',
  libelle: 'Gestes sur une notification',
  row: dossierEnvoiSchema,
  data: gesteEnvoiSchema,
  can: { update: droit('update') },
  identify: ({ id }) => id,
})

const apercuEnvoiSchema = z.object({
  /** What is wrong, by field; then nobody is listed below. */
  fautes: z.record(z.string(), z.string()),
  /** Three who would really receive it, as each would read it. */
  lecteurs: z.array(
    z.object({
      compteId: z.uuid(),
      nom: z.string(),
      titre: z.string(),
      paragraphes: z.array(z.string()),
      sms: z.string().nullable(),
      /** By which ways, or why not. */
      canaux: z.array(z.object({ canal: z.enum(canauxEnvoi), motif: z.string().nullable() })),
    }),
  ),
})
export type ApercuEnvoi = z.infer<typeof apercuEnvoiSchema>

/** As three real receivers would read it. Showing it counts as opening their files. */
export const apercuEnvoiResource = defineResource({
  slice: 'envois',
  path: '/notifications/apercu',
  libelle: 'Aperçu d’une notification',
  row: apercuEnvoiSchema,
  data: saisieEnvoiSchema,
  can: { update: droit('read') },
  identify: () => '',
})

/** The mail of it, to whoever asks and nobody else. */
export const essaiEnvoiResource = defineResource({
  slice: 'envois',
  path: '/notifications/essai',
  libelle: 'Essai d’une notification',
  row: z.object({ a: z.string() }),
  data: saisieEnvoiSchema,
  can: { update: droit('update') },
  identify: () => '',
})

export const motifsSuppression = ['rejet', 'desinscription'] as const

const adresseEcarteeSchema = z.object({
  id: z.uuid(),
  nom: z.string(),
  canal: z.enum(['email', 'sms']),
  /** In part only. */
  adresse: z.string(),
  motif: z.enum(motifsSuppression),
  le: z.iso.datetime(),
})
export type AdresseEcartee = z.infer<typeof adresseEcarteeSchema>

export const SUPPRESSIONS_MAX = 200

/** Addresses and numbers that nothing is sent to any more; one may be taken off the list. */
export const suppressionsEnvoiResource = defineResource({
  slice: 'envois',
  path: '/notifications/ecartees',
  libelle: 'Adresses écartées',
  row: adresseEcarteeSchema,
  data: z.strictObject({ id: z.uuid() }),
  can: { list: droit('read'), update: droit('delete') },
  identify: ({ id }) => id,
})

/** What the link of a mail opens: no session, one purpose. */
export const DESINSCRIPTION_PATH = '/desinscription'
