import { getCompileCacheDir } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { AppError } from '../http/app-error.ts'
import type { PrintAnswer, PrintJob, PrintRequest } from './print-job.ts'

/** One thread draws twenty pages a second and more; the other cores serve requests. */
const THREADS = Math.min(2, Math.max(1, availableParallelism() - 1))
/**
 * One thread takes short jobs together, so that a letter does not wait for the whole of a long
 * list.
 */
const AT_ONCE = 4
/** Past this many, callers are told to come back later. */
const WAITING = 100
/** A document that needs more memory ends its thread, not the server. */
const MEMORY_MB = 512

type Waiting = {
  job: PrintJob
  resolve(pdf: Buffer): void
  reject(error: Error): void
}

/**
 * Threads draw documents: drawing takes tens of milliseconds, during which the server would answer
 * nobody. A thread starts with the first document.
 */
export function createPrintPool({ threads = THREADS, atOnce = AT_ONCE, waiting = WAITING } = {}) {
  const queue: Waiting[] = []
  const open = new Set<Thread>()

  /** A free thread, or a new one. */
  const findThread = () => {
    const [freest] = [...open].sort((a, b) => a.busy() - b.busy())
    if (freest && (freest.busy() === 0 || open.size === threads)) return freest
    const thread = startThread(() => {
      open.delete(thread)
      next()
    })
    open.add(thread)
    return thread
  }
  const next = () => {
    while (queue.length > 0) {
      const thread = findThread()
      if (thread.busy() >= atOnce) return
      const one = queue.shift()
      if (one) thread.print(one.job).then(one.resolve, one.reject).finally(next)
    }
  }

  return {
    print(job: PrintJob): Promise<Buffer> {
      if (queue.length >= waiting) return Promise.reject(new AppError('ServiceUnavailable'))
      const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
      queue.push({ job, resolve, reject })
      next()
      return promise
    },
    /** Gives up what waits or is being drawn; a later document starts threads again. */
    async close(): Promise<void> {
      for (const { reject } of queue.splice(0)) reject(new AppError('ServiceUnavailable'))
      await Promise.all([...open].map((thread) => thread.end()))
    },
    /** Of the threads that run. */
    threadIds: () => [...open].map((thread) => thread.id),
  }
}

/** Node names a folder of its own within the one that it was given. */
const compileCache = () => {
  const folder = getCompileCacheDir()
  return folder && dirname(folder)
}

type Thread = ReturnType<typeof startThread>
type Drawn = Pick<Waiting, 'resolve' | 'reject'>

function startThread(onEnd: () => void) {
  const worker = new Worker(new URL('./print-worker.ts', import.meta.url), {
    name: 'impression',
    workerData: { compileCache: compileCache() },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  const drawn = new Map<number, Drawn>()
  let count = 0
  let fault: Error = new AppError('ServiceUnavailable')

  worker.on('message', (answer: PrintAnswer) => {
    const { resolve, reject } = drawn.get(answer.id) ?? {}
    drawn.delete(answer.id)
    // An idle thread does not keep the process alive.
    if (drawn.size === 0) worker.unref()
    if ('error' in answer) reject?.(answer.error)
    else resolve?.(Buffer.from(answer.pdf.buffer))
  })
  worker.on('error', (error: Error) => {
    fault = error
  })
  worker.once('exit', () => {
    onEnd()
    for (const { reject } of drawn.values()) reject(fault)
  })
  return {
    id: worker.threadId,
    busy: () => drawn.size,
    async print(job: PrintJob): Promise<Buffer> {
      const id = ++count
      worker.postMessage({ id, job } satisfies PrintRequest)
      worker.ref()
      return new Promise((resolve, reject) => drawn.set(id, { resolve, reject }))
    },
    end: () => worker.terminate(),
  }
}
