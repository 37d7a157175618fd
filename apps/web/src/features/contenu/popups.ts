import { JOURS_POPUPS } from '@espace-adherent/contract/addresses'
import type { CmsItem } from '@espace-adherent/contract/contenu'
import { cookieName, readCookie, writeCookie } from '../../platform/browser/cookies.ts'

type Message = Pick<CmsItem, 'id' | 'cookie' | 'jours'>

/** Staff choose the name, of all or of this one; the prefix keeps it away from the cookies that matter. */
export const cookieOfPopup = (cookie: string, item: Message) =>
  cookieName('popup', item.cookie ?? cookie, item.id)

/** Those that this browser was not told to keep quiet about. Without a cookie name, all of them. */
export const popupsToShow = <Item extends Message>(
  items: readonly Item[],
  cookie: string | null,
  cookies: string,
): Item[] =>
  items.filter(
    (item) => cookie === null || readCookie(cookies, cookieOfPopup(cookie, item)) === null,
  )

export const silencePopup = (cookie: string, item: Message) =>
  writeCookie(cookieOfPopup(cookie, item), '1', item.jours ?? JOURS_POPUPS)
