import { setTimeout } from 'node:timers/promises'
import { openAudiences } from './audiences.repository.ts'
import { logIn } from './browser-like.ts'
import type { Server } from './servers.ts'
import type { Row } from './table.ts'

const PASSWORD = 'Horizon!2026'
const ADMIN = 'admin@example.org'
const CAMILLE = 'camille.martin@example.org'
const COMPTAGES = 20
const LECTURES = 300

type Visitor = Awaited<ReturnType<typeof logIn>>

async function post(visitor: Visitor, url: string, body: object): Promise<Response> {
  const xsrf = /XSRF-TOKEN=([^;]+)/.exec(visitor.cookieHeader('/'))?.[1] ?? ''
  const answer = await visitor.go(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(xsrf) },
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

/** Three lines and a group: as much as people write. */
const regle = {
  lien: 'et',
  regles: [
    { champ: 'etatContrat', operateur: 'parmi', valeur: ['valide'] },
    { champ: 'age', operateur: 'entre', valeur: [30, 75] },
    {
      lien: 'ou',
      regles: [
        { champ: 'departement', operateur: 'parmi', valeur: ['69', '2A', '2B', '974', '13', '75'] },
        { champ: 'offre', operateur: 'parmi', valeur: ['Offre 1', 'Offre 2', 'Offre 3'] },
      ],
    },
  ],
}

/** More than these are counted, and not written to: how fast mails leave is known by then. */
const TOUS_MAX = 200_000

const median = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

async function reads(portal: Server, cookie: string, until: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!until()) {
    const begun = performance.now()
    const answer = await fetch(`${portal.url}/api/adherent/contrats`, { headers: { cookie } })
    await answer.arrayBuffer()
    times.push(performance.now() - begun)
    await setTimeout(20)
  }
  return times
}

/** An audience over many members, then a notification to all of them, with a member who reads meanwhile. */
export async function audienceCosts(
  portal: Server,
  databaseUrl: string,
  membres: number,
): Promise<Row[]> {
  const database = await openAudiences(databaseUrl)
  try {
    await database.fill(membres)
    const admin = await logIn(portal.url, ADMIN, PASSWORD)
    const mesurer = () => post(admin, '/api/admin/audiences/mesure', { regle })
    // The first asks for what rules ask to be gathered, and is told to come again.
    await mesurer().catch(() => {})
    const begun = performance.now()
    while ((await database.releveLe()) === null) {
      await database.hasten()
      await setTimeout(500)
    }
    const gathered = (performance.now() - begun) / 1000
    const counts: number[] = []
    let total = 0
    for (let i = 0; i < COMPTAGES; i++) {
      const start = performance.now()
      total = ((await (await mesurer()).json()) as { total: number }).total
      counts.push(performance.now() - start)
    }
    const slowest = Math.max(...counts) / 1000
    const nombre = membres.toLocaleString('en-US')
    const rows: Row[] = [
      {
        what: `an audience counted, ${nombre} members`,
        measured: `${slowest.toFixed(2)} s at most, ${(median(counts) / 1000).toFixed(2)} s at the median (${total.toLocaleString('en-US')} people; gathered in ${gathered.toFixed(0)} s)`,
        bar: '< 1 s',
        held: slowest < 1,
      },
    ]
    if (membres > TOUS_MAX) return rows
    return [...rows, ...(await sending(portal, database, admin, membres))]
  } finally {
    await database.end()
  }
}

async function sending(
  portal: Server,
  database: Awaited<ReturnType<typeof openAudiences>>,
  admin: Visitor,
  membres: number,
): Promise<Row[]> {
  const made = await post(admin, '/api/admin/audiences/create', {
    nom: `Banc ${membres}`,
    description: null,
    regle: { lien: 'et', regles: [] },
  })
  const { id, taille } = (await made.json()) as { id: string; taille: number }
  const cookie = (await logIn(portal.url, CAMILLE, PASSWORD)).cookieHeader('/api/')
  let left = LECTURES
  const before = median(await reads(portal, cookie, () => left-- <= 0))
  const begun = performance.now()
  const envoiId = await database.depart(id, taille)
  let isOver = false
  const watch = (async () => {
    for (;;) {
      const { etat, remis } = await database.avance(envoiId)
      if (etat === 'termine' || performance.now() - begun > 15 * 60_000) {
        isOver = true
        return remis
      }
      await setTimeout(1_000)
    }
  })()
  const during = median(await reads(portal, cookie, () => isOver))
  const remis = await watch
  const seconds = (performance.now() - begun) / 1000
  const perSecond = taille / seconds
  return [
    {
      what: `a notification to ${taille.toLocaleString('en-US')}, on the portal and by mail`,
      measured: `${seconds.toFixed(0)} s (${remis.toLocaleString('en-US')} sent, ${perSecond.toFixed(0)} people a second)`,
      bar: '100,000 in < 300 s',
      held: perSecond >= 100_000 / 300,
    },
    {
      what: '  a member’s read meanwhile',
      measured: `${(during / before).toFixed(2)} × (median ${before.toFixed(1)} → ${during.toFixed(1)} ms)`,
      bar: '≤ 1.3 ×',
      held: during / before <= 1.3,
    },
  ]
}
