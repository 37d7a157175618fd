import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FormatAccepte } from '@espace-adherent/domain'
import type { Verdict } from '../inspect.ts'
import { createTurns } from './turns.ts'

export type InspectorOptions = {
  /** Past that time the thread is ended, and the file refused. */
  timeoutMs?: number
  onFault(what: string, error?: Error): void
}

export type Inspector = {
  /** `read` is called when its turn has come, so that at most one file is held. */
  inspect(format: FormatAccepte, read: () => Promise<ArrayBuffer>): Promise<Verdict>
  close(): Promise<void>
}

const TIMEOUT = 10_000
/** Texts of a document in memory; bytes themselves are not counted there. */
const MEMORY_MB = 192

/**
 * Looks at files in a thread of its own, so that requests are answered whatever a file costs. A
 * thread that takes too long, too much memory, or fails is replaced, and its file refused: what we
 * cannot look at is not kept.
 */
export function createInspector(options: InspectorOptions): Inspector {
  const { onFault } = options
  const turns = createTurns()
  let worker: Worker | null = null

  async function ask(bytes: ArrayBuffer, format: FormatAccepte): Promise<Verdict> {
    worker ??= startWorker()
    const asked = worker
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(), options.timeoutMs ?? TIMEOUT)
    // Idle, the thread does not keep the process alive; while somebody waits for it, it must.
    asked.ref()
    try {
      const fallen = once(asked, 'exit', waiting).then(() => ({ faute: 'exit' }))
      fallen.catch(() => {})
      asked.postMessage({ bytes, format }, [bytes])
      const answered = once(asked, 'message', waiting).then(([answer]) => answer as Answer)
      const answer = await Promise.race([answered, fallen])
      if (!('faute' in answer)) return answer
      onFault('file could not be inspected', Object.assign(new Error(), { name: answer.faute }))
      return { refus: 'incomplet' }
    } catch (error) {
      onFault('inspection of a file given up', error as Error)
      await drop(asked)
      return { refus: 'demesure' }
    } finally {
      clearTimeout(timer)
      waiting.abort()
      asked.unref()
    }
  }

  async function drop(fallen: Worker): Promise<void> {
    if (worker === fallen) worker = null
    await fallen.terminate()
  }

  function startWorker(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    started.unref()
    started.once('exit', () => {
      if (worker === started) worker = null
    })
    // Heard where the answer is awaited; unheard, it would end the process.
    started.on('error', () => {})
    return started
  }

  return {
    inspect: (format, read) => turns.take(async () => ask(await read(), format)),
    close: async () => {
      if (worker) await drop(worker)
    },
  }
}

/** The bytes change hands: nothing is copied. */
export type Question = { bytes: ArrayBuffer; format: FormatAccepte }
export type Answer = Verdict | { faute: string }
