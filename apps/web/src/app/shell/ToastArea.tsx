import { useTopDialog } from '@espace-adherent/ui/dialog'
import { lazy, Suspense } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from '../../platform/browser/store.ts'
import { toasts } from '../../platform/toasts/index.ts'
import { textes } from '../textes.ts'

const Toasts = lazy(async () => ({ default: (await import('@espace-adherent/ui/toasts')).Toasts }))

/** The region stands in the page from the start: readers only announce what enters one they know. */
export function ToastArea() {
  const { shown } = useStore(toasts)
  const dialog = useTopDialog()
  return createPortal(
    <section aria-label={textes.notifications} aria-live="polite">
      {shown.length > 0 && (
        <Suspense fallback={null}>
          <Toasts toasts={shown} onDismiss={toasts.dismiss} onHold={toasts.hold} />
        </Suspense>
      )}
    </section>,
    dialog ?? document.body,
  )
}
