import {
  limitesClesAcces,
  messageLibelleTropLong,
  normalizeLibelleCle,
} from '@espace-adherent/domain'
import { z } from 'zod'

export * from './paths.ts'

/** Bytes, as WebAuthn writes them in JSON. */
const octets = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/)

/** 1023 bytes at most, says WebAuthn. */
const credentialId = octets(1364)
const transports = z.array(z.string().max(32)).max(10)
const descriptor = z.object({ id: z.string(), type: z.literal('public-key'), transports })

/** What the browser must ask the authenticator for a new key. */
export const cleAccesOptionsSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  /** Keys of the account: an authenticator that holds one refuses to make another. */
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type CleAccesOptions = z.infer<typeof cleAccesOptionsSchema>

/** What every answer of an authenticator holds. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(32).nullish(),
}

export const cleAccesAjoutSchema = z.object({
  /** The person's own name for it; without one, the server finds a name. */
  libelle: z
    .string()
    .max(1000)
    .transform(normalizeLibelleCle)
    .refine((libelle) => libelle.length <= limitesClesAcces.libelle, {
      error: messageLibelleTropLong,
    })
    .nullish(),
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: octets(8000),
      attestationObject: octets(16_000),
      transports: transports.optional(),
    }),
  }),
})
export type CleAccesAjout = z.input<typeof cleAccesAjoutSchema>

/** A key, as its owner sees it. */
export const cleAccesSchema = z.object({
  id: z.string(),
  libelle: z.string(),
  creeLe: z.string(),
  /** Last sign-in; null before the first. */
  utiliseeLe: z.string().nullable(),
  /** Kept by the password manager of several devices, not by one alone. */
  isSynchronisee: z.boolean(),
})
export type CleAcces = z.infer<typeof cleAccesSchema>

export const clesAccesSchema = z.object({ items: z.array(cleAccesSchema), total: z.number() })
export type ClesAcces = z.infer<typeof clesAccesSchema>

export const cleAccesSuppressionSchema = z.object({ id: z.uuid() })
export const cleAccesSupprimeeSchema = z.object({})

/** What the sign-in page asks the authenticator: no identifier, the key names its owner. */
export const connexionCleOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
})
export type ConnexionCleOptions = z.infer<typeof connexionCleOptionsSchema>

export const connexionCleSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: octets(8000),
    authenticatorData: octets(8000),
    signature: octets(2000),
    userHandle: octets(100),
  }),
})
export type ConnexionCle = z.infer<typeof connexionCleSchema>

/** Where the browser goes on with the sign-in. */
export const connexionCleFaiteSchema = z.object({ url: z.string() })
