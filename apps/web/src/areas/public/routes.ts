import { lazyChunk, presentChunk } from '../../platform/chunks/index.ts'
import { alsoAt, defineRoute } from '../../platform/routing/route.ts'
import { HomeScreen } from './HomeScreen.tsx'
import { HomeShell } from './HomeShell.tsx'
import { titres } from './titres.ts'

const shell = lazyChunk(() => import('./PublicShell.tsx'))

/** The first screen of nearly every visit: it comes with the first chunk. */
export const home = defineRoute({
  path: '/',
  guard: { session: 'none', embeddedProviderOnly: true },
  title: titres.home,
  shell: presentChunk(HomeShell),
  screen: HomeScreen,
})

/** Where somebody whose session has ended is sent: the same screen, by the name that the specification gives it. */
export const login = alsoAt(home, '/login')

export const register = defineRoute({
  path: '/register',
  guard: { feature: 'creationCompteAutreActe', unrestrictedAddress: true },
  title: titres.register,
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
  title: titres.displayEmail,
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
  title: titres.confirmEmail,
  shell,
  screen: { load: () => import('./ConfirmEmailScreen.tsx') },
})

export const confirmerIdentifiant = defineRoute({
  path: '/confirmer-identifiant',
  guard: {},
  title: titres.confirmerIdentifiant,
  shell,
  screen: { load: () => import('./ConfirmerIdentifiantScreen.tsx') },
})

export const annulerIdentifiant = defineRoute({
  path: '/annuler-identifiant',
  guard: {},
  title: titres.annulerIdentifiant,
  shell,
  screen: annulation('AnnulerIdentifiant'),
})

export const retablirIdentifiant = defineRoute({
  path: '/retablir-identifiant',
  guard: {},
  title: titres.retablirIdentifiant,
  shell,
  screen: annulation('RetablirIdentifiant'),
})

export const annulerRib = defineRoute({
  path: '/annuler-rib',
  guard: {},
  title: titres.annulerRib,
  shell,
  screen: annulation('AnnulerRib'),
})

export const annulerSuppression = defineRoute({
  path: '/annuler-suppression',
  guard: {},
  title: titres.annulerSuppression,
  shell,
  screen: annulation('AnnulerSuppression'),
})

/** Where the link of an invitation leads; whoever holds it signs in with their own account. */
export const accesProche = defineRoute({
  path: '/acces-proche',
  guard: {},
  title: titres.accesProche,
  shell,
  screen: { load: () => import('./AccesProcheScreen.tsx') },
})

export const activateUser = defineRoute({
  path: '/activate-user',
  guard: { embeddedProviderOnly: true },
  title: titres.activateUser,
  shell,
  screen: { load: () => import('./ActivateUserScreen.tsx') },
})

export const activateUserConfirmation = defineRoute({
  path: '/activate-user-confirmation',
  guard: { embeddedProviderOnly: true },
  title: titres.activateUserConfirmation,
  shell,
  screen: message('ActivateUserConfirmation'),
})

export const forgotPassword = defineRoute({
  path: '/forgot-password',
  guard: { embeddedProviderOnly: true },
  title: titres.forgotPassword,
  shell,
  screen: { load: () => import('./ForgotPasswordScreen.tsx') },
})

export const forgotPasswordConfirmation = defineRoute({
  path: '/forgot-password-confirmation',
  guard: { embeddedProviderOnly: true },
  title: titres.forgotPasswordConfirmation,
  shell,
  screen: message('ForgotPasswordConfirmation'),
})

export const resetPassword = defineRoute({
  path: '/reset-password',
  guard: { embeddedProviderOnly: true },
  title: titres.resetPassword,
  shell,
  screen: { load: () => import('./ResetPasswordScreen.tsx') },
})

export const resetPasswordConfirmation = defineRoute({
  path: '/reset-password-confirmation',
  guard: { embeddedProviderOnly: true },
  title: titres.resetPasswordConfirmation,
  shell,
  screen: message('ResetPasswordConfirmation'),
})

export const resetPasswordError = defineRoute({
  path: '/reset-password-error',
  guard: { embeddedProviderOnly: true },
  title: titres.resetPasswordError,
  shell,
  screen: message('LienInvalide'),
})

export const forgotUsername = defineRoute({
  path: '/forgot-username',
  guard: { feature: 'forgotUsernameAutreActe' },
  title: titres.forgotUsername,
  shell,
  screen: { load: () => import('./ForgotUsernameScreen.tsx') },
})

export const deleteUserConfirmation = defineRoute({
  path: '/delete-user-confirmation',
  guard: {},
  title: titres.deleteUserConfirmation,
  shell,
  screen: message('DeleteUserConfirmation'),
})

export const redirectToMobile = defineRoute({
  path: '/redirect-to-mobile/:url*',
  guard: { embeddedProviderOnly: true },
  title: titres.redirectToMobile,
  shell,
  screen: { load: () => import('./RedirectToMobileScreen.tsx') },
})

export const page = defineRoute({
  path: '/page/:pageName',
  guard: {},
  title: titres.page,
  shell,
  screen: { load: () => import('./PageScreen.tsx') },
})

/** Open to everybody, signed in or not: the law wants it so. */
export const resiliation = defineRoute({
  path: '/resiliation',
  guard: {},
  title: titres.resiliation,
  shell,
  screen: { load: () => import('./ResiliationScreen.tsx') },
})

export const reclamations = defineRoute({
  path: '/reclamations',
  guard: {},
  title: titres.reclamations,
  shell,
  screen: { load: () => import('./MediationScreen.tsx') },
})

export const reclamation = defineRoute({
  path: '/reclamation',
  guard: {},
  title: titres.reclamation,
  shell,
  screen: { load: () => import('./ReclamationScreen.tsx') },
})

export const accessibilite = defineRoute({
  path: '/accessibilite',
  guard: {},
  title: titres.accessibilite,
  shell,
  screen: { load: () => import('./AccessibiliteScreen.tsx') },
})

export const deces = defineRoute({
  path: '/deces',
  guard: {},
  title: titres.deces,
  shell,
  screen: { load: () => import('./DecesScreen.tsx') },
})

export const droits = defineRoute({
  path: '/droits',
  guard: {},
  title: titres.droits,
  shell,
  screen: { load: () => import('./DroitsScreen.tsx') },
})

export const serviceUnavailable = defineRoute({
  path: '/service-unavailable',
  guard: {},
  title: titres.serviceUnavailable,
  shell,
  screen: { load: () => import('./ServiceUnavailableScreen.tsx') },
})

export const notFound = defineRoute({
  path: '/404',
  guard: {},
  title: titres.notFound,
  shell,
  screen: { load: () => import('./NotFoundScreen.tsx') },
})
