import { defineAddress } from '../resources/address.ts'
import type { CmsItem } from './index.ts'

/** The block of static pages (`page/{pageName}`). */
export const BLOC_PAGES_STATIQUES = 'Pages_Statiques'

/** Messages shown after sign-in, until the person silences them. */
export const BLOC_POPUPS = 'Popups'

/** Under which a message that names no cookie of its own is silenced, and for how many days. */
export const COOKIE_POPUPS = 'Popups'
export const JOURS_POPUPS = 365

/** Above whatever page, a visitor's included. */
export const BLOC_BANDEAUX = 'Bandeaux'

type Query = { name: string; itemName?: string | undefined }

export const blocklistsAddress = defineAddress<CmsItem, Query>()({
  path: '/cms/blocklists',
  libelle: 'Contenus',
  access: 'public',
  envelope: 'array',
})

/** The same for somebody signed in: with what is for audiences that they are in. */
export const contenusMembreAddress = defineAddress<CmsItem, Query>()({
  ...blocklistsAddress,
  path: '/cms/contenus',
  access: 'visiteur',
})
