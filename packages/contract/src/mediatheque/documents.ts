import { z } from 'zod'
import { remoteFileNameSchema } from '../fichiers/index.ts'
import { defineResource } from '../resources/define.ts'
import { cibleSchema, revisionSchema } from '../resources/revision.ts'

const lire = { backoffice: { domaine: 'contenus', action: 'read' } } as const
const creer = { backoffice: { domaine: 'contenus', action: 'create' } } as const
const modifier = { backoffice: { domaine: 'contenus', action: 'update' } } as const
const supprimer = { backoffice: { domaine: 'contenus', action: 'delete' } } as const

/** Where what staff have put in the library is read by everybody. */
export const urlMedia = (id: string) => `/medias/${id}`

const champs = {
  titre: z.string().trim().min(1).max(150),
  /** What it shows, for those who do not see it; null says that it is decorative, or no picture. */
  alt: z.string().trim().min(1).max(300).nullable(),
  bibliothequeId: z.uuid().nullable(),
  tags: z.array(z.uuid()).max(20),
}

export const mediaSchema = z.object({
  id: z.uuid(),
  revision: revisionSchema,
  ...champs,
  nomFichier: z.string(),
  typeMime: z.string(),
  taille: z.int(),
  /** Changes with what it holds. */
  empreinte: z.string(),
  modifieLe: z.iso.datetime().nullable(),
  /** Since when it is in the trash; gone for good thirty days later. */
  supprimeLe: z.iso.datetime().nullable(),
  usages: z.array(z.object({ libelle: z.string(), titre: z.string() })),
})
export type Media = z.infer<typeof mediaSchema>

const fichier = { remoteFileName: remoteFileNameSchema }

export const creationMediaSchema = z.strictObject({
  ...fichier,
  titre: champs.titre,
  alt: champs.alt,
})

/** The pictures and documents of the portal. Deleted, one waits in the trash; another file keeps its address. */
export const documentsResource = defineResource({
  slice: 'mediatheque',
  path: '/cms/documents',
  libelle: 'Médiathèque',
  row: mediaSchema,
  data: z.strictObject({
    ...cibleSchema.shape,
    ...champs,
    /** Another file in its place. */
    remoteFileName: remoteFileNameSchema.nullable(),
    /** Out of the trash. */
    isCorbeille: z.boolean(),
  }),
  creation: creationMediaSchema,
  can: { list: lire, create: creer, update: modifier, delete: supprimer },
  identify: ({ id }) => id,
})
export type SaisieMedia = z.infer<typeof documentsResource.data>
