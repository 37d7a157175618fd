import { LOGIN_PATH } from '@espace-adherent/contract/identity'
import { safeCallbackUrl } from '@espace-adherent/domain/navigation/retour.ts'
import { sessionHint } from './hint.ts'

/** Where the browser goes to sign in; the way back is kept only when it stays in this portal. */
export function loginUrl(callbackUrl: string | null | undefined): string {
  const back = safeCallbackUrl(callbackUrl)
  return back ? `${LOGIN_PATH}?${new URLSearchParams({ callbackUrl: back })}` : LOGIN_PATH
}

/** A redirect without a click leaves no history entry: Back would lead to it and forward again. */
export function goToLogin(callbackUrl: string | null | undefined): void {
  expectSession()
  window.location.replace(loginUrl(callbackUrl))
}

/** The next page may be signed in: it should ask. */
export const expectSession = () => sessionHint.set('autre')
