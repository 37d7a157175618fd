import { sessionHint, wasProche } from '../../session/hint.ts'
import { requestHeaders } from '../headers.ts'
import { askAhead } from './ask.ts'

const context = {
  numeroContrat: () => null,
  securityCode: () => null,
  antiForgeryToken: () => null,
  timezoneOffset: () => new Date().getTimezoneOffset(),
}

/**
 * A script of its own, written into the page: it runs before any other has arrived, and asks nothing
 * for a visitor.
 */
if (sessionHint.isSet()) {
  const ask = async (url: string) => {
    const headers = requestHeaders('GET', url, context)
    const answer = await fetch(url, { headers, credentials: 'same-origin' })
    // Read to its end while there is time: reading is then nothing to whoever takes the answer.
    return new Response(await answer.text(), answer)
  }
  globalThis.espaceAdherentAhead = askAhead(ask, {
    isMembre: sessionHint.isMembre(),
    isProche: wasProche(),
  })
}
