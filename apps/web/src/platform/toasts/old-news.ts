import { currentPath } from '../routing/hash-location.ts'
import { toasts as shown } from './index.ts'
import type { Toasts } from './toasts.ts'

/**
 * A click this soon is the second of the double click that made the message: nobody has read it
 * yet.
 */
const LU_MS = 500

/**
 * Messages go with their screen, except one about what led to the next screen: nobody has asked for
 * anything since.
 */
export function createOldNews(
  toasts: Pick<Toasts, 'get' | 'subscribe' | 'dismiss'>,
  now: () => number,
) {
  const saidAt = new Map<number, number>()
  let wishedAt = Number.NEGATIVE_INFINITY
  const all = () => [...toasts.get().shown, ...toasts.get().waiting]
  const note = () => {
    const ids = new Set(all().map(({ id }) => id))
    for (const id of ids) if (!saidAt.has(id)) saidAt.set(id, now())
    for (const id of saidAt.keys()) if (!ids.has(id)) saidAt.delete(id)
  }
  note()
  toasts.subscribe(note)
  return {
    /** Somebody pressed or typed something. */
    wished: () => {
      wishedAt = now()
    },
    /** Another screen has come. */
    left: () => {
      const old = [...saidAt].filter(([, at]) => wishedAt - at >= LU_MS)
      for (const [id] of old) toasts.dismiss(id)
    },
  }
}

let isInstalled = false

export function forgetOldNews(): void {
  if (isInstalled) return
  isInstalled = true
  const news = createOldNews(shown, () => performance.now())
  let place = currentPath()
  for (const wish of ['pointerdown', 'keydown'] as const)
    window.addEventListener(wish, news.wished, { capture: true, passive: true })
  window.addEventListener('hashchange', () => {
    if (currentPath() === place) return
    place = currentPath()
    news.left()
  })
}
