import { createStore } from '../browser/store.ts'
import { dequeue, emptyQueue, enqueue, type NewToast, type Queue, withoutSteps } from './queue.ts'

/** When the client sets no delay. */
export const DEFAULT_DELAY = 5000

export type Toasts = ReturnType<typeof createToasts>

export function createToasts(delay: () => number) {
  const queue = createStore<Queue>(emptyQueue)
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  let lastId = 0
  let held = false

  function change(next: Queue) {
    // A toast that leaves under the pointer never reports that the pointer left.
    if (next.shown.length === 0) held = false
    queue.set(next)
    stopTimers((id) => !next.shown.some((toast) => toast.id === id))
    if (!held) startTimers()
  }

  /** Each toast counts from the moment it is shown, not from when it was queued. */
  function startTimers() {
    for (const { id } of queue.get().shown) {
      if (!timers.has(id))
        timers.set(
          id,
          setTimeout(() => dismiss(id), delay()),
        )
    }
  }

  function stopTimers(isStopped: (id: number) => boolean) {
    for (const [id, timer] of timers) {
      if (!isStopped(id)) continue
      clearTimeout(timer)
      timers.delete(id)
    }
  }

  const dismiss = (id: number) => change(dequeue(queue.get(), id))

  return {
    get: queue.get,
    subscribe: queue.subscribe,
    set: queue.set,
    push: (toast: NewToast) => {
      lastId += 1
      change(enqueue(queue.get(), { ...toast, id: lastId }))
    },
    dismiss,
    /** The screen itself says what the steps led to. */
    arrived: () => change(withoutSteps(queue.get())),
    /** While somebody points at or reads a toast, none leaves; the delay then starts again. */
    hold: (isHeld: boolean) => {
      held = isHeld
      if (held) stopTimers(() => true)
      else startTimers()
    },
  }
}
