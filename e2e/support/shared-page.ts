import type { BrowserContext, Page, WorkerInfo } from '@playwright/test'
import { test as base, expect } from './test.ts'

type Shared = { context: BrowserContext; page: Page }

/** A screen without data nor state, on which a page waits for its next test. */
const NOWHERE = '/#/service-unavailable'

/**
 * Tests of the gallery, on a page that those of one worker share: loading the portal takes longer than
 * most of them. The section under test is mounted anew for each, and toasts are closed. What cannot be
 * undone (a clock of one's own, a script at the start of the page, a code that was accepted) takes the
 * `test` that opens its own page.
 */
export const test = base.extend<
  object,
  { shared: { current: () => Promise<Shared>; drop(): void } }
>({
  shared: [
    async ({ browser }, use, info) => {
      let opened: Promise<Shared> | undefined
      const open = async () => {
        const context = await browser.newContext(optionsOf(info))
        // With no route left, the browser would send to the server what a test has held back.
        await context.route('**/nulle-part', () => {})
        return { context, page: await context.newPage() }
      }
      // The browser may be on its way out already: that what it held is gone too is no failure.
      const close = () => opened?.then(({ context }) => context.close()).catch(() => {})
      const drop = () => {
        void close()
        opened = undefined
      }
      await use({ current: () => (opened ??= open()), drop })
      await close()
    },
    { scope: 'worker' },
  ],
  context: async ({ shared }, use) => use((await shared.current()).context),
  page: async ({ shared }, use, info) => {
    const { page } = await shared.current()
    await use(page)
    // Nobody knows in which state a test that failed has left it.
    if (info.status !== info.expectedStatus) return shared.drop()
    await leaveAsFound(page, info)
    if (!(await closeToasts(page))) shared.drop()
  },
})

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const toasts = (page: Page) => messages(page).getByRole('listitem')

/** Whether none is left; most tests leave one, and another page takes a second of a core. */
async function closeToasts(page: Page): Promise<boolean> {
  const close = messages(page).getByRole('button', { name: /^Fermer le message/ })
  try {
    while ((await close.count()) > 0) await close.first().click({ timeout: 2_000 })
  } catch {
    // It has left by itself meanwhile, or cannot be closed: what is there now decides.
  }
  return (await toasts(page).count()) === 0
}

function optionsOf({ project }: WorkerInfo) {
  const { baseURL, locale, timezoneId, serviceWorkers, viewport, contextOptions } = project.use
  return { ...contextOptions, baseURL, locale, timezoneId, serviceWorkers, viewport }
}

async function leaveAsFound(page: Page, { project }: WorkerInfo): Promise<void> {
  await page.emulateMedia({ colorScheme: null })
  await page.mouse.move(0, 0)
  const { viewport } = project.use
  if (viewport && page.viewportSize()?.width !== viewport.width)
    await page.setViewportSize(viewport)
  await page.goto(new URL(NOWHERE, page.url()).href)
  await expect(page.getByRole('heading', { level: 1, name: 'Galerie' })).toHaveCount(0)
  // Once the section is gone: what it still had to send would go to the server.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}
