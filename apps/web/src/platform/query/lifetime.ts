import { STATUS_SANS_REPONSE } from '@espace-adherent/contract/errors'

/** How long an answer may be served again without asking: five minutes. */
export const CACHE_LIFETIME = 300_000

/** A lifetime of zero bypasses the cache: nothing is served from it, nothing stays in it. */
export const lifetimeOptions = (lifetime: number = CACHE_LIFETIME) => ({
  staleTime: lifetime,
  gcTime: lifetime,
})

/** Once, and only when no answer came: what the server refuses, it would refuse again. */
export const shouldRetry = (failures: number, error: unknown) =>
  failures < 1 && (error as { status?: number }).status === STATUS_SANS_REPONSE
