import { COOKIE_ANTI_FORGERY } from '@espace-adherent/contract/headers'
import { readCookie } from '../browser/cookies.ts'
import { numeroContratCourant } from '../session/contrat-courant.ts'
import { leaving, owedLogout } from '../session/leaving.ts'
import { securityCode } from '../session/security-code.ts'
import { vueOnglet } from '../session/vue.ts'
import { answeredAhead } from './ahead/answers.ts'
import { createHttp } from './client.ts'

const antiForgeryToken = () => readCookie(document.cookie, COOKIE_ANTI_FORGERY)

/**
 * Somebody signed out while the server was away: their session ends before anything else is asked.
 */
const payOwed = async () => {
  if (owedLogout.token() !== null)
    await (await import('../session/pay-logout.ts')).payLogout(antiForgeryToken())
}
// Comes with the page, which may ask for nothing and lead to the sign-in.
payOwed().catch(() => {})
const send: typeof fetch = async (input, init) => {
  await payOwed()
  return fetch(input, init)
}

export const http = createHttp(
  {
    isLeaving: leaving.isUnderWay,
    numeroContrat: numeroContratCourant.get,
    securityCode: securityCode.get,
    vue: vueOnglet.get,
    antiForgeryToken,
    timezoneOffset: () => new Date().getTimezoneOffset(),
  },
  answeredAhead(globalThis.espaceAdherentAhead, send),
)
