import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** Seals what must not be readable in the database, and fingerprints what must be found again. */
export type Sealer = {
  seal(text: string): string
  unseal(sealed: string): string
  /** The same text gives the same fingerprint; without the key nobody can try texts out. */
  fingerprint(text: string): string
}

const VERSION = 'v1'

export function createSealer(masterKey: Uint8Array): Sealer {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', masterKey, '', use, 32))
  const sealingKey = derive('sealing')
  const fingerprintKey = derive('fingerprint')
  return {
    seal(text) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealingKey, iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    unseal(sealed) {
      const [version, encoded = ''] = sealed.split('.')
      if (version !== VERSION) throw new Error('Sealed value of an unknown version')
      const bytes = Buffer.from(encoded, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
    },
    fingerprint: (text) => createHmac('sha256', fingerprintKey).update(text).digest('base64url'),
  }
}

export const randomToken = (bytes = 32) => randomBytes(bytes).toString('base64url')

export function isSameSecret(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)]
  return x.length === y.length && timingSafeEqual(x, y)
}
