import { useSyncExternalStore } from 'react'

let opened: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** Each dialog calls it while it is open; the returned function takes it off the pile. */
export function pileUp(dialog: HTMLDialogElement): () => void {
  change([...opened, dialog])
  return () => change(opened.filter((one) => one !== dialog))
}

function change(next: readonly HTMLDialogElement[]) {
  opened = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The modal dialog on top, if any. Everything outside of it is inert, so that toasts must be drawn
 * inside it to be seen and reached.
 */
export const useTopDialog = () => useSyncExternalStore(subscribe, () => opened.at(-1) ?? null)
