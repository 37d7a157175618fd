import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { atlasUrl, baseUrl, providerUrl, restrictedUrl } from './addresses.ts'

/**
 * A browser's profile that the tests of one worker live in, one after the other: the portal's scripts are then read and
 * compiled once, where a profile of its own made each test do so again, half the time of the whole run. Every test has
 * a page of its own; what the one before left in the profile is gone.
 */
export class KeptContext {
  readonly #browser: Browser
  readonly #options: BrowserContextOptions
  #opened: Promise<{ context: BrowserContext; parked: Page }> | undefined
  /** A clock that was set is set for the profile, and for good. */
  #isClockSet = false

  constructor(browser: Browser, options: BrowserContextOptions) {
    this.#browser = browser
    this.#options = options
  }

  async current(): Promise<BrowserContext> {
    this.#opened ??= this.#open()
    return (await this.#opened).context
  }

  async #open() {
    const context = await this.#browser.newContext(this.#options)
    this.#isClockSet = false
    onClockSet(context, () => {
      this.#isClockSet = true
    })
    // Keeps the process alive that draws the portal, and with it what that has compiled.
    const parked = await context.newPage()
    await parked.goto(`${baseUrl}/health/live`)
    return { context, parked }
  }

  /** As a browser that has just been installed: nothing kept, nothing allowed, nothing intercepted. */
  async clean(): Promise<void> {
    if (!this.#opened) return
    if (this.#isClockSet) return this.drop()
    const { context, parked } = await this.#opened
    const left = context.pages().filter((page) => page !== parked)
    await Promise.all(left.map((page) => page.close()))
    await Promise.all([
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      context.clearCookies(),
      context.clearPermissions(),
      context.setOffline(false),
      forget(context, parked),
    ])
  }

  async drop(): Promise<void> {
    const opened = this.#opened
    this.#opened = undefined
    // The browser may be on its way out already.
    await opened?.then(({ context }) => context.close()).catch(() => {})
  }
}

function onClockSet({ clock }: BrowserContext, notice: () => void): void {
  for (const method of ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const) {
    const real = clock[method].bind(clock) as (...args: unknown[]) => Promise<void>
    const noticed = (...args: unknown[]) => {
      notice()
      return real(...args)
    }
    Object.assign(clock, { [method]: noticed })
  }
}

const STORED = 'local_storage,indexeddb,cache_storage,service_workers'

async function forget(context: BrowserContext, page: Page): Promise<void> {
  const cdp = await context.newCDPSession(page)
  for (const origin of [baseUrl, atlasUrl, restrictedUrl, providerUrl])
    await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED })
  await cdp.detach()
}
