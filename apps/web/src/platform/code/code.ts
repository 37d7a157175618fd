import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useReducer } from 'react'

/**
 * The code of a screen, fetched when it is first needed. React's own `lazy` would do, but a drawing
 * that has suspended is shown again after 300 ms at the earliest, even when the code was there at once.
 */
export type Code<P> = {
  /** Null as long as it has not arrived. */
  read: () => ComponentType<P> | null
  load: () => Promise<void>
  /** Reads, once the code is there, what its first drawing begins with. */
  prepare: (client: QueryClient) => Promise<void>
}

type Module<P> = {
  default: ComponentType<P>
  prepare?: (client: QueryClient) => Promise<void>
}
export type Loader<P> = () => Promise<Module<P>>

export function lazyCode<P>(loader: Loader<P>): Code<P> {
  let module: Module<P> | null = null
  let pending: Promise<void> | null = null
  const load = async () => {
    try {
      module = await loader()
    } finally {
      // A failure is not kept: the network may be back the next time.
      pending = null
    }
  }
  return {
    read: () => module?.default ?? null,
    load: () => {
      if (module) return Promise.resolve()
      pending ??= load()
      return pending
    },
    prepare: async (client) => module?.prepare?.(client),
  }
}

/** Code that came with the page. */
export const presentCode = <P>(component: ComponentType<P>): Code<P> => ({
  read: () => component,
  load: () => Promise.resolve(),
  prepare: () => Promise.resolve(),
})

/**
 * The component, null while its code is on the way. A failure is thrown to the boundary above, unless
 * the screen can do without.
 */
export function useCode<P>(code: Code<P>, { isOptional = false } = {}): ComponentType<P> | null {
  const [arrived, arrive] = useReducer(settle<P>, null)
  const component = code.read()
  useEffect(() => {
    if (component) return
    code.load().then(
      () => arrive({ code }),
      (error: unknown) => arrive({ code, error }),
    )
  }, [code, component])
  const hasFailed = arrived?.code === code && 'error' in arrived
  if (hasFailed && !isOptional) throw arrived.error
  return component
}

type Arrival<P> = { code: Code<P>; error?: unknown }
const settle = <P>(_previous: Arrival<P> | null, arrival: Arrival<P>): Arrival<P> | null => arrival
