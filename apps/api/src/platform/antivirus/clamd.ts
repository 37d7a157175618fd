import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Scanner, Verdict } from './scanner.ts'

export type ClamdOptions = {
  address: { host: string; port: number } | { path: string }
  /** Without an answer within that time, the scanner counts as away. */
  timeoutMs: number
}

/** Much less than clamd takes at once, so that a slow one is noticed early. */
const CHUNK = 64 * 1024

/** The scanner of ClamAV, over its own protocol: content goes in chunks, a line comes back. */
export function createClamd(options: ClamdOptions): Scanner {
  return {
    async scan(content) {
      const answer = await converse(options, async (say) => {
        await say('zINSTREAM\0')
        for await (const bytes of content)
          for (let i = 0; i < bytes.length; i += CHUNK) {
            const chunk = bytes.subarray(i, i + CHUNK)
            await say(lengthOf(chunk))
            await say(chunk)
          }
        await say(Buffer.alloc(4))
      })
      return readVerdict(answer)
    },
    isReady: async () => (await converse(options, (say) => say('zPING\0'))) === 'PONG',
  }
}

/** Anything else than these two is no verdict: `INSTREAM size limit exceeded. ERROR`, nothing… */
function readVerdict(answer: string): Verdict {
  if (answer === 'stream: OK') return { etat: 'sain' }
  const signature = /^stream: (.+) FOUND$/.exec(answer)?.[1]
  return signature === undefined ? { etat: 'indisponible' } : { etat: 'infecte', signature }
}

type Say = (bytes: string | Uint8Array) => Promise<void>

/** One question, one answer; an empty answer when there is nobody to give one in time. */
async function converse(
  { address, timeoutMs }: ClamdOptions,
  ask: (say: Say) => Promise<void>,
): Promise<string> {
  const socket = connect(address)
  const timer = setTimeout(() => socket.destroy(), timeoutMs)
  // A failure shows as an answer that never comes: writing to a closed socket is harmless.
  socket.on('error', () => {})
  const answer = readAnswer(socket)
  const asking = ask(async (bytes) => {
    if (socket.destroyed || socket.write(bytes)) return
    await Promise.race([once(socket, 'drain').catch(() => {}), answer])
  })
  // Left alone when the answer comes first, it must not bring the process down.
  asking.catch(() => {})
  try {
    await Promise.race([asking, answer])
    return await answer
  } finally {
    clearTimeout(timer)
    socket.destroy()
  }
}

function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      text += chunk
      if (text.includes('\0') || text.length > 1000) socket.destroy()
    })
    socket.once('close', () => resolve(text.split('\0')[0]?.trim() ?? ''))
  })
}

function lengthOf(chunk: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return length
}
