import { hash } from 'node:crypto'
import { isSameSecret } from '../../platform/crypto/index.ts'

/** Hashed, secrets have one length: neither it nor their beginning shows in how long we compare. */
const digest = (secret: string) => hash('sha256', secret, 'base64url')

/** Tells which partner shows its secret; all of them are compared, whichever is found. */
export function createPartenaires(secrets: ReadonlyMap<string, string>) {
  const known = [...secrets].map(([nom, secret]) => ({ nom, digest: digest(secret) }))
  return {
    has: (nom: string) => secrets.has(nom),
    isEmpty: secrets.size === 0,
    recognise(shown: string): string | null {
      const given = digest(shown)
      const [found] = known.filter((one) => isSameSecret(one.digest, given))
      return found?.nom ?? null
    },
  }
}
