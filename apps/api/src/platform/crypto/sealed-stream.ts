import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Bytes on their way: read as they come, never whole. */
export type Content = AsyncIterable<Uint8Array>

/** Seals content of any length as it flows, bound to the name under which it is kept. */
export type StreamSealer = {
  seal(name: string, content: Content): AsyncGenerator<Buffer>
  /** Gives only what is proven; throws `DamagedContentError` at the first byte that is not. */
  unseal(name: string, sealed: Content): AsyncGenerator<Buffer>
}

/** Cut, changed, put in another order, sealed under another name or with another key. */
export class DamagedContentError extends Error {
  override name = 'DamagedContentError'
}

const VERSION = Buffer.from('EAS1')
const SALT = 32
const HEADER = VERSION.length + SALT
const FRAME = 64 * 1024
const TAG = 16

/**
 * A key for each file, derived from a random salt and the file's name; then frames of 64 kB, each
 * under AES-256-GCM with its rank and whether it is the last one in its nonce. So a frame fits
 * nowhere but in its place, and an end that is missing is seen.
 */
export function createStreamSealer(masterKey: Uint8Array): StreamSealer {
  const filesKey = Buffer.from(hkdfSync('sha256', masterKey, '', 'files', 32))
  const keyOf = (salt: Uint8Array, name: string) =>
    Buffer.from(hkdfSync('sha256', filesKey, salt, name, 32))

  return {
    async *seal(name, content) {
      const salt = randomBytes(SALT)
      const key = keyOf(salt, name)
      yield Buffer.concat([VERSION, salt])
      let rank = 0
      for await (const { bytes, isLast } of frames(content, FRAME)) {
        const cipher = createCipheriv('aes-256-gcm', key, nonce(rank++, isLast))
        yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
      }
    },
    async *unseal(name, sealed) {
      let key: Buffer | undefined
      async function* afterHeader() {
        let header = Buffer.alloc(0)
        for await (const chunk of sealed) {
          if (key) yield chunk
          else {
            header = Buffer.concat([header, chunk])
            if (header.length < HEADER) continue
            if (!header.subarray(0, VERSION.length).equals(VERSION)) throw new DamagedContentError()
            key = keyOf(header.subarray(VERSION.length, HEADER), name)
            yield header.subarray(HEADER)
          }
        }
      }
      let rank = 0
      for await (const { bytes, isLast } of frames(afterHeader(), FRAME + TAG)) {
        if (!key || bytes.length < TAG) throw new DamagedContentError()
        yield open(key, nonce(rank++, isLast), bytes)
      }
    },
  }
}

function open(key: Buffer, iv: Buffer, frame: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, iv)
  decipher.setAuthTag(frame.subarray(-TAG))
  const clear = decipher.update(frame.subarray(0, -TAG))
  try {
    return Buffer.concat([clear, decipher.final()])
  } catch {
    throw new DamagedContentError()
  }
}

function nonce(rank: number, isLast: boolean): Buffer {
  const iv = Buffer.alloc(12)
  iv.writeUInt32BE(rank, 7)
  iv[11] = isLast ? 1 : 0
  return iv
}

/** Full frames, then a last one, shorter or even empty: only the end of the content tells it. */
async function* frames(content: Content, size: number) {
  let held: Uint8Array[] = []
  let length = 0
  for await (const chunk of content) {
    held.push(chunk)
    length += chunk.length
    if (length <= size) continue
    let bytes = Buffer.concat(held, length)
    for (; bytes.length > size; bytes = bytes.subarray(size))
      yield { bytes: bytes.subarray(0, size), isLast: false }
    held = [bytes]
    length = bytes.length
  }
  yield { bytes: Buffer.concat(held, length), isLast: true }
}
