import { lireNumeroContrat, typesEnvoi } from '@espace-adherent/domain'
import { z } from 'zod'

export * from './paths.ts'

/** Generous bounds: the client's rules, which say what is wrong in each field, come after. */
const texte = (max: number) => z.string().max(max)
const motDePasse = texte(1000)

export const consentementSaisiSchema = z.object({
  nom: texte(80),
  libelle: texte(2000),
  accepted: z.boolean(),
})

/** Who somebody says they are. */
const reconnaissance = {
  numeroContrat: texte(200).transform(lireNumeroContrat).default(''),
  /** Without its key. */
  nir: texte(30).default(''),
  nom: texte(200),
  prenom: texte(200),
  /** AAAA-MM-JJ. */
  dateNaissance: texte(30),
  codePostal: texte(20).default(''),
  /** Last four characters. */
  iban: texte(40).default(''),
  email: texte(320),
  confirmEmail: texte(320).default(''),
}

export const registerSchema = z.object({
  ...reconnaissance,
  /** None with the insurer's own identity provider. */
  password: motDePasse.default(''),
  confirmPassword: motDePasse.default(''),
  cgu: z.boolean().default(false),
  consentements: z.array(consentementSaisiSchema).max(20).default([]),
  dematerialization: z.boolean().default(true),
})
export type RegisterData = z.infer<typeof registerSchema>

export const forgotUsernameSchema = z.object(reconnaissance)
export type ForgotUsernameData = z.infer<typeof forgotUsernameSchema>

/** What may be asked before an identifier is changed; nothing is said of people without a code. */
export const preForgotUsernameResponseSchema = z.object({
  isUserAmfAuthorized: z.boolean(),
  sendType: z.enum(typesEnvoi).nullable(),
  /** Masked: whoever knows somebody's papers need not learn their address. */
  currentUserName: z.string().nullable(),
  /** Names the account to the security code, in the place of its identifier; sealed, for minutes. */
  reference: z.string().nullable(),
  /** Masked. */
  telephone: z.string().nullable(),
})
export type PreForgotUsernameResponse = z.infer<typeof preForgotUsernameResponseSchema>

/**
 * From when the new identifier counts, once its address is confirmed; null when that is at once.
 * Whoever is recognised gets an answer, whether they have a space or not.
 */
export const changementIdentifiantSchema = z.object({ effetLe: z.iso.datetime().nullable() })
export type ChangementIdentifiant = z.infer<typeof changementIdentifiantSchema>

/** What a link carries. */
const lien = { code: z.string().min(1).max(200), userId: z.string().min(1).max(100) }

/** `Confirmation` is asked by the screen that activates an account. */
export const butsLien = ['Confirmation', 'ResetPassword'] as const

export const checkTokenSchema = z.object({ purpose: z.enum(butsLien), ...lien })
export type CheckTokenData = z.infer<typeof checkTokenSchema>
export const checkTokenResponseSchema = z.object({
  /** Their holder must accept the terms, and answer the consents. */
  isCreatedByAdmin: z.boolean(),
  /** Only with `Confirmation`, of whoever is to work here: the terms alone concern them. */
  isPersonnel: z.literal(true).optional(),
  /** Only with `ResetPassword`: whether there are passkeys that could go with the old password. */
  hasClesAcces: z.boolean().optional(),
})
export type CheckTokenResponse = z.infer<typeof checkTokenResponseSchema>

export const confirmEmailSchema = z.object(lien)
export const confirmUsernameSchema = z.object(lien)
export const cancelUsernameSchema = z.object(lien)
export const restoreUsernameSchema = z.object(lien)

export const activateUserSchema = z.object({
  ...lien,
  password: motDePasse,
  confirmPassword: motDePasse,
  cgu: z.boolean().default(false),
  consentements: z.array(consentementSaisiSchema).max(20).default([]),
})
export type ActivateUserData = z.infer<typeof activateUserSchema>

/** Who somebody says they are whose space staff made, with what they would send to open it. */
export const preuveActivationSchema = z.object({
  ...activateUserSchema.shape,
  ...reconnaissance,
  email: z.undefined().optional(),
  confirmEmail: z.undefined().optional(),
  /** None with the insurer's own identity provider. */
  password: motDePasse.default(''),
  confirmPassword: motDePasse.default(''),
})
export type PreuveActivationData = z.infer<typeof preuveActivationSchema>
/** Names the account to the security code; sealed, for minutes. */
export const preuveActivationResponseSchema = z.object({ reference: z.string() })
export type PreuveActivation = z.infer<typeof preuveActivationResponseSchema>

export const resetPasswordSchema = z.object({
  ...lien,
  password: motDePasse,
  confirmPassword: motDePasse,
  supprimerClesAcces: z.boolean().default(false),
})
export type ResetPasswordData = z.infer<typeof resetPasswordSchema>

export const forgotPasswordSchema = z.object({
  userName: texte(320),
  dateNaissance: texte(30).default(''),
})
export type ForgotPasswordData = z.infer<typeof forgotPasswordSchema>

export const relanceActivationQuerySchema = z.object({ userId: lien.userId })
/** Whether a mail left: there may be no such account, or it may be open already. */
export const relanceActivationSchema = z.object({ isSent: z.boolean() })
export type RelanceActivation = z.infer<typeof relanceActivationSchema>

/**
 * What a new space is asked next: with a `jeton`, whether documents may come by electronic means.
 * Everybody gets the same, recognised or not.
 */
export const espaceCreeSchema = z.object({ jetonDematerialisation: z.string().nullable() })
export type EspaceCree = z.infer<typeof espaceCreeSchema>

export const dematerialisationSchema = z.object({
  jeton: z.string().min(1).max(2000),
  dematerialization: z.boolean(),
})

/** Said to everybody alike: what really happened is told by mail, to whom it concerns. */
export const demandeRecueSchema = z.object({})
export * from './mon-compte.ts'
