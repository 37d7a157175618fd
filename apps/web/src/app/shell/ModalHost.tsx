import { Suspense } from 'react'
import { useStore } from '../../platform/browser/store.ts'
import { modals } from '../../platform/modals/modals.ts'

/** Draws the open modals; their code arrives with the first of them. */
export const ModalHost = () =>
  useStore(modals).map(({ id, view }) => (
    <Suspense key={id} fallback={null}>
      {view(() => modals.close(id))}
    </Suspense>
  ))
