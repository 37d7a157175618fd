import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from './sealer.ts'

/** Codes that an application of a telephone shows (RFC 6238), as all of them do: SHA-1, six digits, thirty seconds. */
const PAS_MS = 30_000
const CHIFFRES = 6
/** One step before or after: clocks differ, and people take their time. */
const TOLERANCE = 1
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** As many bytes as the hash, as RFC 4226 asks; in base 32, as people type it into a telephone. */
export function drawTotpSecret(): string {
  // Thirty-two letters of five bits each: every value of a byte's low five bits is one of them.
  return [...randomBytes(32)].map((byte) => ALPHABET[byte & 31]).join('')
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
  const octets = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(octets.map((octet) => Number.parseInt(octet, 2)))
}

/** The code of one step of time (RFC 4226, 5.3). */
export function totpAt(secret: string, pas: number): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(pas))
  const hash = createHmac('sha1', bytesOf(secret)).update(message).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  const value = hash.readUInt32BE(offset) & 0x7fffffff
  return String(value % 10 ** CHIFFRES).padStart(CHIFFRES, '0')
}

export const totpStep = (now: Date) => Math.floor(now.getTime() / PAS_MS)

/**
 * Finds the step whose code this is, later than the last one used: each code opens once. Null when
 * there is none.
 */
export function acceptTotp(
  secret: string,
  code: string,
  { now, apres }: { now: Date; apres: number },
): number | null {
  for (let ecart = -TOLERANCE; ecart <= TOLERANCE; ecart++) {
    const pas = totpStep(now) + ecart
    if (pas > apres && isSameSecret(totpAt(secret, pas), code)) return pas
  }
  return null
}

/** The address that the QR code holds. */
export const totpUri = (
  secret: string,
  { emetteur, compte }: { emetteur: string; compte: string },
) =>
  `otpauth://totp/${encodeURIComponent(`${emetteur}:${compte}`)}?${new URLSearchParams({ secret, issuer: emetteur }).toString().replaceAll('+', '%20')}`
