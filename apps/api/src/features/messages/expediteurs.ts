import { createPrivateKey, createPublicKey } from 'node:crypto'
import { z } from 'zod'

const isCleRsa = (pem: string): boolean => {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem)
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048
  } catch {
    return false
  }
}

/** Whom the mails of one insurer come from, and with what its domain signs them (RFC 6376). */
export const expediteurSchema = z.strictObject({
  adresse: z.email(),
  dkim: z
    .strictObject({
      selecteur: z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/),
      cle: z.string().refine(isCleRsa),
    })
    .optional(),
})
export type Expediteur = z.infer<typeof expediteurSchema>

export const domaineDe = (adresse: string): string => adresse.split('@')[1] ?? 'localhost'

/** What the domain publishes for a key, as its DNS writes it. */
export const clePubliee = (cle: string): string =>
  createPublicKey(cle).export({ type: 'spki', format: 'der' }).toString('base64')
