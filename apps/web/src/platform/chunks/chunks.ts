import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useReducer } from 'react'

/**
 * The code of a screen, fetched when it is first needed. React's own `lazy` suspends, and React
 * shows a suspended drawing after 300 ms at the earliest, even when the code is there.
 */
export type Chunk<P> = Lazy<ComponentType<P>> & {
  /** Once the code is there, reads what the first drawing needs. */
  prepare: Prepare
}

type Prepare = (client: QueryClient, params?: Record<string, string>) => Promise<void>

type Module<P> = { default: ComponentType<P>; prepare?: Prepare }
export type Loader<P> = () => Promise<Module<P>>

/** A module, fetched when it is first needed and once. */
export type Lazy<M> = {
  /** Null until it has arrived. */
  read: () => M | null
  load: () => Promise<void>
}

export function lazyModule<M>(loader: () => Promise<M>): Lazy<M> {
  let module: M | null = null
  let pending: Promise<void> | null = null
  const load = async () => {
    try {
      module = await loader()
    } finally {
      // A failure is not kept: the network may be back next time.
      pending = null
    }
  }
  return {
    read: () => module,
    load: () => {
      if (module) return Promise.resolve()
      pending ??= load()
      return pending
    },
  }
}

export function lazyChunk<P>(loader: Loader<P>): Chunk<P> {
  const { read, load } = lazyModule(loader)
  return {
    load,
    read: () => read()?.default ?? null,
    prepare: async (...given) => read()?.prepare?.(...given),
  }
}

/** Code that came with the page. */
export const presentChunk = <P>(component: ComponentType<P>): Chunk<P> => ({
  read: () => component,
  load: () => Promise.resolve(),
  prepare: () => Promise.resolve(),
})

/**
 * What the chunk holds; null while it is on the way, or when there is nothing to fetch. A failure
 * is thrown to the boundary above, unless the screen can do without.
 */
export function useChunk<M>(chunk: Lazy<M> | null, { isOptional = false } = {}): M | null {
  const [arrived, arrive] = useReducer(settle<M>, null)
  const content = chunk?.read() ?? null
  useEffect(() => {
    if (!chunk || content) return
    chunk.load().then(
      () => arrive({ chunk }),
      (error: unknown) => arrive({ chunk, error }),
    )
  }, [chunk, content])
  const hasFailed = chunk !== null && arrived?.chunk === chunk && 'error' in arrived
  if (hasFailed && !isOptional) throw arrived.error
  return content
}

type Arrival<M> = { chunk: Lazy<M>; error?: unknown }
const settle = <M>(_previous: Arrival<M> | null, arrival: Arrival<M>): Arrival<M> | null => arrival
