import {
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { createKeyRing, KEY_ID_LENGTH } from './key-ring.ts'

/** Bytes as they arrive; the content is never held whole. */
export type Content = AsyncIterable<Uint8Array>

/** Seals content of any length as it flows, bound to the name under which it is kept. */
export type StreamSealer = {
  seal(name: string, content: Content): AsyncGenerator<Buffer>
  /**
   * Gives only bytes whose proof holds, and throws `DamagedContentError` at the first that does
   * not.
   */
  unseal(name: string, sealed: Content): AsyncGenerator<Buffer>
}

/** The content was cut, changed, reordered, or sealed under another name or key. */
export class DamagedContentError extends Error {
  override name = 'DamagedContentError'
}

/** Version, id of the key, salt. */
const VERSION = 'EAS2'
/**
 * Version, salt: files of older installations, which had one key. We open them and never write
 * them.
 */
const WITHOUT_KEY_ID = 'EAS1'
const SALT = 32
const HEADER = VERSION.length + KEY_ID_LENGTH + SALT
const OLD_HEADER = WITHOUT_KEY_ID.length + SALT
const FRAME = 64 * 1024
const TAG = 16

/**
 * Each file has its own key, derived from a random salt and the file's name. Its content is cut in
 * frames of 64 kB. AES-256-GCM seals each frame; the nonce holds the frame's rank and whether it is
 * the last. So a frame opens only in its place, and a missing end is seen.
 */
export function createStreamSealer(
  masterKey: Uint8Array,
  olderKeys: readonly Uint8Array[] = [],
): StreamSealer {
  const keys = createKeyRing(masterKey, olderKeys, 'files')
  const keyOf = (filesKey: KeyObject, salt: Uint8Array, name: string) =>
    Buffer.from(hkdfSync('sha256', filesKey, salt, name, 32))

  /**
   * The keys that may open a file with this header. A header without a key id is older: every key
   * is tried.
   */
  const candidates = (header: Buffer, name: string): Buffer[] => {
    const version = header.toString('latin1', 0, VERSION.length)
    if (version === WITHOUT_KEY_ID) {
      const salt = header.subarray(WITHOUT_KEY_ID.length, OLD_HEADER)
      return keys.all.map(({ key }) => keyOf(key, salt, name))
    }
    const id = header.toString('latin1', VERSION.length, HEADER - SALT)
    const found = version === VERSION ? keys.find(id) : undefined
    return found ? [keyOf(found.key, header.subarray(HEADER - SALT), name)] : []
  }

  return {
    async *seal(name, content) {
      const { id, key: filesKey } = keys.current
      const salt = randomBytes(SALT)
      const key = keyOf(filesKey, salt, name)
      yield Buffer.concat([Buffer.from(`${VERSION}${id}`), salt])
      let rank = 0
      for await (const { bytes, isLast } of frames(content, FRAME)) {
        const cipher = createCipheriv('aes-256-gcm', key, nonce(rank++, isLast))
        yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
      }
    },
    async *unseal(name, sealed) {
      let tried: Buffer[] | undefined
      async function* afterHeader() {
        let header = Buffer.alloc(0)
        for await (const chunk of sealed) {
          if (tried) yield chunk
          else {
            header = Buffer.concat([header, chunk])
            const length = headerLength(header)
            if (header.length < length) continue
            tried = candidates(header.subarray(0, length), name)
            yield header.subarray(length)
          }
        }
      }
      let rank = 0
      for await (const { bytes, isLast } of frames(afterHeader(), FRAME + TAG)) {
        if (!tried || bytes.length < TAG) throw new DamagedContentError()
        const opened = openWithAny(tried, nonce(rank++, isLast), bytes)
        // The first frame shows which key it is.
        tried = [opened.key]
        yield opened.clear
      }
    },
  }
}

const headerLength = (begun: Buffer) =>
  begun.toString('latin1', 0, VERSION.length) === WITHOUT_KEY_ID ? OLD_HEADER : HEADER

function openWithAny(keys: readonly Buffer[], iv: Buffer, frame: Buffer) {
  for (const key of keys) {
    const clear = open(key, iv, frame)
    if (clear) return { key, clear }
  }
  throw new DamagedContentError()
}

function open(key: Buffer, iv: Buffer, frame: Buffer): Buffer | null {
  const decipher = createDecipheriv('aes-256-gcm', key, iv)
  decipher.setAuthTag(frame.subarray(-TAG))
  const clear = decipher.update(frame.subarray(0, -TAG))
  try {
    return Buffer.concat([clear, decipher.final()])
  } catch {
    return null
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
