import { cpuSeconds } from './load.ts'
import { openSoins } from './recherche.repository.ts'
import type { Server } from './servers.ts'
import type { Row } from './table.ts'

const CONTRAT = '20450001'
const LIGNES = 3_000
const BAR_MS = 50
const ROUNDS = 20
const WARM_UP = 5

/** What is typed on the way to a word, a mistake, words of two groups, and words that nothing holds. */
const SAISIES = ['lu', 'lunettes', 'lunete', 'pharmacie banc', 'partir', 'zorglub cosmique']

/** What a search costs a member of that many lines of care: whole, from the question to the answer. */
export async function searchCosts(
  portal: Server,
  databaseUrl: string,
  headers: Record<string, string>,
): Promise<Row> {
  const database = await openSoins(databaseUrl)
  try {
    await database.fill(CONTRAT, LIGNES)
  } finally {
    await database.end()
  }
  const times: number[] = []
  const search = async (rounds: number) => {
    for (let i = 0; i < rounds; i++)
      for (const q of SAISIES) {
        const begun = performance.now()
        const path = `/api/adherent/recherche?q=${encodeURIComponent(q)}`
        const answer = await fetch(`${portal.url}${path}`, {
          headers: { ...headers, 'x-numcontrat': CONTRAT },
        })
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
        times.push(performance.now() - begun)
      }
  }
  await search(WARM_UP)
  times.length = 0
  const before = cpuSeconds(portal.pid)
  await search(ROUNDS)
  const cpu = ((cpuSeconds(portal.pid) - before) * 1000) / times.length
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
  return {
    what: `search of a member with ${LIGNES.toLocaleString('en-US')} lines of care`,
    measured: `p95 ${p95.toFixed(1)} ms, ${cpu.toFixed(1)} ms of CPU`,
    bar: `≤ ${BAR_MS} ms`,
    held: p95 <= BAR_MS,
  }
}
