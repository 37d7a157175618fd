import type { CmsItem } from '@espace-adherent/contract/contenu'
import { cookieName, readCookie, writeCookie } from '../../platform/browser/cookies.ts'

/** How long « do not show again » is remembered. */
const JOURS = 365

/** Staff choose the name, the prefix keeps it away from the cookies that matter. */
export const cookieOfPopup = (cookie: string, item: Pick<CmsItem, 'id'>) =>
  cookieName('popup', cookie, item.id)

/** Those that this browser was not told to keep quiet about. Without a cookie name, all of them. */
export const popupsToShow = <Item extends Pick<CmsItem, 'id'>>(
  items: readonly Item[],
  cookie: string | null,
  cookies: string,
): Item[] =>
  items.filter(
    (item) => cookie === null || readCookie(cookies, cookieOfPopup(cookie, item)) === null,
  )

export const silencePopup = (cookie: string, item: Pick<CmsItem, 'id'>) =>
  writeCookie(cookieOfPopup(cookie, item), '1', JOURS)
