import type { ReactNode } from 'react'
import { createStore } from '../browser/store.ts'

export type Modal = {
  id: number
  /** Holds the screen until the page is left: a new route does not dismiss it. */
  blocking: boolean
  view: (close: () => void) => ReactNode
  /** Where the focus was. */
  from: Element | null
}

const opened = createStore<readonly Modal[]>([])
let lastId = 0

export const modals = {
  ...opened,
  open(view: Modal['view'], { blocking = false } = {}): void {
    const from = document.activeElement
    // Everything behind a dialog is inert: another opening from the same button is a double click.
    const isSecondClick = opened.get().some((modal) => modal.from === from)
    if (!blocking && isSecondClick && from?.matches('button,a')) return
    lastId += 1
    opened.set([...opened.get(), { id: lastId, blocking, view, from }])
  },
  close(id: number): void {
    opened.set(opened.get().filter((modal) => modal.id !== id))
  },
  /** The route under them is gone, and their subject with it. */
  dismissOnNewRoute(): void {
    const kept = opened.get().filter((modal) => modal.blocking)
    if (kept.length !== opened.get().length) opened.set(kept)
  },
}
