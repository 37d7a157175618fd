import type { ComponentType, ReactNode } from 'react'
import { type Loader, lazyChunk, useChunk } from './chunks.ts'

type Options = {
  /** In its place until its code is there. */
  meanwhile?: ReactNode
  /** Nobody asked for it: without its code, the screen does without it. */
  isOptional?: boolean
}

/** A component whose code comes when it is first drawn. */
export function lazyView<P extends object>(
  loader: Loader<P>,
  { meanwhile = null, isOptional = false }: Options = {},
): ComponentType<P> {
  const code = lazyChunk(loader)
  return function LazyView(props: P) {
    const View = useChunk(code, { isOptional })
    return View ? <View {...props} /> : meanwhile
  }
}
