import lighthouse, { desktopConfig } from 'lighthouse'
import { type Browser, launchBrowser } from './devtools.ts'
import type { Row } from './table.ts'

/**
 * Every screen that a visitor may open. Those that a mail leads to are opened without what their link holds:
 * what they then say is what somebody sees whose link was cut.
 */
const PAGES = [
  '/#/',
  '/#/register',
  '/#/display-email',
  '/#/confirm-email',
  '/#/activate-user',
  '/#/activate-user-confirmation',
  '/#/forgot-password',
  '/#/forgot-password-confirmation',
  '/#/forgot-username',
  '/#/reset-password',
  '/#/reset-password-confirmation',
  '/#/reset-password-error',
  '/#/delete-user-confirmation',
  '/#/page/mentions-legales',
  '/#/resiliation',
  '/#/reclamations',
  '/#/reclamation',
  '/#/droits',
  '/#/accessibilite',
  '/#/service-unavailable',
  '/#/404',
  '/api/identity/login',
]

const WAYS = { phone: undefined, desk: desktopConfig }

/** The least that each may have, out of a hundred. */
const BARS = { performance: 95, accessibility: 100, 'best-practices': 100 }
type Category = keyof typeof BARS
const CATEGORIES = Object.keys(BARS) as Category[]

type Reading = Record<Category, number> & { largestPaint: number; shift: number; lost: string[] }

/** `only`: pages whose address holds that word. */
export async function lighthouseScores(origin: string, tours: number, only = ''): Promise<Row[]> {
  const rows: Row[] = []
  for (const page of PAGES.filter((path) => path.includes(only))) {
    for (const way of Object.keys(WAYS) as (keyof typeof WAYS)[]) {
      const readings: Reading[] = []
      for (let tour = 0; tour < tours; tour++) readings.push(await read(`${origin}${page}`, way))
      const [median] = readings
        .toSorted((a, b) => a.performance - b.performance)
        .slice(Math.floor(tours / 2))
      if (!median) continue
      const row = tell(page, way, median)
      // Some ten minutes in all: whoever waits sees them pass.
      console.error(`${row.held ? ' ' : '!'} ${row.what}: ${row.measured}`)
      rows.push(row)
    }
  }
  return rows
}

function tell(page: string, way: string, reading: Reading): Row {
  const { largestPaint, shift, lost } = reading
  return {
    what: `${page}, ${way}`,
    measured:
      `${CATEGORIES.map((category) => reading[category]).join(' / ')}, largest paint ` +
      `${(largestPaint / 1000).toFixed(2)} s, shift ${shift.toFixed(3)}${lost.map((id) => `, ${id}`).join('')}`,
    bar: `≥ ${Object.values(BARS).join(' / ')}`,
    held: CATEGORIES.every((category) => reading[category] >= BARS[category]),
  }
}

/** A browser of its own each time: nothing in the cache, nobody signed in. */
async function read(url: string, way: keyof typeof WAYS): Promise<Reading> {
  const browser = await launchBrowser()
  try {
    return await audit(browser, url, way)
  } finally {
    await browser.close()
  }
}

async function audit({ port }: Browser, url: string, way: keyof typeof WAYS): Promise<Reading> {
  const flags = { port, onlyCategories: CATEGORIES, logLevel: 'error' as const }
  const result = (await lighthouse(url, flags, WAYS[way]))?.lhr
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`)
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`)
  const score = (category: Category) => Math.round((result.categories[category]?.score ?? 0) * 100)
  const value = (audit: string) => result.audits[audit]?.numericValue ?? 0
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    largestPaint: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
    lost: (['accessibility', 'best-practices'] as const).flatMap((category) =>
      (result.categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    ),
  }
}
