import { COOKIE_ANTI_FORGERY } from '@espace-adherent/contract/headers'
import { readCookie } from '../browser/cookies.ts'
import { numeroContratCourant } from '../session/contrat-courant.ts'
import { leaving } from '../session/leaving.ts'
import { securityCode } from '../session/security-code.ts'
import { answeredAhead } from './ahead/answers.ts'
import { createHttp } from './client.ts'

export const http = createHttp(
  {
    isLeaving: leaving.isUnderWay,
    numeroContrat: numeroContratCourant.get,
    securityCode: securityCode.get,
    antiForgeryToken: () => readCookie(document.cookie, COOKIE_ANTI_FORGERY),
    timezoneOffset: () => new Date().getTimezoneOffset(),
  },
  answeredAhead(globalThis.espaceAdherentAhead, (input, init) => fetch(input, init)),
)
