import type { FunctionComponent, ReactNode } from 'react'
import { type Chunk, type Loader, lazyChunk, useChunk } from './chunks.ts'

type Options = {
  /** Shown until its code is there. */
  meanwhile?: ReactNode
  /** Nobody asked for it, so the screen does without it when its code is missing. */
  isOptional?: boolean
}

/** Fetches its code ahead of its first drawing. */
type LazyView<P> = FunctionComponent<P> & Pick<Chunk<P>, 'load' | 'prepare'>

/** A component whose code comes when it is first drawn. */
export function lazyView<P extends object>(
  loader: Loader<P>,
  { meanwhile = null, isOptional = false }: Options = {},
): LazyView<P> {
  const code = lazyChunk(loader)
  function View(props: P) {
    const Content = useChunk(code, { isOptional })
    return Content ? <Content {...props} /> : meanwhile
  }
  return Object.assign(View, { load: code.load, prepare: code.prepare })
}
