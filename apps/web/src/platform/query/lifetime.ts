import { STATUS_SANS_REPONSE } from '@espace-adherent/contract/errors/messages.ts'

/** How long an answer may be served again without asking: five minutes. */
export const CACHE_LIFETIME = 300_000

/** A lifetime of zero bypasses the cache: nothing is served from it, nothing stays in it. */
export const lifetimeOptions = (lifetime: number = CACHE_LIFETIME) => ({
  staleTime: lifetime,
  gcTime: lifetime,
})

/** What may be otherwise a second later: no answer, a fault of the server, a proxy that found none. */
const PASSING: readonly unknown[] = [STATUS_SANS_REPONSE, 500, 502, 504]

/** Once. What the server refuses, it would refuse again; a 503 leads to a screen of its own, and asking again adds to its load. */
export const shouldRetry = (failures: number, error: unknown) =>
  failures < 1 && PASSING.includes((error as { status?: number }).status)
