import type { CleAccesAjout, ConnexionCle } from '@espace-adherent/contract'
import type { AuthenticatorTransport } from '@simplewebauthn/server'
import type { CleRow } from './cles.repository.ts'
import type { Partie } from './partie.ts'

/** EdDSA, ES256, RS256: what phones, computers and security keys have. */
export const ALGORITHMES = [-8, -7, -257]

const transportsConnus = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']

export type CleVerifiee = Pick<
  CleRow,
  'credentialId' | 'clePublique' | 'compteur' | 'transports' | 'isSynchronisable' | 'isSynchronisee'
>

type Attendu = { defi: string; partie: Partie }

/** Null for whatever is not, to the letter, an answer to that challenge, at this client. */
export async function verifyEnregistrement(
  credential: CleAccesAjout['credential'],
  { defi, partie }: Attendu,
): Promise<CleVerifiee | null> {
  // Loaded with the first key: most requests of the server need none of it.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    if (!(await isPlainAttestation(credential.response.attestationObject))) return null
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} } as never,
      expectedChallenge: defi,
      expectedOrigin: [...partie.origins],
      expectedRPID: partie.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMES,
    })
    if (!verified || registrationInfo.credential.id !== credential.id) return null
    const { id, publicKey, counter } = registrationInfo.credential
    const transports = credential.response.transports ?? []
    return {
      credentialId: id,
      clePublique: Buffer.from(publicKey).toString('base64url'),
      compteur: counter,
      transports: transports.filter((transport) => transportsConnus.includes(transport)),
      isSynchronisable: registrationInfo.credentialDeviceType === 'multiDevice',
      isSynchronisee: registrationInfo.credentialBackedUp,
    }
  } catch {
    // The library throws at the first thing that is not as expected, and on nonsense alike.
    return null
  }
}

/**
 * No attestation was asked for, and browsers then send none, or one that the key signs by itself.
 * Whoever sends certificates all the same would have us read them, and fetch what revokes them.
 */
export async function isPlainAttestation(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const decoded = decodeAttestationObject(
    new Uint8Array(Buffer.from(attestationObject, 'base64url')),
  )
  const format = decoded.get('fmt')
  const isSelfAttested = format === 'packed' && decoded.get('attStmt').get('x5c') === undefined
  return format === 'none' || isSelfAttested
}

/** What the signature says of the key since its last use; null when it is not a good one. */
export async function verifyConnexion(
  credential: ConnexionCle,
  cle: CleRow,
  { defi, partie }: Attendu,
): Promise<Pick<CleRow, 'compteur' | 'isSynchronisee'> | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} } as never,
      expectedChallenge: defi,
      expectedOrigin: [...partie.origins],
      expectedRPID: partie.id,
      requireUserVerification: true,
      credential: {
        id: cle.credentialId,
        publicKey: new Uint8Array(Buffer.from(cle.clePublique, 'base64url')),
        counter: cle.compteur,
        transports: cle.transports as AuthenticatorTransport[],
      },
    })
    const isSynchronisable = authenticationInfo.credentialDeviceType === 'multiDevice'
    if (!verified || isSynchronisable !== cle.isSynchronisable) return null
    return {
      compteur: authenticationInfo.newCounter,
      isSynchronisee: authenticationInfo.credentialBackedUp,
    }
  } catch {
    return null
  }
}
