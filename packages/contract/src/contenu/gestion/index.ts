import { slug } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineResource } from '../../resources/define.ts'
import { cibleSchema, revisionSchema } from '../../resources/revision.ts'
import { apercuShape } from '../apercu.ts'
import { cmsItemSchema } from '../index.ts'
import { defineRevisions, lire, redigeShape, title, verbesRediges } from './redige.ts'

const content = z.string().max(200_000)
/** Whom it is for: null is everybody; not told, whom it was for already. */
const audienceId = z.uuid().nullable().optional()

export const contenuSchema = z.object({
  ...redigeShape,
  bloc: z.string(),
  name: z.string(),
  audienceId: z.uuid().nullable(),
  programmeeLe: z.iso.datetime().nullable(),
  programmeeRevision: revisionSchema.nullable(),
})
export type Contenu = z.infer<typeof contenuSchema>

export const creationContenuSchema = z.strictObject({
  bloc: z.string().regex(/^[A-Za-z0-9_]{1,60}$/),
  /** « Été & Santé » becomes `ete-sante`: an address is made of what was typed. */
  name: z
    .string()
    .max(200)
    .transform(slug)
    .pipe(z.string().regex(/^[a-z0-9-]{1,100}$/)),
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
  can: verbesRediges,
  identify: ({ id }) => id,
})

export const revisionsContenuResource = defineRevisions({
  slice: 'contenu',
  path: '/cms/revisions',
  libelle: 'Révisions d’un contenu',
  shape: { audienceId: z.uuid().nullable() },
})
export type RevisionContenu = z.infer<(typeof revisionsContenuResource)['row']>

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
