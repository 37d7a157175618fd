import { sessionHint } from '../../session/hint.ts'
import { requestHeaders } from '../headers.ts'
import { askAhead } from './ask.ts'

const context = {
  numContrat: () => null,
  securityCode: () => null,
  antiForgeryToken: () => null,
  timezoneOffset: () => new Date().getTimezoneOffset(),
}

/**
 * A script of its own, written into the page: it runs before any other has arrived, and asks nothing
 * for a visitor.
 */
if (sessionHint.isSet()) {
  const ask = (url: string) =>
    fetch(url, { headers: requestHeaders('GET', url, context), credentials: 'same-origin' })
  window.espaceAdherentAhead = askAhead(ask, sessionHint.isMembre())
}
