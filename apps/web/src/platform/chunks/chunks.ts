import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useReducer } from 'react'

/**
 * The code of a screen, fetched when it is first needed. React's own `lazy` would do, but a drawing
 * that has suspended is shown again after 300 ms at the earliest, even when the code was there at once.
 */
export type Chunk<P> = {
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

export function lazyChunk<P>(loader: Loader<P>): Chunk<P> {
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
export const presentChunk = <P>(component: ComponentType<P>): Chunk<P> => ({
  read: () => component,
  load: () => Promise.resolve(),
  prepare: () => Promise.resolve(),
})

/**
 * The component, null while its code is on the way. A failure is thrown to the boundary above, unless
 * the screen can do without.
 */
export function useChunk<P>(chunk: Chunk<P>, { isOptional = false } = {}): ComponentType<P> | null {
  const [arrived, arrive] = useReducer(settle<P>, null)
  const component = chunk.read()
  useEffect(() => {
    if (component) return
    chunk.load().then(
      () => arrive({ chunk }),
      (error: unknown) => arrive({ chunk, error }),
    )
  }, [chunk, component])
  const hasFailed = arrived?.chunk === chunk && 'error' in arrived
  if (hasFailed && !isOptional) throw arrived.error
  return component
}

type Arrival<P> = { chunk: Chunk<P>; error?: unknown }
const settle = <P>(_previous: Arrival<P> | null, arrival: Arrival<P>): Arrival<P> | null => arrival
