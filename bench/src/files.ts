import { setTimeout } from 'node:timers/promises'
import { logIn } from './browser-like.ts'
import { openDemandes } from './demandes.repository.ts'
import { launchBrowser } from './devtools.ts'
import { openHistorique } from './historique.repository.ts'
import type { Server } from './servers.ts'
import type { Row } from './table.ts'

const PASSWORD = 'Horizon!2026'
const PEU = 1_000
const BEAUCOUP = 100_000
/** Ten millions are `npm run bench -- historique 10000000`: some minutes of filling. */
const HISTORIQUE = 300_000
const LECTURES = 400

/** A database that has just been filled may have been taken for absent. */
async function answers(url: string, headers: Record<string, string>): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; await setTimeout(500)) {
    const answer = await fetch(url, { headers })
    await answer.arrayBuffer()
    if (answer.ok) return
  }
  throw new Error(`${url} does not answer`)
}

/** Ninety-nine first pages of a hundred came within that time. */
async function p99(portal: Server, path: string, headers: Record<string, string>): Promise<number> {
  await answers(`${portal.url}${path}`, headers)
  const times: number[] = []
  // As many first, which are not counted: plans are made anew, and the disk is still at what was filled in.
  for (let i = 0; i < LECTURES * 2; i++) {
    const begun = performance.now()
    const answer = await fetch(`${portal.url}${path}`, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    if (i >= LECTURES) times.push(performance.now() - begun)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}

type Growth = {
  what: string
  path: string
  userName: string
  large: number
  fill(total: number): Promise<void>
}

async function growth(portal: Server, { what, path, userName, large, fill }: Growth): Promise<Row> {
  const staff = await logIn(portal.url, userName, PASSWORD)
  const headers = { cookie: staff.cookieHeader(path) }
  await fill(PEU)
  const few = await p99(portal, path, headers)
  await fill(large)
  const many = await p99(portal, path, headers)
  const [nombre, peu] = [large, PEU].map((n) => n.toLocaleString('en-US'))
  return {
    what: `${what}, first page, ${nombre} against ${peu}`,
    measured: `${(many / few).toFixed(2)} (p99 ${many.toFixed(1)} against ${few.toFixed(1)} ms)`,
    bar: '≤ 1.3',
    held: many / few <= 1.3,
  }
}

/** The first page of a queue as it grows. */
export async function queueGrowth(portal: Server, databaseUrl: string): Promise<Row> {
  const database = await openDemandes(databaseUrl)
  try {
    return await growth(portal, {
      what: 'queue of requests',
      path: '/api/admin/demandes/traitement',
      userName: 'gestionnaire@example.org',
      large: BEAUCOUP,
      fill: database.fill,
    })
  } finally {
    await database.end()
  }
}

/** The same of the history, which never shrinks. */
export async function historyGrowth(
  portal: Server,
  databaseUrl: string,
  large = HISTORIQUE,
): Promise<Row> {
  const database = await openHistorique(databaseUrl)
  try {
    return await growth(portal, {
      what: 'history',
      path: '/api/admin/history',
      userName: 'admin@example.org',
      large,
      fill: database.fill,
    })
  } finally {
    await database.end()
  }
}

const OUVERTURES = 5
const PRETE = `document.querySelector('ul[aria-label="Demandes de la file"] a') !== null &&
  [...document.querySelectorAll('button')].some((one) => one.textContent.startsWith('Prendre la suivante'))`

/** In a browser that knows the portal: until the queue stands there, and its next request can be taken. */
export async function firstAction(portal: Server): Promise<Row> {
  const clerk = await logIn(portal.url, 'gestionnaire@example.org', PASSWORD)
  const { host } = new URL(portal.url)
  const browser = await launchBrowser({ redirect: [host, host] })
  try {
    const tab = await browser.openTab()
    for (const pair of clerk.cookieHeader('/api/admin').split('; ')) {
      const at = pair.indexOf('=')
      const cookie = { name: pair.slice(0, at), value: pair.slice(at + 1), url: portal.url }
      await tab.send('Network.setCookie', cookie)
    }
    const times: number[] = []
    for (let i = 0; i <= OUVERTURES; i++) {
      await tab.go('about:blank')
      await tab.go(`${portal.url}/#/admin/demandes`)
      await tab.until(PRETE)
      times.push(await tab.evaluate<number>('performance.now()'))
    }
    // The first one fetches the code, which the next ones have.
    const median = times.slice(1).toSorted((a, b) => a - b)[Math.floor(OUVERTURES / 2)] ?? 0
    return {
      what: 'queue opened, to its first action',
      measured: `${(median / 1000).toFixed(2)} s (median of ${OUVERTURES})`,
      bar: '≤ 1 s',
      held: median <= 1000,
    }
  } finally {
    await browser.close()
  }
}
