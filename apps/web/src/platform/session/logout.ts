import type { LogoutResponse } from '@espace-adherent/contract/identity'
import type { QueryClient } from '@tanstack/react-query'
import { http } from '../http/http.ts'
import { numContratCourant } from './contrat-courant.ts'
import { CURRENT_USER_KEY } from './current-user.ts'
import { sessionHint } from './hint.ts'
import { securityCode } from './security-code.ts'

/** Ends the session on the server, then leaves by the address it gives; `/` when it gives none. */
export async function logout(): Promise<void> {
  const answer = (await http.post('/api/identity/logout').catch(() => null)) as
    | Partial<LogoutResponse>
    | null
    | undefined
  leaveBy(answer?.logoutUrl || '/')
}

/** The session is over on the server: the browser leaves by the address it gave. */
export function leaveBy(logoutUrl: string): void {
  sessionHint.clear()
  window.location.assign(logoutUrl)
}

/** Drops all that belonged to the person who was here. */
export function forgetSession(client: QueryClient): void {
  sessionHint.clear()
  securityCode.set(null)
  numContratCourant.set(null)
  client.clear()
  client.setQueryData(CURRENT_USER_KEY, null)
}
