import { useSyncExternalStore } from 'react'

let opened: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** Called by each dialog while it is open; what it returns takes it off the pile. */
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
 * The modal dialog on top, if any. All that stands outside it is inert: what must stay visible
 * and reachable above it (the toasts) has to be drawn inside.
 */
export const useTopDialog = () => useSyncExternalStore(subscribe, () => opened.at(-1) ?? null)
