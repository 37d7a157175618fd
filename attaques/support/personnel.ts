import { setTimeout as sleep } from 'node:timers/promises'
import { totp } from '../../scripts/support/totp.ts'
import { type Visiteur, visit } from './visiteur.ts'

/** Mobiles of the demonstration that receive the codes of staff; whoever has none is written to first. */
const mobiles = new Map([
  ['admin@example.org', '+33639980201'],
  ['gestionnaire@example.org', '+33639980202'],
  ['consultant@example.org', '+33639980203'],
  ['service.medical@example.org', '+33639980204'],
  ['second.admin@example.org', '+33639980205'],
  ['camille.martin@example.org', '+33639980145'],
])

/** One of the staff who is signed in: their password, then the code that was sent to them. */
export async function signInPersonnel(origin: string, userName: string): Promise<Visiteur> {
  const visiteur = visit(origin)
  const answerCode = async (page: string, code: string): Promise<Response> => {
    const action = /<form class="carte" method="post" action="([^"]+)"/.exec(page)?.[1]
    const champ = (nom: string) => new RegExp(`name="${nom}" value="([^"]+)"`).exec(page)?.[1] ?? ''
    if (!action) throw new Error(`${userName} was asked for no code`)
    const body = new URLSearchParams({ _xsrf: champ('_xsrf'), vue: champ('vue'), code })
    let answer = await visiteur.go(action.replaceAll('&amp;', '&'), { method: 'POST', body })
    while (answer.status >= 300 && answer.status < 400) {
      await answer.body?.cancel()
      answer = await visiteur.go(answer.headers.get('location') ?? '/')
    }
    return answer
  }
  const page = await (await visiteur.signIn({ userName, password: 'Horizon!2026' })).text()
  let answer = await answerCode(page, await codeOf(origin, mobiles.get(userName) ?? userName))
  const next = await answer.text()
  // A mailbox is no second factor of staff: they add an application there and then.
  const secret = /<code>([A-Z2-7 ]+)<\/code>/.exec(next)?.[1]?.replaceAll(' ', '')
  if (secret) {
    answer = await answerCode(next, totp(secret))
    await answer.body?.cancel()
  }
  if (answer.status !== 200) throw new Error(`${userName} was not let in: ${answer.status}`)
  return visiteur
}

async function codeOf(origin: string, to: string): Promise<string> {
  const address = `${origin}/dev/mailbox/messages?to=${encodeURIComponent(to)}`
  for (let tries = 0; tries < 200; tries++) {
    const [last] = (await (await fetch(address)).json()) as { text: string }[]
    const code = /\b\d{6}\b/.exec(last?.text ?? '')?.[0]
    if (code) return code
    await sleep(50)
  }
  throw new Error('No code came')
}
