import { useTopDialog } from '@espace-adherent/ui/dialogues'
import type { ToastsProps } from '@espace-adherent/ui/toasts/Toasts.tsx'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { whenIdle } from '../../platform/browser/idle.ts'
import { useStore } from '../../platform/browser/store.ts'
import { lazyChunk, lazyModule, useChunk } from '../../platform/chunks/index.ts'
import { toasts } from '../../platform/toasts/index.ts'
import { textes } from '../textes.ts'

const code = lazyChunk(async () => ({
  default: (await import('@espace-adherent/ui/toasts/Toasts.tsx')).Toasts,
}))

/** Comes with the first message: no first page waits for it. */
const placing = lazyModule(() => import('@espace-adherent/ui/toasts/watch-place.ts'))

/**
 * The region stands in the page from the start: screen readers announce only what enters a known
 * region.
 */
export function ToastArea() {
  const { shown } = useStore(toasts)
  const dialog = useTopDialog()
  // Loaded early: the first thing to say may be that the network is gone.
  useEffect(() => whenIdle(() => void code.load().catch(() => {})), [])
  return createPortal(
    <section aria-label={textes.notifications} aria-live="polite">
      {shown.length > 0 && <Shown toasts={shown} onDismiss={toasts.dismiss} onHold={toasts.hold} />}
    </section>,
    dialog ?? document.body,
  )
}

function Shown(props: ToastsProps) {
  const Toasts = useChunk(code, { isOptional: true })
  const place = useChunk(placing, { isOptional: true })
  useEffect(() => (Toasts ? place?.watchPlace() : undefined), [Toasts, place])
  return Toasts && <Toasts {...props} />
}
