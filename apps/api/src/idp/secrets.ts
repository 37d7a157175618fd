import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { JWK } from 'oidc-provider'
import { findSecret, insertSecret } from '../features/portail/index.ts'
import { sealed } from '../noyau/sealed.ts'
import { randomToken, type Sealer } from '../platform/crypto/index.ts'
import type { Executor } from '../platform/db/index.ts'

/** What the embedded provider must keep from one start to the next, and share between nodes. */
export type ProviderSecrets = {
  jwks: { keys: JWK[] }
  cookieKeys: string[]
  /** The portal's own secret as a client of the provider. */
  clientSecret: string
}

const NOM = 'oidc'

/** Made by the first node that starts, then read by all. */
export async function loadProviderSecrets(db: Executor, sealer: Sealer): Promise<ProviderSecrets> {
  const known = await findSecret(db, NOM)
  if (known !== undefined) return open(sealer, known)
  const made = JSON.stringify(await createProviderSecrets())
  await insertSecret(db, NOM, sealer.seal(made, sealed.secretInstallation(NOM)))
  return open(sealer, (await findSecret(db, NOM)) ?? '')
}

function open(sealer: Sealer, valeur: string): ProviderSecrets {
  try {
    return JSON.parse(sealer.unseal(valeur, sealed.secretInstallation(NOM))) as ProviderSecrets
  } catch {
    throw new Error(
      'La clé de l’installation (SECRET_KEY) n’est pas celle avec laquelle cette base a été créée.',
    )
  }
}

/** ES256: it signs twenty times faster than RSA, and every sign-in needs a signature. */
export async function createProviderSecrets(): Promise<ProviderSecrets> {
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' })
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid: randomToken(9), use: 'sig' }
  return {
    jwks: { keys: [{ ...jwk, alg: 'ES256' } as JWK] },
    cookieKeys: [randomToken()],
    clientSecret: randomToken(),
  }
}
