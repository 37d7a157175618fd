import { COOKIE_ANTI_FORGERY } from '@espace-adherent/contract/headers'
import type { LogoutResponse } from '@espace-adherent/contract/identity'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { readCookie } from '../browser/cookies.ts'
import { device } from '../device/index.ts'
import { HttpError } from '../http/error.ts'
import { http } from '../http/http.ts'
import { numeroContratCourant } from './contrat-courant.ts'
import { CURRENT_USER_KEY } from './current-user.ts'
import { sessionHint } from './hint.ts'
import { LOGOUT_URL, leaving, owedLogout } from './leaving.ts'
import { securityCode } from './security-code.ts'
import { vueOnglet } from './vue.ts'

/**
 * Ends the session on the server, then leaves by the address that it gives, or `/`. Readings under
 * way are stopped first: refused without a session, they would lead to sign in again.
 */
export function useLogout(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    leaving.begin()
    await client.cancelQueries()
    await endSession()
  }
}

async function endSession(): Promise<void> {
  const answer = (await http.post(LOGOUT_URL).catch(owe)) as Partial<LogoutResponse> | undefined
  await leaveBy(answer?.logoutUrl || '/')
}

/**
 * The server did not hear of the sign-out: it is told before anything else. A refusal means that
 * the session was over.
 */
function owe(error: unknown): void {
  const isHeard = error instanceof HttpError && error.status >= 400 && error.status < 500
  const token = readCookie(document.cookie, COOKIE_ANTI_FORGERY)
  if (!isHeard && token !== null) owedLogout.owe(token)
}

/** The session is over on the server: the browser leaves by the address it gave. */
export async function leaveBy(logoutUrl: string): Promise<void> {
  sessionHint.clear()
  vueOnglet.forget()
  // First erases what this device keeps of them.
  await device.forgetAll(true)
  window.location.assign(logoutUrl)
}

/** Drops all that belonged to the person who was here. */
export function forgetSession(client: QueryClient): void {
  sessionHint.clear()
  void device.forgetAll()
  securityCode.set(null)
  numeroContratCourant.set(null)
  client.clear()
  client.setQueryData(CURRENT_USER_KEY, null)
}
