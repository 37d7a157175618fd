import { createPrivateKey, X509Certificate } from 'node:crypto'
import { z } from 'zod'

/** What cannot be read holds no more than what reads otherwise. */
const holds = (check: () => boolean) => {
  try {
    return check()
  } catch {
    return false
  }
}
const isCertificat = (pem: string) => holds(() => new X509Certificate(pem).raw.length > 0)
const isCleRsa = (pem: string) => holds(() => createPrivateKey(pem).asymmetricKeyType === 'rsa')
const isPaire = (apple: { certificat: string; cle: string }) =>
  holds(() => new X509Certificate(apple.certificat).checkPrivateKey(createPrivateKey(apple.cle)))

const certificat = z.string().refine(isCertificat)
const cle = z.string().refine(isCleRsa)

const appleSchema = z
  .strictObject({
    /** « Pass Type ID » and team, as Apple gave them. */
    passe: z.string().regex(/^pass\.[\w.-]+$/),
    equipe: z.string().regex(/^[A-Z0-9]{10}$/),
    certificat,
    cle,
    /** Apple's own, between theirs and the insurer's (WWDR). */
    intermediaire: certificat,
  })
  // Each is good by itself; together they would sign what no phone opens.
  .refine(isPaire, { path: ['cle'] })

const googleSchema = z.strictObject({
  /** The class of the cards, made in Google's console: issuer, then its name. */
  classe: z.string().regex(/^\d+\.[\w.-]+$/),
  /** The service account that signs. */
  compte: z.email(),
  cle,
})

/** With what the cards of one insurer are signed. */
export const portefeuillesSchema = z.strictObject({
  apple: appleSchema.optional(),
  google: googleSchema.optional(),
})
export type Portefeuilles = z.infer<typeof portefeuillesSchema>
export type Apple = z.infer<typeof appleSchema>
export type Google = z.infer<typeof googleSchema>
