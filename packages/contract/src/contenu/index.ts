import { z } from 'zod'
import { defineResource } from '../resources/define.ts'

export const cmsItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** HTML, sanitised when written and again when shown. */
  content: z.string(),
  name: z.string(),
})
export type CmsItem = z.infer<typeof cmsItemSchema>

/** The block of static pages (`page/{pageName}`). */
export const BLOC_PAGES_STATIQUES = 'Pages_Statiques'

/** Those that the law wants every portal to show (RGPD 13, LCEN 1-1, loi 2005-102 art. 47). */
export const PAGES_OBLIGATOIRES: readonly string[] = [
  'mentions-legales',
  'donnees-personnelles',
  'accessibilite',
]

/** Messages shown after sign-in, until the person silences them. */
export const BLOC_POPUPS = 'Popups'

export const blocklistsResource = defineResource({
  slice: 'contenu',
  path: '/cms/blocklists',
  libelle: 'Contenus',
  access: 'public',
  row: cmsItemSchema,
  query: z.object({
    name: z.string().min(1).max(100),
    itemName: z.string().min(1).max(200).optional(),
  }),
  envelope: 'array',
  can: ['list'],
  identify: (item) => item.id,
})

/** The same for whoever is signed in: what is for an audience, to those who are in it. */
export const contenusMembreResource = defineResource({
  ...blocklistsResource,
  slice: 'contenu',
  path: '/cms/contenus',
  access: 'visiteur',
  can: ['list'],
})
