import { z } from 'zod'
import { apercuShape } from '../contenu/apercu.ts'
import { cmsItemSchema } from '../contenu/index.ts'
import { defineResource } from '../resources/define.ts'
import { cibleSchema, revisionSchema } from '../resources/revision.ts'

const lire = { backoffice: { domaine: 'contenus', action: 'read' } } as const
const creer = { backoffice: { domaine: 'contenus', action: 'create' } } as const
const modifier = { backoffice: { domaine: 'contenus', action: 'update' } } as const
const supprimer = { backoffice: { domaine: 'contenus', action: 'delete' } } as const

const title = z.string().trim().min(1).max(200)
const content = z.string().max(200_000)
/** Whom it is for: null is everybody; not told, whom it was for already. */
const audienceId = z.uuid().nullable().optional()

export const contenuSchema = z.object({
  id: z.uuid(),
  bloc: z.string(),
  name: z.string(),
  /** Of the latest revision. */
  title: z.string(),
  audienceId: z.uuid().nullable(),
  revision: revisionSchema,
  /** Since when something of it is public, and which revision. */
  publieLe: z.iso.datetime().nullable(),
  publieeRevision: revisionSchema.nullable(),
  programmeeLe: z.iso.datetime().nullable(),
  programmeeRevision: revisionSchema.nullable(),
  modifieLe: z.iso.datetime().nullable(),
  modifiePar: z.string().nullable(),
})
export type Contenu = z.infer<typeof contenuSchema>

export const creationContenuSchema = z.strictObject({
  bloc: z.string().regex(/^[A-Za-z0-9_]{1,60}$/),
  name: z.string().regex(/^[a-z0-9-]{1,100}$/),
  title,
  content,
  audienceId,
})

/** Contents as staff look after them: what only they may do with the model of `blocklists`. */
export const contenusResource = defineResource({
  slice: 'contenu',
  path: '/cms/blocklists',
  libelle: 'Contenus',
  row: contenuSchema,
  data: z.strictObject({ ...cibleSchema.shape, title, content, audienceId }),
  creation: creationContenuSchema,
  can: {
    list: lire,
    create: creer,
    update: modifier,
    publish: modifier,
    restore: modifier,
    delete: supprimer,
  },
  identify: ({ id }) => id,
})

const revisionContenuSchema = z.object({
  revision: revisionSchema,
  title: z.string(),
  content: z.string(),
  audienceId: z.uuid().nullable(),
  le: z.iso.datetime().nullable(),
  par: z.string().nullable(),
})
export type RevisionContenu = z.infer<typeof revisionContenuSchema>

/** The revisions of one content, the latest first. */
export const revisionsContenuResource = defineResource({
  slice: 'contenu',
  path: '/cms/revisions',
  libelle: 'Révisions d’un contenu',
  row: revisionContenuSchema,
  query: z.object({ id: z.uuid() }),
  can: { list: lire },
  identify: ({ revision }) => String(revision),
})

/** A block as it will be read at a moment, or with every draft: for the portal itself to show. */
export const apercuContenusResource = defineResource({
  slice: 'contenu',
  path: '/cms/apercu',
  libelle: 'Aperçu des contenus',
  envelope: 'array',
  row: cmsItemSchema,
  query: z.object({
    name: z.string().min(1).max(100),
    itemName: z.string().min(1).max(200).optional(),
    ...apercuShape,
  }),
  can: { list: lire },
  identify: ({ id }) => id,
})
