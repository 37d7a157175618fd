import {
  type ChangementIdentifiant,
  type CheckTokenResponse,
  comptesPaths,
  type EspaceCree,
  type PreForgotUsernameResponse,
  type PreuveActivation,
  type RelanceActivation,
} from '@espace-adherent/contract/comptes'
import type { Inscription } from '@espace-adherent/domain/comptes/inscription.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { textes } from './textes.ts'

export type LienSuivi = { code: string; userId: string }
type NouveauMotDePasse = { password: string; confirmPassword: string }

const call = <Data, Answer = unknown>(path: string, failure: string) =>
  mutationOptions({
    mutationFn: (data: Data) => http.post(path, data) as Promise<Answer>,
    meta: { failure, isOfForm: true },
  })

export const register = call<Inscription, EspaceCree>(comptesPaths.register, textes.echecs.register)

export const preForgotUsername = call<Inscription, PreForgotUsernameResponse>(
  comptesPaths.preForgotUsername,
  textes.echecs.identifiant,
)
export const forgotUsername = call<Inscription, ChangementIdentifiant>(
  comptesPaths.forgotUsername,
  textes.echecs.identifiant,
)

export const forgotPassword = call<{ userName: string; dateNaissance: string }>(
  comptesPaths.forgotPassword,
  textes.echecs.forgotPassword,
)
export const resetPassword = call<LienSuivi & NouveauMotDePasse & { supprimerClesAcces: boolean }>(
  comptesPaths.resetPassword,
  textes.echecs.resetPassword,
)

export const activateUser = call<
  LienSuivi & NouveauMotDePasse & Partial<Pick<Inscription, 'cgu' | 'consentements'>>,
  EspaceCree
>(comptesPaths.activateUser, textes.echecs.activation)

/** Before it, of a space that staff made: whoever opens it is recognised, and may then be sent a code. */
export const prouverActivation = call<
  LienSuivi & Omit<Inscription, 'email' | 'confirmEmail'>,
  PreuveActivation
>(comptesPaths.preuveActivation, textes.echecs.activation)

/** The screen itself says what became of the link. */
const follow = <Answer = unknown>(path: string) =>
  mutationOptions({
    mutationFn: (lien: LienSuivi) => http.post(path, lien) as Promise<Answer>,
    meta: { silent: true },
  })

export const confirmEmail = follow(comptesPaths.confirmEmail)
export const confirmUsername = mutationOptions({
  ...follow<ChangementIdentifiant>(comptesPaths.confirmUsername),
  // Only once it counts: confirmed ahead of its time, the screen says from when.
  meta: {
    silent: true,
    success: (answer) =>
      (answer as ChangementIdentifiant).effetLe === null
        ? { title: textes.identifiantModifie }
        : null,
  },
})
export const cancelUsername = follow(comptesPaths.cancelUsername)
export const restoreUsername = follow(comptesPaths.restoreUsername)

export const relanceActivation = mutationOptions({
  mutationFn: (userId: string) =>
    http.post(`${comptesPaths.relanceActivation}?${new URLSearchParams({ userId })}`),
  meta: {
    failure: textes.echecs.relance,
    // Said of a mail that left, and of no other.
    success: (answer) =>
      (answer as RelanceActivation).isSent ? { title: textes.relanceFaite } : null,
  },
})

export const answerDematerialisation = call<{ jeton: string; dematerialization: boolean }>(
  comptesPaths.dematerialisation,
  textes.echecs.dematerialisation,
)

/** Asked each time the screen opens: what a link is worth changes. */
export const tokenQuery = (purpose: 'Confirmation' | 'ResetPassword', lien: LienSuivi) =>
  queryOptions({
    queryKey: ['check-token', purpose, lien.code, lien.userId] as const,
    queryFn: () =>
      http.post(comptesPaths.checkToken, { purpose, ...lien }) as Promise<CheckTokenResponse>,
    enabled: !isCoupe(lien),
    staleTime: 0,
    gcTime: 0,
    meta: { silent: true },
  })

/** A link that was cut holds nothing that the server could look at. */
export const isCoupe = ({ code, userId }: LienSuivi) => code === '' || userId === ''

export const lienOf = (search: URLSearchParams): LienSuivi => ({
  code: search.get('code') ?? '',
  userId: search.get('userId') ?? '',
})
