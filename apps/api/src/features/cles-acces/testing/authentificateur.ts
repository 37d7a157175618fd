import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { CleAccesAjout, CleAccesOptions, ConnexionCleOptions } from '@espace-adherent/contract'
import { type Cbor, encodeCbor } from './cbor.ts'

/** What a test makes differ from an honest authenticator in an honest browser. */
export type Ecarts = {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  isVerified?: boolean
  compteur?: number
  userHandle?: string
  credentialId?: string
  isSynchronisable?: boolean
  attachment?: string
  transports?: string[]
  /** The key vouches for itself, which browsers let through. */
  isSelfAttested?: boolean
  /** Spoils the signature. */
  isForged?: boolean
}

const PRESENT = 0x01
const VERIFIED = 0x04
const SYNCHRONISABLE = 0x08
const SYNCHRONISEE = 0x10
const ATTESTED = 0x40

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** A device with one key in it, in software: real ES256, no attestation. */
export function createAuthentificateur(origin = 'http://localhost:8080') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = text64(randomBytes(32))
  let compteur = 0
  let userHandle = ''

  const authData = (rpId: string, ecarts: Ecarts, attested: Buffer | null) => {
    const flags =
      PRESENT |
      (ecarts.isVerified === false ? 0 : VERIFIED) |
      (ecarts.isSynchronisable === false ? 0 : SYNCHRONISABLE | SYNCHRONISEE) |
      (attested ? ATTESTED : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(ecarts.compteur ?? compteur)
    const parts = [sha256(ecarts.rpId ?? rpId), Buffer.from([flags]), count]
    return Buffer.concat(attested ? [...parts, attested] : parts)
  }

  const clientData = (type: string, challenge: string, ecarts: Ecarts) =>
    Buffer.from(
      JSON.stringify({
        type: ecarts.type ?? type,
        challenge: ecarts.challenge ?? challenge,
        origin: ecarts.origin ?? origin,
        crossOrigin: false,
      }),
    )

  const signOver = (data: Buffer, clientDataJSON: Buffer) =>
    sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey)

  /** COSE: EC2, ES256, P-256. */
  function coseKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const bytes = (value: string) => Buffer.from(value, 'base64url')
    return encodeCbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    )
  }

  return {
    credentialId,

    /** `navigator.credentials.create`. */
    create(options: CleAccesOptions, ecarts: Ecarts = {}): CleAccesAjout['credential'] {
      userHandle = options.user.id
      const id = ecarts.credentialId ?? credentialId
      const raw = Buffer.from(id, 'base64url')
      const length = Buffer.from([raw.length >> 8, raw.length & 0xff])
      const attested = Buffer.concat([Buffer.alloc(16), length, raw, coseKey()])
      const data = authData(options.rp.id, ecarts, attested)
      const clientDataJSON = clientData('webauthn.create', options.challenge, ecarts)
      const attStmt = new Map<string, Cbor>(
        ecarts.isSelfAttested
          ? [
              ['alg', -7],
              ['sig', signOver(data, clientDataJSON)],
            ]
          : [],
      )
      const attestationObject = encodeCbor(
        new Map<string, Cbor>([
          ['fmt', ecarts.isSelfAttested ? 'packed' : 'none'],
          ['attStmt', attStmt],
          ['authData', data],
        ]),
      )
      return {
        id,
        rawId: id,
        type: 'public-key',
        authenticatorAttachment: ecarts.attachment ?? 'platform',
        response: {
          clientDataJSON: text64(clientDataJSON),
          attestationObject: text64(attestationObject),
          transports: ecarts.transports ?? ['internal', 'hybrid'],
        },
      }
    },

    /** `navigator.credentials.get`. */
    get(options: ConnexionCleOptions, ecarts: Ecarts = {}) {
      const data = authData(options.rpId, ecarts, null)
      const clientDataJSON = clientData('webauthn.get', options.challenge, ecarts)
      const signature = signOver(data, clientDataJSON)
      if (ecarts.isForged) signature[signature.length - 1] = (signature.at(-1) ?? 0) ^ 1
      const id = ecarts.credentialId ?? credentialId
      return {
        id,
        rawId: id,
        type: 'public-key',
        authenticatorAttachment: 'platform',
        response: {
          clientDataJSON: text64(clientDataJSON),
          authenticatorData: text64(data),
          signature: text64(signature),
          userHandle: ecarts.userHandle ?? userHandle,
        },
      }
    },

    /** Security keys count their signatures; phones say 0 for ever. */
    count(value: number) {
      compteur = value
    },
  }
}

export type Authentificateur = ReturnType<typeof createAuthentificateur>
