import { createVisitor } from './browser-like.ts'
import type { Row } from './table.ts'

const ROUNDS = 60

/**
 * How long « forgotten password » takes for somebody who has an account and for somebody who has
 * none, one after the other so that both meet the same machine.
 */
export async function forgottenPasswords(origin: string, known: string): Promise<Row> {
  const visitor = createVisitor(origin)
  await (await visitor.go('/')).arrayBuffer()
  const token = /XSRF-TOKEN=([^;]+)/.exec(visitor.cookieHeader('/'))?.[1] ?? ''
  const ask = async (userName: string) => {
    const start = performance.now()
    const answer = await visitor.go('/api/identity/forgot-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
      body: JSON.stringify({ userName, dateNaissance: '1986-03-14' }),
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`forgot-password answered ${answer.status}`)
    return performance.now() - start
  }
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  for (let round = 0; round < ROUNDS; round++) {
    times.known.push(await ask(known))
    times.unknown.push(await ask(`personne${round}@example.org`))
  }
  const [ours, others] = [median(times.known), median(times.unknown)]
  const ratio = ours / others
  return {
    what: 'forgotten password, known against unknown',
    measured: `ratio ${ratio.toFixed(3)} (${ours.toFixed(1)} ms against ${others.toFixed(1)} ms, medians of ${ROUNDS})`,
    bar: '0.98 to 1.02',
    held: ratio > 0.98 && ratio < 1.02,
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
