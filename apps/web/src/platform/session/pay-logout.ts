import { HEADER_ANTI_FORGERY } from '@espace-adherent/contract/headers'
import type { LogoutResponse } from '@espace-adherent/contract/identity'
import { LOGOUT_URL, owedLogout } from './leaving.ts'

/**
 * Ends the session that somebody left while the server did not answer. Without an answer it stays
 * owed, and this throws. Any answer settles it: a refusal means that the session is over.
 */
export async function payLogout(current: string | null): Promise<void> {
  const token = owedLogout.token()
  if (token === null) return
  // Somebody has signed in since, in another page: that session must stay.
  if (current !== null && current !== token) return owedLogout.settle()
  const answer = await fetch(LOGOUT_URL, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { [HEADER_ANTI_FORGERY]: token },
  })
  if (answer.status >= 500) throw new Error('not signed out yet')
  owedLogout.settle()
  const { logoutUrl } = answer.ok ? ((await answer.json()) as Partial<LogoutResponse>) : {}
  // An external provider has a session of its own to end.
  if (logoutUrl && logoutUrl !== '/') window.location.assign(logoutUrl)
}
