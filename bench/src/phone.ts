import { type Browser, launchBrowser, type Tab } from './devtools.ts'
import { openLine } from './slow-line.ts'
import type { Row } from './table.ts'

/** « Fast 4G » of the browser's own tools, on a processor four times slower than this one. */
const LIGNE = {
  latencyMs: 165,
  downBytesPerSecond: (9_000_000 * 0.9) / 8,
  upBytesPerSecond: (1_500_000 * 0.9) / 8,
}
const CPU = 4
const ECRAN = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }
const TOURS = 5

type Account = { userName: string; password: string }

/** When the largest thing of accueil is painted, from a bookmark, with nothing in the cache. */
export async function accueilOnPhone(origin: string, account: Account): Promise<Row> {
  const times: number[] = []
  for (let tour = 0; tour < TOURS; tour++) times.push(await visit(origin, account))
  const median = times.toSorted((a, b) => a - b)[Math.floor(TOURS / 2)] ?? 0
  return {
    what: 'accueil on a throttled phone, largest paint',
    measured: `${(median / 1000).toFixed(2)} s (median of ${TOURS}, empty cache)`,
    bar: '≤ 1.3 s',
    held: median <= 1300,
  }
}

async function visit(origin: string, account: Account): Promise<number> {
  const line = await openLine(origin, LIGNE)
  const browser = await launchBrowser({
    redirect: [new URL(origin).host, `127.0.0.1:${line.port}`],
  })
  try {
    const tab = await openPhone(browser, origin, account)
    line.slowDown()
    return await largestPaint(tab, origin)
  } finally {
    await browser.close()
    line.close()
  }
}

/** A phone whose owner has signed in before, and whose cache has been emptied since. */
async function openPhone(
  browser: Browser,
  origin: string,
  { userName, password }: Account,
): Promise<Tab> {
  const tab = await browser.openTab()
  await tab.send('Emulation.setDeviceMetricsOverride', ECRAN)
  await tab.go(`${origin}/api/identity/login`)
  await tab.until(`document.querySelector('[name=password]') !== null`)
  await tab.evaluate(`
    document.querySelector('[name=userName]').value = ${JSON.stringify(userName)}
    document.querySelector('[name=password]').value = ${JSON.stringify(password)}
    document.querySelector('[name=password]').form.requestSubmit()`)
  await tab.until(APERCU)
  await tab.send('Network.clearBrowserCache')
  await tab.go('about:blank')
  return tab
}

/** Accueil shows the last refunds. */
const APERCU = `/Derniers remboursements/.test(document.body?.innerText ?? '')`

/** Runs in the page, before anything of it. */
const watchPaint = `
  window.largest = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.largest = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })`

async function largestPaint(tab: Tab, origin: string): Promise<number> {
  await tab.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  await tab.send('Page.enable')
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: watchPaint })
  await tab.go(`${origin}/#/accueil`)
  await new Promise((resolve) => setTimeout(resolve, 4000))
  await tab.until(APERCU)
  return tab.evaluate<number>('window.largest')
}
