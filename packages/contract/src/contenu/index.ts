import { z } from 'zod'
import { defineResource } from '../resources/define.ts'
import { blocklistsAddress, contenusMembreAddress } from './address.ts'

export { BLOC_BANDEAUX, BLOC_PAGES_STATIQUES, BLOC_POPUPS } from './address.ts'
export { BLOCS_AFFICHES, BLOCS_INFORMATIONS } from './affiches.ts'

export const cmsItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** HTML, sanitised when written and again when shown. */
  content: z.string(),
  name: z.string(),
  /** Of a message after sign-in, where they were chosen: what « do not show again » is kept under, and for how long. */
  cookie: z.string().optional(),
  jours: z.int().optional(),
  /** Of a notice: since when it says what it says. */
  le: z.iso.datetime().optional(),
})
export type CmsItem = z.infer<typeof cmsItemSchema>

/** Pages that the law wants every portal to show (RGPD 13, LCEN 1-1, loi 2005-102 art. 47). */
export const PAGES_OBLIGATOIRES: readonly string[] = [
  'mentions-legales',
  'donnees-personnelles',
  'accessibilite',
]

export const blocklistsResource = defineResource({
  ...blocklistsAddress,
  slice: 'contenu',
  row: cmsItemSchema,
  query: z.object({
    name: z.string().min(1).max(100),
    itemName: z.string().min(1).max(200).optional(),
  }),
  can: ['list'],
  identify: (item) => item.id,
})

/** The same for whoever is signed in. */
export const contenusMembreResource = defineResource({
  ...blocklistsResource,
  ...contenusMembreAddress,
  can: ['list'],
})
