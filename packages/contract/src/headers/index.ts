/** Headers that the browser adds to its requests, as the server reads them (lower case). */
export const HEADER_TIMEZONE = 'user-timezone-offset'
export const HEADER_NUM_CONTRAT = 'x-numcontrat'
export const HEADER_SECURITY_CODE = 'x-securitycode'
/** Names a submission: sent again under the same name, it is one request. */
export const HEADER_IDEMPOTENCY_KEY = 'idempotency-key'

/** Anti-forgery: the cookie's value comes back in the header of every request that may write. */
export const COOKIE_ANTI_FORGERY = 'XSRF-TOKEN'
export const HEADER_ANTI_FORGERY = 'x-xsrf-token'

export const NO_CACHE_HEADERS = {
  'cache-control': 'no-cache, no-store, must-revalidate',
  pragma: 'no-cache',
  expires: '0',
} as const
export * from './vue.ts'
