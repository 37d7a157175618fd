import type { Page } from '@playwright/test'
import { CAMILLE, openAt } from './accounts.ts'
import { expect } from './test.ts'

/** What opens by itself after sign-in. */
export const dialogs = (page: Page) => page.getByRole('dialog')
export const consents = (page: Page) => page.getByRole('dialog', { name: 'Vos consentements' })
export const news = (page: Page) =>
  page.getByRole('dialog', { name: 'Du nouveau dans votre espace' })

/** Nothing opens any more, however long one waits for it. */
export async function expectCalm(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(dialogs(page)).toHaveCount(0)
}

export const dialog = (page: Page) => page.getByRole('dialog')
/** Where toasts are said. */
export const messages = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true })

/** Goes to a page of the member area, and is past its title. */
export async function goTo(page: Page, route: string, title: string): Promise<void> {
  // By the hash alone: whichever client the page belongs to, it stays there.
  await page.evaluate((hash) => window.location.assign(hash), `#/${route}`)
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
}

/** Back to the screen of visitors, on a page that is already open: nothing is loaded again. */
export async function home(page: Page): Promise<void> {
  await page.evaluate(() => window.location.assign('#/'))
  await expect(page.getByRole('link', { name: 'Me connecter' })).toBeVisible()
}

/** Where contracts are listed, exported and printed. */
export async function openContrats(page: Page): Promise<void> {
  await openAt(page, CAMILLE, 'contrats', 'Mes contrats')
}

/** At 320 px nothing is wider than the screen; the size is given back afterwards. */
export async function expectNarrow(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  if (size) await page.setViewportSize(size)
}
