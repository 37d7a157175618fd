import { AppError } from '../../platform/http/index.ts'

export type WorkQueue = { run<T>(work: () => Promise<T>): Promise<T> }

/**
 * Does at most `concurrency` things at a time and lets `waiting` others queue up. Beyond that it
 * refuses at once: a flood must not fill the memory, nor make everybody wait for ever.
 */
export function createWorkQueue(concurrency: number, waiting: number): WorkQueue {
  const queue: (() => void)[] = []
  let running = 0
  return {
    async run(work) {
      if (running >= concurrency) {
        if (queue.length >= waiting) throw new AppError('ServiceUnavailable')
        // Whoever finishes hands its place over, so `running` does not change.
        await new Promise<void>((resolve) => queue.push(resolve))
      } else running++
      try {
        return await work()
      } finally {
        const next = queue.shift()
        if (next) next()
        else running--
      }
    },
  }
}
