export type ToastType = 'danger' | 'info' | 'success' | 'warning'
export type Toast = { id: number; type: ToastType; title: string; detail?: string | undefined }
export type NewToast = Omit<Toast, 'id'>

export type Queue = { readonly shown: readonly Toast[]; readonly waiting: readonly Toast[] }

/** More at once would hide the screen, and nobody reads four messages. */
export const SHOWN_AT_ONCE = 3

export const emptyQueue: Queue = { shown: [], waiting: [] }

/** A message already there is not repeated: three reads that fail together are one breakdown. */
export function enqueue(queue: Queue, toast: Toast): Queue {
  if ([...queue.shown, ...queue.waiting].some((other) => isSame(other, toast))) return queue
  return fill({ ...queue, waiting: [...queue.waiting, toast] })
}

export function dequeue(queue: Queue, id: number): Queue {
  return fill({
    shown: queue.shown.filter((toast) => toast.id !== id),
    waiting: queue.waiting.filter((toast) => toast.id !== id),
  })
}

function fill({ shown, waiting }: Queue): Queue {
  const room = SHOWN_AT_ONCE - shown.length
  return { shown: [...shown, ...waiting.slice(0, room)], waiting: waiting.slice(room) }
}

const isSame = (a: NewToast, b: NewToast) =>
  a.type === b.type && a.title === b.title && a.detail === b.detail
