import { sessionHint, wasProche } from '../../session/hint.ts'
import { vueOnglet } from '../../session/vue.ts'
import { requestHeaders } from '../headers.ts'
import { askAhead } from './ask.ts'

const context = {
  numeroContrat: () => null,
  securityCode: () => null,
  vue: vueOnglet.get,
  antiForgeryToken: () => null,
  timezoneOffset: () => new Date().getTimezoneOffset(),
}

/**
 * A script written into the page: it runs before any other has arrived, and asks nothing for a
 * visitor.
 */
if (sessionHint.isSet()) {
  const ask = async (url: string) => {
    const headers = requestHeaders('GET', url, context)
    const answer = await fetch(url, { headers, credentials: 'same-origin' })
    // The answer is read to its end now, which saves time later.
    return new Response(await answer.text(), answer)
  }
  globalThis.espaceAdherentAhead = askAhead(ask, {
    isMembre: sessionHint.isMembre(),
    isProche: wasProche(),
    isFile: location.hash === '#/admin/demandes',
  })
}
