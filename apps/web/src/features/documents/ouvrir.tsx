import { lazy } from 'react'
import { modals } from '../../platform/modals/modals.ts'
import type { FileAsked } from '../../platform/query/file.ts'

/** The reader of documents is large: it comes with the first of them. */
const Visionneuse = lazy(() => import('./Visionneuse.tsx'))

/** Shows a document over the page, without leaving it. */
export const ouvrirDocument = (asked: FileAsked) =>
  modals.open((close) => <Visionneuse asked={asked} onClose={close} />)
