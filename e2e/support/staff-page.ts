import type { Browser, BrowserContext, Page, TestInfo, WorkerInfo } from '@playwright/test'
import { openStaff } from './accounts.ts'
import { test as base, expect } from './test.ts'

/** Sends something with the session of a page, as another window of it would; gives the status. */
export async function saveElsewhere(page: Page, url: string, data: object): Promise<number> {
  const cookies = await page.context().cookies()
  const xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'X-XSRF-TOKEN': decodeURIComponent(xsrf) }
  return (await page.request.post(url, { headers, data })).status()
}

type Shared = { context: BrowserContext; page: Page }
type Pages = { of: (qui: string) => Promise<Shared>; drop: (qui: string) => void }

export const SOPHIE = 'admin@example.org'
export const KARIM = 'gestionnaire@example.org'

/** A screen of the back office about nobody but its reader, on which a page waits for its next test. */
const NOWHERE = '#/admin/mon-acces'

/**
 * Tests of the back office, on a page that those of one worker share, one for each of the staff (`qui`): loading the back
 * office takes longer than half of what most of them do there. What ends a session, changes the page's own scripts or is
 * about arriving takes a page of its own (`qui: null`), from the same `test`: another one would take another worker.
 */
export const test = base.extend<
  { qui: string | null; colleague: (qui: string) => Promise<Page> },
  { staffPages: Pages }
>({
  qui: [SOPHIE, { option: true }],
  staffPages: [
    async ({ browser }, use, info) => {
      const opened = new Map<string, Promise<Shared>>()
      const open = async () => {
        const context = await newContext(browser, info)
        return { context, page: await context.newPage() }
      }
      // The browser may be on its way out already: that what it held is gone too is no failure.
      const close = (one: Promise<Shared> | undefined) =>
        one?.then(({ context }) => context.close()).catch(() => {})
      await use({
        of: (qui) => {
          const known = opened.get(qui) ?? open()
          opened.set(qui, known)
          return known
        },
        drop: (qui) => {
          void close(opened.get(qui))
          opened.delete(qui)
        },
      })
      await Promise.all([...opened.values()].map(close))
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, staffPages, qui }, use, info) => {
    if (qui !== null) return use((await takePage(staffPages, qui)).context)
    const context = await newContext(browser, info)
    await use(context)
    await context.close()
  },
  page: async ({ context, staffPages, qui }, use, info) => {
    if (qui === null) return use(await context.newPage())
    await use((await staffPages.of(qui)).page)
    await giveBack(staffPages, qui, info)
  },
  /** The page of somebody else of the staff, beside one's own. */
  colleague: async ({ staffPages }, use, info) => {
    const seen = new Set<string>()
    await use(async (qui) => {
      seen.add(qui)
      return (await takePage(staffPages, qui)).page
    })
    for (const qui of seen) await giveBack(staffPages, qui, info)
  },
})

async function takePage(pages: Pages, qui: string): Promise<Shared> {
  const { page } = await pages.of(qui)
  if (!(await isFree(page))) pages.drop(qui)
  return pages.of(qui)
}

/** Nobody knows in which state a test that failed has left a page. */
async function giveBack(pages: Pages, qui: string, info: TestInfo): Promise<void> {
  const { page } = await pages.of(qui)
  const isKept = info.status === info.expectedStatus && (await leave(page, info))
  if (!isKept) pages.drop(qui)
}

/** In the back office, wherever its menu is: for a test that goes on from there. */
export async function openOffice(page: Page, qui = SOPHIE): Promise<void> {
  if (!page.url().endsWith(NOWHERE)) await openStaff(page, qui, `/${NOWHERE}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Mon accès' })).toBeVisible()
}

function newContext(browser: Browser, { project }: Pick<WorkerInfo, 'project'>) {
  const { baseURL, locale, timezoneId, serviceWorkers, viewport, contextOptions } = project.use
  const options = { ...contextOptions, baseURL, locale, timezoneId, serviceWorkers, viewport }
  return browser.newContext(options)
}

/** Whether nothing stands before it: what was asked for by the last test may have come since. */
const isFree = async (page: Page) => (await page.locator('dialog[open]').count()) === 0

/** Whether the page stands there as it would for a newcomer. */
async function leave(page: Page, { project }: Pick<WorkerInfo, 'project'>): Promise<boolean> {
  try {
    for (const other of page.context().pages()) if (other !== page) await other.close()
    await page.emulateMedia({ colorScheme: null })
    await page.mouse.move(0, 0)
    if (project.use.viewport) await page.setViewportSize(project.use.viewport)
    await page.evaluate((hash) => window.location.assign(hash), NOWHERE)
    const title = page.getByRole('heading', { level: 1, name: 'Mon accès' })
    await title.waitFor({ timeout: 3_000 })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const close = page.getByRole('button', { name: /^Fermer le message/ })
    for (let left = 5; left > 0 && (await close.count()) > 0; left--)
      await close.first().click({ timeout: 2_000 })
    return await isFree(page)
  } catch {
    // Something keeps it: a question, a message that cannot be closed.
    return false
  }
}
