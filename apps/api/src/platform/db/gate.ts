import { DatabaseUnavailableError } from './unavailable.ts'

export type Gate = ReturnType<typeof createGate>

/**
 * Open while the server answers. Once it is known to be silent, the gate is shut: who waits behind
 * it is told at once, and who comes does not begin to wait, however many they are.
 */
export function createGate() {
  let isShut = false
  const waiting = new Set<(error: Error) => void>()
  return {
    get isShut() {
      return isShut
    },
    shut(): void {
      isShut = true
      for (const tell of waiting) tell(silent())
      waiting.clear()
    },
    reopen(): void {
      isShut = false
    },
    /** The outcome of the work, or the gate being shut, whichever comes first. */
    pass<T>(work: () => Promise<T>): Promise<T> {
      if (isShut) return Promise.reject(silent())
      return new Promise((resolve, reject) => {
        waiting.add(reject)
        work()
          .then(resolve, reject)
          .finally(() => waiting.delete(reject))
      })
    },
  }
}

export const silent = () => new DatabaseUnavailableError('The database does not answer')
