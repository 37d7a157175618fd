import { lookup as resolve } from 'node:dns/promises'
import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http'
import { request as tlsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { createReach, isLocal, type Reseaux } from './reach.ts'

/** Somebody waits in front of a browser. */
export const TIMEOUT_SECONDS = 10
/** A provider's description or its keys are some kilobytes. */
const MOST_BYTES = 1024 * 1024

type Address = { address: string; family: number }

export type DoorOptions = {
  reseaux: Reseaux
  /** In the demonstration, whose provider runs on this machine. */
  isLoopbackOpen: boolean
  lookup?: (host: string) => Promise<Address[]>
  timeoutMs?: number
}

export type Call = {
  method: string
  headers: Record<string, string>
  body?: unknown
  signal?: AbortSignal | undefined
}

export type Door = ReturnType<typeof createDoor>

/**
 * The way out to addresses that somebody typed or an answer named. It resolves the name itself,
 * checks every address of it, and connects to those very addresses, so that a name which changes a
 * moment later leads nowhere else. It follows no redirection, and bounds size and time. Every
 * failure looks alike: the caller does not learn what stands where in this network.
 */
export function createDoor({
  reseaux,
  isLoopbackOpen,
  lookup = (host) => resolve(host, { all: true }),
  timeoutMs = TIMEOUT_SECONDS * 1000,
}: DoorOptions) {
  const isReachable = createReach(reseaux, isLoopbackOpen)

  async function admit({ protocol, hostname }: URL): Promise<Address[]> {
    const host = hostname.replace(/^\[|\]$/g, '')
    const found = await lookup(host)
    const isOpen = found.length > 0 && found.every(({ address }) => isReachable(host, address))
    // Secrets and identities travel: plain http must not leave this machine.
    const isSafe = protocol === 'https:' || (protocol === 'http:' && found.every(isHere))
    if (!isOpen || !isSafe) throw new Error('not reachable from here')
    return found
  }

  return {
    /** Whether plain http may be spoken there at all. */
    isPlainAllowed: (address: string): boolean =>
      isLoopbackOpen && URL.parse(address)?.protocol === 'http:',

    async fetch(address: string, call: Call): Promise<Response> {
      const late = AbortSignal.timeout(timeoutMs)
      const signal = call.signal ? AbortSignal.any([late, call.signal]) : late
      try {
        const url = new URL(address)
        const found = await unlessAborted(admit(url), signal)
        return await send(url, { ...call, signal }, pinned(found))
      } catch (cause) {
        // Fails as `fetch` does, which callers know.
        throw new TypeError('fetch failed', { cause })
      }
    },
  }
}

const isHere = ({ address }: Address) => isLocal(address)

/** A slow resolution keeps nobody waiting. */
const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
    ),
  ])

const pinned =
  (found: Address[]): LookupFunction =>
  (_host, { all }, callback) => {
    const [first] = found
    if (all) callback(null, found)
    else callback(null, first?.address ?? '', first?.family)
  }

function send(url: URL, { method, headers, body, signal }: Call, lookup: LookupFunction) {
  // A connection is not shared with callers elsewhere: theirs was not checked.
  const options: RequestOptions = { method, headers, signal, lookup, agent: false }
  const request = url.protocol === 'https:' ? tlsRequest : plainRequest
  return new Promise<Response>((resolve, reject) => {
    const sent = request(url, options, (answer) => read(answer).then(resolve, reject))
    sent.on('error', reject)
    if (body == null) sent.end()
    else sent.end(body instanceof Uint8Array ? body : String(body))
  })
}

async function read(answer: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MOST_BYTES) {
      answer.destroy()
      throw new Error('answer too long')
    }
    chunks.push(chunk)
  }
  const { statusCode: status = 502, headers } = answer
  const isEmpty = status === 204 || status === 205 || status === 304
  return new Response(isEmpty ? null : Buffer.concat(chunks), {
    status,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  })
}
