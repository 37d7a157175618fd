import { cpuSeconds } from './load.ts'
import type { Server } from './servers.ts'
import type { Row } from './table.ts'

const ROUNDS = 60
/** Enough for the printing library to be loaded and its hot paths compiled. */
const WARM_UP = 30
const BAR_MS = 80

const documents = {
  'card as a PDF': '/api/cgdm-svc/carte-tp/print',
  'attestation as a PDF': '/api/documents/attestation/print?edition=attestation',
  'schedule as a PDF': '/api/documents/attestation/print?edition=echeancier',
}

/** What one document costs the server, session and database included. */
export async function printCosts(portal: Server, headers: Record<string, string>): Promise<Row[]> {
  const rows: Row[] = []
  for (const [what, path] of Object.entries(documents)) {
    const print = async (times: number) => {
      for (let i = 0; i < times; i++) {
        const answer = await fetch(`${portal.url}${path}`, { headers })
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
        await answer.arrayBuffer()
      }
    }
    await print(WARM_UP)
    const before = cpuSeconds(portal.pid)
    await print(ROUNDS)
    const each = ((cpuSeconds(portal.pid) - before) * 1000) / ROUNDS
    rows.push({
      what,
      measured: `${each.toFixed(1)} ms of CPU`,
      bar: `≤ ${BAR_MS} ms`,
      held: each <= BAR_MS,
    })
  }
  return rows
}
