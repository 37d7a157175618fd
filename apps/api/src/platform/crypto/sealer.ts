import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { createKeyRing } from './key-ring.ts'

/** Where a sealed value stands, such as `['compte.telephone', '5f0c…']`. */
export type Place = readonly [what: string, ...whose: string[]]

/**
 * Seals values that must not be readable in the database, and makes fingerprints of values that
 * must be found again.
 */
export type Sealer = {
  seal(text: string, place: Place): string
  /** Throws unless it was sealed for that very place, with a key of this installation. */
  unseal(sealed: string, place: Place): string
  /** The same text gives the same fingerprint; without the key nobody can try texts out. */
  fingerprint(text: string): string
}

/** `v2.key.bytes`: sealed for one place; it says which key opens it. */
const VERSION = 'v2'
/** `v1.bytes`, of older installations: sealed for no place. We open it and never write it. */
const UNBOUND = 'v1'

const CIPHER = 'aes-256-gcm'
const IV = 12
const TAG = 16

/** AES-256-GCM; the place is authenticated with the text, so that a value copied elsewhere does not open. */
export function createSealer(masterKey: Uint8Array, olderKeys: readonly Uint8Array[] = []): Sealer {
  const keys = createKeyRing(masterKey, olderKeys, 'sealing')
  const fingerprintKey = createSecretKey(
    Buffer.from(hkdfSync('sha256', masterKey, '', 'fingerprint', 32)),
  )

  const unsealUnbound = (encoded: string): string => {
    for (const { key } of keys.all)
      try {
        return open(key, encoded)
      } catch {
        // This version does not say which key it needs.
      }
    throw new SealedValueError('Sealed with another key, or changed since')
  }
  return {
    seal(text, place) {
      const { id, key } = keys.current
      const iv = nextIv()
      const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG })
      cipher.setAAD(toBytes(place))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      const sealed = Buffer.concat([iv, cipher.getAuthTag(), body])
      return `${VERSION}.${id}.${sealed.toString('base64url')}`
    },
    unseal(sealed, place) {
      const [version, first = '', second = ''] = sealed.split('.')
      if (version === UNBOUND) return unsealUnbound(first)
      if (version !== VERSION) throw new SealedValueError('Of an unknown version')
      const found = keys.find(first)
      if (!found) throw new SealedValueError('Sealed with a key that is not here')
      try {
        return open(found.key, second, place)
      } catch {
        throw new SealedValueError('Of another place, or changed since')
      }
    },
    fingerprint: (text) => createHmac('sha256', fingerprintKey).update(text).digest('base64url'),
  }
}

/** Says why, and never what. */
export class SealedValueError extends Error {
  override name = 'SealedValueError'
}

/**
 * Random bytes are drawn by the hundred and used once each: drawing a hundred costs as much as one.
 */
let drawn = Buffer.alloc(0)
function nextIv(): Buffer {
  if (drawn.length === 0) drawn = randomBytes(IV * 256)
  const iv = drawn.subarray(0, IV)
  drawn = drawn.subarray(IV)
  return iv
}

/** Two places never give the same bytes, whatever their parts hold. */
const toBytes = (place: Place) => Buffer.from(JSON.stringify(place))

function open(key: KeyObject, encoded: string, place?: Place): string {
  const bytes = Buffer.from(encoded, 'base64url')
  // Node would accept a shorter proof, which is easier to guess.
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV), { authTagLength: TAG })
  if (place) decipher.setAAD(toBytes(place))
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG))
  return decipher.update(bytes.subarray(IV + TAG), undefined, 'utf8') + decipher.final('utf8')
}

export const randomToken = (bytes = 32) => randomBytes(bytes).toString('base64url')

export function isSameSecret(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)]
  return x.length === y.length && timingSafeEqual(x, y)
}
