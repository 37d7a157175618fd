import {
  isCodeSecurite,
  messagesSecurite,
  normalizeMobile,
  operationsSecurite,
  typesEnvoi,
} from '@espace-adherent/domain'
import { z } from 'zod'

export * from './paths.ts'

const operation = z.enum(operationsSecurite)

/** Only when nobody is signed in; ignored otherwise. */
const username = z.string().trim().max(254).nullish()

/** What `pre-forgot-username` gave instead of an identifier; same use. */
const reference = z.string().max(500).nullish()

/** The mobile that the code goes to, and that becomes the account's. */
const newAmfTel = z
  .string()
  .trim()
  .max(40)
  .refine((saisie) => saisie === '' || normalizeMobile(saisie) !== null, {
    error: messagesSecurite.mobileFormat,
  })
  .nullish()

type Saisie = {
  operation: z.infer<typeof operation>
  username?: string | null | undefined
  reference?: string | null | undefined
  newAmfTel?: string | null | undefined
}

const hasNewMobile = (saisie: Saisie) =>
  saisie.operation !== 'MODIFY_TEL_AMF' || Boolean(saisie.newAmfTel)
const hasUsername = (saisie: Saisie) =>
  saisie.operation !== 'VERIFY_UNAUTHENTICATED_AMF' || Boolean(saisie.username || saisie.reference)

const mobileObligatoire = { error: messagesSecurite.mobileObligatoire, path: ['newAmfTel'] }
const identifiantObligatoire = {
  error: messagesSecurite.identifiantObligatoire,
  path: ['username'],
}

export const securityCodeSendSchema = z
  .object({ sendType: z.enum(typesEnvoi), operation, username, reference, newAmfTel })
  .refine(hasNewMobile, mobileObligatoire)
  .refine(hasUsername, identifiantObligatoire)
export type SecurityCodeSend = z.infer<typeof securityCodeSendSchema>

export const securityCodeSentSchema = z.object({
  /** The way the code really went; null when that would tell a stranger about an account. */
  sendType: z.enum(typesEnvoi).nullable(),
  /** A sentence to show: where the code went, masked, or why the session is over. */
  content: z.string().nullable(),
  /** The phone may not receive text messages: the code went by mail. */
  telephoneForbidden: z.boolean(),
  /** The session is over: show `content` as an error, then go there. */
  logoutUrl: z.string().nullable(),
})
export type SecurityCodeSent = z.infer<typeof securityCodeSentSchema>

export const securityCodeVerifySchema = z
  .object({
    securityCode: z.string().trim().refine(isCodeSecurite, { error: messagesSecurite.codeFormat }),
    operation,
    newAmfTel,
    username,
    reference,
  })
  .refine(hasNewMobile, mobileObligatoire)
  .refine(hasUsername, identifiantObligatoire)
export type SecurityCodeVerify = z.infer<typeof securityCodeVerifySchema>

/** The operation's success text. From now on the browser sends the code in X-SecurityCode. */
export const securityCodeVerifiedSchema = z.object({ message: z.string() })
export type SecurityCodeVerified = z.infer<typeof securityCodeVerifiedSchema>

/** Which way codes go from now on; takes a recent sign-in, or a code. */
export const securityCodeChoixSchema = z.strictObject({ sendType: z.enum(typesEnvoi) })

/** Where codes may go: masked, so that nobody who looks over a shoulder learns more. */
export const securityContactSchema = z.object({
  email: z.string(),
  telephone: z.string().nullable(),
  isTelephoneConfirme: z.boolean(),
  isTelephoneInterdit: z.boolean(),
  /** Which way codes go where both exist. */
  codesPar: z.enum(typesEnvoi),
  /** A code is asked for at sign-in. */
  isAmf: z.boolean(),
  /** Of staff: an application shows the code of their sign-in. */
  hasApplication: z.boolean(),
})
export type SecurityContact = z.infer<typeof securityContactSchema>

const codeDApplication = z
  .string()
  .trim()
  .refine(isCodeSecurite, { error: messagesSecurite.codeFormat })

/** What a telephone reads, and what gives it back to the server with a first code. */
export const applicationProposeeSchema = z.object({
  /** In base 32, to be typed where nothing can be scanned. */
  secret: z.string(),
  qr: z.object({ cote: z.int(), trace: z.string() }),
  jeton: z.string(),
})
export type ApplicationProposee = z.infer<typeof applicationProposeeSchema>

export const applicationInstalleeSchema = z.strictObject({
  jeton: z.string().max(2000),
  securityCode: codeDApplication,
  /** Of the application that is replaced. */
  codeActuel: codeDApplication.nullish(),
})
export type ApplicationInstallee = z.infer<typeof applicationInstalleeSchema>

export const applicationRetireeSchema = z.strictObject({ securityCode: codeDApplication })
