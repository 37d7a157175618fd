import { z } from 'zod'
import { defineResource } from '../../resources/define.ts'
import { revisionSchema } from '../../resources/revision.ts'

export const lire = { backoffice: { domaine: 'contenus', action: 'read' } } as const
export const creer = { backoffice: { domaine: 'contenus', action: 'create' } } as const
export const modifier = { backoffice: { domaine: 'contenus', action: 'update' } } as const
export const supprimer = { backoffice: { domaine: 'contenus', action: 'delete' } } as const

/** What staff write as a draft over what everybody reads: pages and questions of the help service alike. */
export const verbesRediges = {
  list: lire,
  create: creer,
  update: modifier,
  publish: modifier,
  restore: modifier,
  delete: supprimer,
} as const

export const title = z.string().trim().min(1).max(200)

/** How far it is: its latest revision, and which one is public since when. */
export const redigeShape = {
  id: z.uuid(),
  /** Of the latest revision. */
  title: z.string(),
  revision: revisionSchema,
  publieLe: z.iso.datetime().nullable(),
  publieeRevision: revisionSchema.nullable(),
  modifieLe: z.iso.datetime().nullable(),
  modifiePar: z.string().nullable(),
}

/** What it said in one of its revisions, who wrote it and when. */
export const revisionShape = {
  revision: revisionSchema,
  title: z.string(),
  content: z.string(),
  le: z.iso.datetime().nullable(),
  par: z.string().nullable(),
}

type Revisions<P extends `/${string}`, Shape extends z.ZodRawShape> = {
  slice: string
  path: P
  libelle: string
  shape: Shape
}

/** The revisions of one of them, the latest first. */
export const defineRevisions = <const P extends `/${string}`, Shape extends z.ZodRawShape>({
  shape,
  ...resource
}: Revisions<P, Shape>) =>
  defineResource({
    ...resource,
    row: z.object({ ...revisionShape, ...shape }),
    query: z.object({ id: z.uuid() }),
    can: { list: lire },
    identify: (row) => String((row as { revision: number }).revision),
  })
