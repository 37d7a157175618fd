import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { HttpError } from '../http/error.ts'
import { CACHE_LIFETIME, shouldRetry } from './lifetime.ts'
import type { Said } from './meta.ts'
import { type Reaction, reactTo } from './policy.ts'

type Handlers = {
  onFailure: (reaction: Reaction) => void
  onSuccess: (toast: Said) => void
  /** The screen that is shown now. */
  place?: () => string
}

export function createQueryClient({
  onFailure,
  onSuccess,
  place = () => '',
}: Handlers): QueryClient {
  const startedAt = new WeakMap<object, string>()
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const silent = query.meta?.silent === true || isLookedAtAgain(query)
        onFailure(reactTo(asHttp(error), { kind: 'read', ...query.meta, silent }))
      },
    }),
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => void startedAt.set(mutation, place()),
      onError: (error, _variables, _result, mutation) => {
        const isLeft = mutation.meta?.isOfForm === true && startedAt.get(mutation) !== place()
        const silent = mutation.meta?.silent === true || isLeft
        onFailure(reactTo(asHttp(error), { kind: 'write', ...mutation.meta, silent }))
      },
      onSuccess: (answer, _variables, _result, mutation) => {
        const toast = mutation.meta?.success?.(answer)
        if (toast) onSuccess(toast)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: CACHE_LIFETIME,
        gcTime: CACHE_LIFETIME,
        retry: shouldRetry,
        refetchOnWindowFocus: false,
        // Offline, a request must fail and say so rather than wait in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Something read again by a timer stays on the screen: no message every half minute. */
const isLookedAtAgain = (query: Query<unknown, unknown>) =>
  query.state.data !== undefined &&
  query.observers.some(({ options }) => options.refetchInterval !== undefined)

/** A mistake in our code shows as an internal error, not as a missing network. */
const asHttp = (error: unknown) => (error instanceof HttpError ? error : new HttpError(500))
