import { createHmac } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What the telephone that was given this key shows now, or so many steps of thirty seconds from now (RFC 6238). */
export function totp(secret: string, ecart = 0): string {
  const bits = [...secret].map((lettre) => ALPHABET.indexOf(lettre).toString(2).padStart(5, '0'))
  const octets = bits.join('').match(/.{8}/g) ?? []
  const cle = Buffer.from(octets.map((octet) => Number.parseInt(octet, 2)))
  const pas = Buffer.alloc(8)
  pas.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ecart))
  const hash = createHmac('sha1', cle).update(pas).digest()
  const valeur = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(valeur % 1_000_000).padStart(6, '0')
}
