import {
  type ChangePasswordData,
  type MonCompte,
  monComptePaths,
} from '@espace-adherent/contract/comptes'
import {
  type ApplicationInstallee,
  type ApplicationProposee,
  applicationPaths,
  SECURITY_CODE_CHOIX_PATH,
  SECURITY_CODE_CONTACT_PATH,
} from '@espace-adherent/contract/securite'
import type { TypeEnvoi } from '@espace-adherent/domain/securite'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { http } from '../../../platform/http/http.ts'
import { readContact, withSecurityCode } from '../../securite/index.ts'
import { textes } from './textes.ts'

/** Read each time the screen opens: another device may have signed in. */
export const monCompteQuery = queryOptions({
  queryKey: [monComptePaths.securite] as const,
  queryFn: async ({ signal }) => (await http.get(monComptePaths.securite, {}, signal)) as MonCompte,
  staleTime: 0,
  meta: { silent: true },
})

export const contactQuery = queryOptions({
  queryKey: [SECURITY_CODE_CONTACT_PATH] as const,
  queryFn: readContact,
  staleTime: 0,
  meta: { silent: true },
})

export const changePassword = mutationOptions({
  mutationFn: (data: ChangePasswordData) => http.post(monComptePaths.changePassword, data),
  meta: {
    failure: textes.echecs.motDePasse,
    success: () => ({ title: textes.motDePassePris, detail: textes.motDePassePrisDetail }),
  },
})

export const choisirCanal = mutationOptions({
  mutationFn: (sendType: TypeEnvoi) =>
    withSecurityCode('VERIFY_AMF', () => http.post(SECURITY_CODE_CHOIX_PATH, { sendType })),
  meta: { failure: textes.echecs.canal, success: () => ({ title: textes.canalChoisi }) },
})

/** Drawn anew each time: nobody keeps what was not answered with a code. */
export const propositionQuery = queryOptions({
  queryKey: [applicationPaths.proposition] as const,
  queryFn: async () => (await http.post(applicationPaths.proposition)) as ApplicationProposee,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  meta: { silent: true },
})

export const installerApplication = mutationOptions({
  mutationFn: (data: ApplicationInstallee) =>
    withSecurityCode('VERIFY_AMF', () => http.post(applicationPaths.application, data)),
  meta: {
    failure: textes.echecs.application,
    success: () => ({ title: textes.applicationAjoutee }),
  },
})

export const retirerApplication = mutationOptions({
  mutationFn: (securityCode: string) => http.post(applicationPaths.retrait, { securityCode }),
  meta: {
    failure: textes.echecs.application,
    success: () => ({ title: textes.applicationRetiree }),
  },
})

export const closeSession = mutationOptions({
  mutationFn: (id: string) => http.post(monComptePaths.sessions, { id }),
  meta: { failure: textes.echecs.sessions, success: () => ({ title: textes.deconnecte }) },
})

export const closeOthers = mutationOptions({
  mutationFn: () => http.post(monComptePaths.sessions, { id: null }),
  meta: { failure: textes.echecs.sessions, success: () => ({ title: textes.autresDeconnectes }) },
})

export const resend = mutationOptions({
  mutationFn: () => http.post(monComptePaths.renvoi),
  meta: { failure: textes.echecs.renvoi, success: () => ({ title: textes.renvoye }) },
})

export const renounce = mutationOptions({
  mutationFn: () => http.post(monComptePaths.annulation),
  meta: { failure: textes.echecs.annulation, success: () => ({ title: textes.annule }) },
})
