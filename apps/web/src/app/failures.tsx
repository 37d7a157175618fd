import type { QueryClient } from '@tanstack/react-query'
import { lazyView } from '../platform/chunks/index.ts'
import { modals } from '../platform/modals/modals.ts'
import { portail } from '../platform/portail/settings.ts'
import type { Reaction } from '../platform/query/policy.ts'
import { currentCallbackUrl, navigate } from '../platform/routing/hash-location.ts'
import { goToLogin } from '../platform/session/login.ts'
import { forgetSession } from '../platform/session/logout.ts'
import { vueOnglet } from '../platform/session/vue.ts'
import { toasts } from '../platform/toasts/index.ts'
import { liens, serviceUnavailable } from './routes.ts'
import { textes } from './textes.ts'

const BlockedDialog = lazyView(() => import('./shell/BlockedDialog.tsx'))

/** Carries out what the policy decided. */
export function carryOut(reaction: Reaction, client: QueryClient): void {
  if (reaction.type === 'toast')
    toasts.push({ type: 'danger', title: reaction.title, detail: reaction.detail })
  if (reaction.type === 'unavailable') {
    navigate(serviceUnavailable.link({}))
    toasts.push({ type: 'danger', title: reaction.message })
  }
  if (reaction.type === 'block')
    modals.open(() => <BlockedDialog message={reaction.message} />, { blocking: true })
  if (reaction.type === 'sign-in-again' && !vueOnglet.leave()) {
    const callbackUrl = currentCallbackUrl()
    forgetSession(client)
    toasts.push({ type: 'danger', title: textes.accesNonAutorise })
    goToSignIn(callbackUrl)
  }
}

/** The login screen, or the external provider's; then back. */
export function goToSignIn(callbackUrl: string): void {
  if (portail().client.oidcExternalProvider) goToLogin(callbackUrl)
  else navigate(liens.login({ callbackUrl }), { replace: true })
}
