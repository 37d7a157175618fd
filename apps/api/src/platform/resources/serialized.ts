import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Representation = {
  etag: string
  encoding: 'br' | 'gzip' | null
  body: Buffer | string
  /** In bytes. */
  length: number
}

/** Below this size, compression saves nothing that a network packet would show. */
const SMALLEST_TO_COMPRESS = 1024

/**
 * An answer that is made once and given many times: its JSON as bytes, under a strong ETag.
 * Compressed forms are made when first asked for, and kept, each with its own ETag.
 */
export class Serialized {
  readonly #plain: Representation
  readonly #compressed = new Map<'br' | 'gzip', Representation>()
  /** Something of it ends by itself: whoever is given it keeps no copy. */
  readonly isPassing: boolean

  constructor(json: string, { isPassing = false } = {}) {
    this.isPassing = isPassing
    const hash = createHash('sha256').update(json).digest('base64url').slice(0, 22)
    // A string leaves in one write with the headers; bytes need a second one.
    this.#plain = { etag: `"${hash}"`, encoding: null, body: json, length: Buffer.byteLength(json) }
  }

  /** The form to send to somebody who accepts these encodings. */
  negotiate(acceptEncoding: string | undefined): Representation {
    if (acceptEncoding === undefined || this.#plain.length < SMALLEST_TO_COMPRESS)
      return this.#plain
    if (accepts(acceptEncoding, 'br')) return this.#compress('br')
    if (accepts(acceptEncoding, 'gzip')) return this.#compress('gzip')
    return this.#plain
  }

  #compress(encoding: 'br' | 'gzip'): Representation {
    const known = this.#compressed.get(encoding)
    if (known) return known
    const { body: json, etag } = this.#plain
    const body = encoding === 'br' ? brotli(Buffer.from(json)) : gzipSync(json, { level: 9 })
    const made = {
      encoding,
      etag: `${etag.slice(0, -1)}-${encoding}"`,
      body,
      length: body.length,
    }
    this.#compressed.set(encoding, made)
    return made
  }
}

const brotli = (body: Buffer) =>
  brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })

const accepts = (header: string, encoding: string) =>
  header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';')
    return (
      name?.trim().toLowerCase() === encoding &&
      !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/i.test(parameter))
    )
  })

/** Does the visitor already hold this form? For a read, weak and strong ETags count the same. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
