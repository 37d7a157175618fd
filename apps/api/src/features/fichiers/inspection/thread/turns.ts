/** Many wait only when something is wrong: past this number they are refused at once. */
const WAITING_MAX = 100

export class TooManyWaitingError extends Error {
  override name = 'TooManyWaitingError'
}

/** One after another, in the order in which they came. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    async take<T>(work: () => Promise<T>): Promise<T> {
      if (waiting >= WAITING_MAX) throw new TooManyWaitingError()
      waiting++
      const turn = last.then(work, work)
      last = turn.catch(() => {})
      try {
        return await turn
      } finally {
        waiting--
      }
    },
  }
}
