import { parentPort } from 'node:worker_threads'
import { inspect } from '../inspect.ts'
import type { Answer, Question } from './inspector.ts'

/** One file at a time; a fault of ours is told, without a word of what the file holds. */
parentPort?.on('message', async ({ bytes, format }: Question) => {
  const answer: Answer = await inspect(Buffer.from(bytes), format).catch((error: Error) => ({
    faute: error.name,
  }))
  parentPort?.postMessage(answer)
})
