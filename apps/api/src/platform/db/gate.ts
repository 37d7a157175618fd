import { DatabaseUnavailableError } from './unavailable.ts'

export type Gate = ReturnType<typeof createGate>

/**
 * Where one waits for a connection. Open while the server answers; once it is known to be silent, the
 * gate is shut: who waits there is told at once, and who comes does not begin to wait, however many
 * they are. Open or not, nobody waits for long.
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
    /** The connection, or the gate being shut, or the limit, whichever comes first. */
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
    /** Called by the clock. */
    tick(): void {
      for (const one of waiting) if (--one.ticksLeft < 0) one.refuse(silent())
    },
  }
}

export const silent = () => new DatabaseUnavailableError('The database does not answer')
