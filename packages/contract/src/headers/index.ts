/** Headers that the browser adds to its requests, as the server reads them (lower case). */
export const HEADER_TIMEZONE = 'user-timezone-offset'
export const HEADER_NUM_CONTRAT = 'x-numcontrat'
export const HEADER_SECURITY_CODE = 'x-securitycode'
/** Whose portal this tab alone shows to staff: a claim, that their session has to bear out. */
export const HEADER_VUE = 'x-vue'
/** Names a submission: sent again under this name, it is the same request. */
export const HEADER_IDEMPOTENCY_KEY = 'idempotency-key'

/** Against forgery: requests that may write send the cookie's value back in this header. */
export const COOKIE_ANTI_FORGERY = 'XSRF-TOKEN'
export const HEADER_ANTI_FORGERY = 'x-xsrf-token'

export const NO_CACHE_HEADERS = {
  'cache-control': 'no-cache, no-store, must-revalidate',
  pragma: 'no-cache',
  expires: '0',
} as const
