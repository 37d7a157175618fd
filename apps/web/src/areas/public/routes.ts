import { presentChunk } from '../../platform/chunks/index.ts'
import { defineRoute } from '../../platform/routing/route.ts'
import { HomeScreen } from './HomeScreen.tsx'
import { HomeShell } from './HomeShell.tsx'
import { PublicShell } from './PublicShell.tsx'
import { textes } from './textes.ts'

const shell = presentChunk(PublicShell)

/** The first screen of nearly every visit: it comes with the first chunk. */
export const home = defineRoute({
  path: '/',
  guard: { session: 'none', embeddedProviderOnly: true },
  title: textes.homeTitre,
  shell: presentChunk(HomeShell),
  screen: HomeScreen,
})

export const register = defineRoute({
  path: '/register',
  guard: { feature: 'creationCompteAutreActe', unrestrictedAddress: true },
  title: textes.registerTitre,
  shell,
  screen: { load: () => import('./RegisterScreen.tsx') },
})

/** A screen that only says something; all of them come in one small file. */
const message = (name: keyof typeof import('./messages.tsx')) => ({
  load: async () => ({ default: (await import('./messages.tsx'))[name] }),
})

export const displayEmail = defineRoute({
  path: '/display-email',
  guard: {},
  title: textes.displayEmail.titre,
  shell,
  screen: message('DisplayEmail'),
})

/** A screen whose link cancels something; all of them come in one small file. */
const annulation = (name: keyof typeof import('./annulations.tsx')) => ({
  load: async () => ({ default: (await import('./annulations.tsx'))[name] }),
})

export const confirmEmail = defineRoute({
  path: '/confirm-email',
  guard: {},
  title: textes.confirmation.titre,
  shell,
  screen: { load: () => import('./ConfirmEmailScreen.tsx') },
})

export const confirmerIdentifiant = defineRoute({
  path: '/confirmer-identifiant',
  guard: {},
  title: textes.changement.titre,
  shell,
  screen: { load: () => import('./ConfirmerIdentifiantScreen.tsx') },
})

export const annulerIdentifiant = defineRoute({
  path: '/annuler-identifiant',
  guard: {},
  title: textes.annulation.titre,
  shell,
  screen: annulation('AnnulerIdentifiant'),
})

export const retablirIdentifiant = defineRoute({
  path: '/retablir-identifiant',
  guard: {},
  title: textes.retablissement.titre,
  shell,
  screen: annulation('RetablirIdentifiant'),
})

export const annulerRib = defineRoute({
  path: '/annuler-rib',
  guard: {},
  title: textes.annulationRib.titre,
  shell,
  screen: annulation('AnnulerRib'),
})

export const annulerSuppression = defineRoute({
  path: '/annuler-suppression',
  guard: {},
  title: textes.annulationSuppression.titre,
  shell,
  screen: annulation('AnnulerSuppression'),
})

export const activateUser = defineRoute({
  path: '/activate-user',
  guard: { embeddedProviderOnly: true },
  title: textes.activationTitre,
  shell,
  screen: { load: () => import('./ActivateUserScreen.tsx') },
})

export const activateUserConfirmation = defineRoute({
  path: '/activate-user-confirmation',
  guard: { embeddedProviderOnly: true },
  title: textes.activationFaite.titre,
  shell,
  screen: message('ActivateUserConfirmation'),
})

export const forgotPassword = defineRoute({
  path: '/forgot-password',
  guard: { embeddedProviderOnly: true },
  title: textes.forgotPasswordTitre,
  shell,
  screen: { load: () => import('./ForgotPasswordScreen.tsx') },
})

export const forgotPasswordConfirmation = defineRoute({
  path: '/forgot-password-confirmation',
  guard: { embeddedProviderOnly: true },
  title: textes.demandeRecue.titre,
  shell,
  screen: message('ForgotPasswordConfirmation'),
})

export const resetPassword = defineRoute({
  path: '/reset-password',
  guard: { embeddedProviderOnly: true },
  title: textes.resetPasswordTitre,
  shell,
  screen: { load: () => import('./ResetPasswordScreen.tsx') },
})

export const resetPasswordConfirmation = defineRoute({
  path: '/reset-password-confirmation',
  guard: { embeddedProviderOnly: true },
  title: textes.motDePasseModifie.titre,
  shell,
  screen: message('ResetPasswordConfirmation'),
})

export const resetPasswordError = defineRoute({
  path: '/reset-password-error',
  guard: { embeddedProviderOnly: true },
  title: textes.lienInvalide.titre,
  shell,
  screen: message('LienInvalide'),
})

export const forgotUsername = defineRoute({
  path: '/forgot-username',
  guard: { feature: 'forgotUsernameAutreActe' },
  title: textes.forgotUsernameTitre,
  shell,
  screen: { load: () => import('./ForgotUsernameScreen.tsx') },
})

export const deleteUserConfirmation = defineRoute({
  path: '/delete-user-confirmation',
  guard: {},
  title: textes.compteSupprime.titre,
  shell,
  screen: message('DeleteUserConfirmation'),
})

export const redirectToMobile = defineRoute({
  path: '/redirect-to-mobile/:url*',
  guard: { embeddedProviderOnly: true },
  title: textes.redirection.titre,
  shell,
  screen: { load: () => import('./RedirectToMobileScreen.tsx') },
})

export const page = defineRoute({
  path: '/page/:pageName',
  guard: {},
  title: textes.pageTitre,
  shell,
  screen: { load: () => import('./PageScreen.tsx') },
})

export const serviceUnavailable = defineRoute({
  path: '/service-unavailable',
  guard: {},
  title: textes.indisponibleTitre,
  shell,
  screen: { load: () => import('./ServiceUnavailableScreen.tsx') },
})

export const notFound = defineRoute({
  path: '/404',
  guard: {},
  title: textes.introuvableTitre,
  shell,
  screen: { load: () => import('./NotFoundScreen.tsx') },
})
