export type ToastType = 'danger' | 'info' | 'success' | 'warning'
export type Toast = {
  id: number
  type: ToastType
  title: string
  detail?: string | undefined
  /** A step towards something else (a code sent, then accepted): the result replaces it. */
  isStep?: boolean | undefined
}
export type NewToast = Omit<Toast, 'id'>

export type Queue = { readonly shown: readonly Toast[]; readonly waiting: readonly Toast[] }

/** More at once would hide the screen, and nobody reads four messages. */
export const SHOWN_AT_ONCE = 3

export const emptyQueue: Queue = { shown: [], waiting: [] }

/**
 * A message that is shown is not repeated: three readings that fail together are one breakdown. One
 * change makes one message: success replaces its steps.
 */
export function enqueue(queue: Queue, toast: Toast): Queue {
  const { shown, waiting } = toast.type === 'success' ? withoutSteps(queue) : queue
  if ([...shown, ...waiting].some((other) => isSame(other, toast))) return fill({ shown, waiting })
  return fill({ shown, waiting: [...waiting, toast] })
}

/** Steps towards it, once the screen itself tells the result. */
export const withoutSteps = ({ shown, waiting }: Queue): Queue => ({
  shown: shown.filter(({ isStep }) => !isStep),
  waiting: waiting.filter(({ isStep }) => !isStep),
})

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
