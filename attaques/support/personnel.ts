import { setTimeout as sleep } from 'node:timers/promises'
import { type Visiteur, visit } from './visiteur.ts'

/** Staff of the demonstration, and the mobiles that receive their codes. */
export const personnel = {
  'admin@example.org': '+33639980201',
  'gestionnaire@example.org': '+33639980202',
  'consultant@example.org': '+33639980203',
  'service.medical@example.org': '+33639980204',
  'second.admin@example.org': '+33639980205',
} as const

/** One of the staff who is signed in: their password, then the code that was sent to them. */
export async function signInPersonnel(
  origin: string,
  userName: keyof typeof personnel,
): Promise<Visiteur> {
  const visiteur = visit(origin)
  const page = await (await visiteur.signIn({ userName, password: 'Horizon!2026' })).text()
  const action = /<form class="carte" method="post" action="([^"]+)"/.exec(page)?.[1]
  const champ = (nom: string) => new RegExp(`name="${nom}" value="([^"]+)"`).exec(page)?.[1] ?? ''
  if (!action) throw new Error(`${userName} was asked for no code`)
  const body = new URLSearchParams({
    _xsrf: champ('_xsrf'),
    vue: champ('vue'),
    code: await codeOf(origin, personnel[userName]),
  })
  let answer = await visiteur.go(action.replaceAll('&amp;', '&'), { method: 'POST', body })
  while (answer.status >= 300 && answer.status < 400) {
    await answer.body?.cancel()
    answer = await visiteur.go(answer.headers.get('location') ?? '/')
  }
  await answer.body?.cancel()
  if (answer.status !== 200) throw new Error(`${userName} was not let in: ${answer.status}`)
  return visiteur
}

async function codeOf(origin: string, mobile: string): Promise<string> {
  const address = `${origin}/dev/mailbox/messages?to=${encodeURIComponent(mobile)}`
  for (let tries = 0; tries < 200; tries++) {
    const [last] = (await (await fetch(address)).json()) as { text: string }[]
    const code = /\b\d{6}\b/.exec(last?.text ?? '')?.[0]
    if (code) return code
    await sleep(50)
  }
  throw new Error('No code came')
}
