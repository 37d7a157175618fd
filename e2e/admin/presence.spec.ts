import { type Page, request } from '@playwright/test'
import { keptSession } from '../support/accounts.ts'
import { baseUrl } from '../support/addresses.ts'
import { KARIM, openOffice, test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

const go = (page: Page, hash: string) =>
  page.evaluate((there) => window.location.assign(there), hash)
const main = (page: Page) => page.getByRole('main')

/** Wherever staff write: the screen, and what is opened there. */
const places: readonly [screen: string, open: (page: Page) => Promise<void>][] = [
  [
    'contenus',
    (page) =>
      main(page)
        .getByRole('button', { name: /^Cookies/ })
        .click(),
  ],
  ['mails', (page) => main(page).locator('tbody').getByRole('button').first().click()],
  ['editions', (page) => main(page).locator('tbody').getByRole('button').first().click()],
  ['etiquettes', (page) => main(page).locator('tbody').getByRole('button').first().click()],
  [
    'faq',
    (page) =>
      main(page)
        .getByRole('button', { name: /^Quel est mon identifiant/ })
        .click(),
  ],
  ['clients', (page) => main(page).getByRole('button', { name: 'Mutuelle Horizon' }).click()],
  [
    'regles-date-effet',
    (page) =>
      main(page)
        .getByRole('button', { name: /^Changer d’adresse/ })
        .click(),
  ],
  [
    'notifications',
    (page) =>
      main(page).getByRole('button', { name: 'Il nous manque votre compte bancaire' }).click(),
  ],
  ['nouveautes', (page) => main(page).locator('tbody').getByRole('button').first().click()],
  ['audiences', (page) => main(page).locator('tbody').getByRole('button').first().click()],
]

/** Whoever asks who else is there says so of themselves: Karim does, a moment before Sophie's page. */
async function withKarim(page: Page): Promise<void> {
  const karim = await request.newContext({ storageState: keptSession(KARIM), baseURL: baseUrl })
  await page.route(/\/api\/admin\/presence\?/, async (route) => {
    expect((await karim.get(route.request().url())).status()).toBe(200)
    await route.continue()
  })
}

test('wherever staff write, each sees who else has the same thing open', async ({ page }) => {
  await openOffice(page)
  await withKarim(page)
  for (const [screen, open] of places)
    await test.step(screen, async () => {
      await go(page, `#/admin/${screen}`)
      await expect(page.locator('[aria-busy="true"]:not(button)')).toHaveCount(0)
      await expect(page.getByText('Karim Petit regarde aussi')).toHaveCount(0)
      await open(page)
      await expect(page.getByText('Karim Petit regarde aussi')).toBeVisible()
    })
})
