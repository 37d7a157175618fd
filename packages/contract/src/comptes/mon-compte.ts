import { messageEmail } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineActe } from '../acte/define.ts'
import { changementIdentifiantTete } from '../actes/tetes.ts'

const textes = {
  chapo: 'Remplacer l’adresse e-mail avec laquelle vous vous connectez.',
  etapes: { adresse: 'Votre nouvelle adresse' },
} as const

export * from './mon-compte-paths.ts'

/** Another address to sign in with: it counts once its owner has followed the link sent there. */
export const changementIdentifiantActe = defineActe(changementIdentifiantTete, {
  textes,
  saisie: z.strictObject({ email: z.string().max(320) }),
  etapes: { adresse: ['email'] },
  check: ({ email }) => ({ email: messageEmail(email) }),
  normalise: ({ email }) => ({ email: email.trim().toLowerCase() }),
})

const motDePasse = z.string().max(1000)

export const checkPasswordSchema = z.object({ password: motDePasse })
export const checkPasswordResponseSchema = z.object({ isValid: z.boolean() })

export const changePasswordSchema = z.object({
  currentPassword: motDePasse,
  password: motDePasse,
  confirmPassword: motDePasse,
})
export type ChangePasswordData = z.infer<typeof changePasswordSchema>

/** One session, or all but the one that asks. */
export const fermetureSchema = z.object({ id: z.uuid().nullable() })

export const rienSchema = z.object({})

/** A device that is signed in to the account. */
export const sessionSchema = z.object({
  id: z.uuid(),
  /** « Chrome sur Windows »; no place, no address. */
  appareil: z.string(),
  ouverteLe: z.iso.datetime(),
  vueLe: z.iso.datetime(),
  isCourante: z.boolean(),
})
export type SessionLue = z.infer<typeof sessionSchema>

/** How an account is signed in to, on which devices, and what changed lately. */
export const monCompteSchema = z.object({
  userName: z.string(),
  /** False with the insurer's own identity provider: passwords are changed there. */
  hasMotDePasse: z.boolean(),
  /** Null when the history does not go back that far. */
  motDePasseModifieLe: z.iso.datetime().nullable(),
  /** The address that is to become the identifier. */
  changement: z
    .object({
      nouvelIdentifiant: z.string(),
      /** Until when the link can be followed; null once it was. */
      avant: z.iso.datetime().nullable(),
      /** From when it counts, once confirmed. */
      effetLe: z.iso.datetime(),
    })
    .nullable(),
  sessions: z.array(sessionSchema),
  /** Recent changes of how the account is signed in to, the latest first. */
  activite: z.array(z.object({ le: z.iso.datetime(), libelle: z.string() })),
})
export type MonCompte = z.infer<typeof monCompteSchema>
