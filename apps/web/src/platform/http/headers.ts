import {
  HEADER_ANTI_FORGERY,
  HEADER_NUM_CONTRAT,
  HEADER_SECURITY_CODE,
  HEADER_TIMEZONE,
  HEADER_VUE,
  NO_CACHE_HEADERS,
} from '@espace-adherent/contract/headers'

/** What the headers of a request are made from, asked for each one. */
export type RequestContext = {
  /** Whether the person is on their way out. */
  isLeaving?: () => boolean
  numeroContrat: () => string | null
  securityCode: () => string | null
  /** The member whose portal this tab shows to staff. */
  vue: () => string | null
  antiForgeryToken: () => string | null
  /** Minutes between here and UTC, as `Date#getTimezoneOffset` counts them. */
  timezoneOffset: () => number
}

export function requestHeaders(
  method: string,
  url: string,
  context: RequestContext,
): Record<string, string> {
  const headers: Record<string, string> = {
    ...NO_CACHE_HEADERS,
    accept: 'application/json, */*;q=0.8',
    [HEADER_TIMEZONE]: String(context.timezoneOffset()),
  }
  const numeroContrat = context.numeroContrat()
  if (numeroContrat) headers[HEADER_NUM_CONTRAT] = numeroContrat
  const securityCode = context.securityCode()
  if (securityCode) headers[HEADER_SECURITY_CODE] = securityCode
  const vue = context.vue()
  if (vue) headers[HEADER_VUE] = vue
  const token = context.antiForgeryToken()
  if (token && mayWrite(method) && isRelative(url)) headers[HEADER_ANTI_FORGERY] = token
  return headers
}

const mayWrite = (method: string) => !['GET', 'HEAD'].includes(method.toUpperCase())

/** The token belongs to this portal: another host, even spelled `//host`, never sees it. */
export const isRelative = (url: string) => !/^([a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(url)
