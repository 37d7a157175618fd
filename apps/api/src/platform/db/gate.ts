import { DatabaseUnavailableError } from './failures.ts'

export type Gate = ReturnType<typeof createGate>

/**
 * Callers wait here for a connection. The gate is open while the server answers. Once the server is
 * known to be silent, the gate shuts: callers who wait are refused, and new ones do not begin to
 * wait. Even open, nobody waits for long.
 */
export function createGate() {
  let isShut = false
  const waiting = new Set<{ ticksLeft: number; refuse: (error: Error) => void }>()
  return {
    get isShut() {
      return isShut
    },
    shut(): void {
      isShut = true
      for (const { refuse } of waiting) refuse(silent())
    },
    reopen(): void {
      isShut = false
    },
    /** Ends with the connection, the shut gate or the limit, whichever comes first. */
    pass<T>(ticks: number, work: () => Promise<T>): Promise<T> {
      if (isShut) return Promise.reject(silent())
      return new Promise((resolve, reject) => {
        const one = { ticksLeft: ticks, refuse: reject }
        waiting.add(one)
        work()
          .then(resolve, reject)
          .finally(() => waiting.delete(one))
      })
    },
    /** The clock calls this. */
    tick(): void {
      for (const one of waiting) if (--one.ticksLeft < 0) one.refuse(silent())
    },
  }
}

export const silent = () => new DatabaseUnavailableError('The database does not answer')
