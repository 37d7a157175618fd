import type { Page } from '@playwright/test'
import { loginStaff, openAdmin } from '../support/accounts.ts'
import { expect, test } from '../support/test.ts'

const go = (page: Page, hash: string) =>
  page.evaluate((there) => window.location.assign(there), hash)
const main = (page: Page) => page.getByRole('main')

/** Wherever staff write: the screen, and what is opened there. */
const places: readonly [screen: string, open: (page: Page) => Promise<void>][] = [
  [
    'contenus',
    (page) =>
      main(page)
        .getByRole('link', { name: /^Cookies/ })
        .click(),
  ],
  [
    'mails',
    (page) =>
      main(page)
        .getByRole('link', { name: /^Accès d’un proche : accepté/ })
        .click(),
  ],
  ['editions', (page) => main(page).getByRole('link').first().click()],
  ['etiquettes', (page) => main(page).getByRole('link').first().click()],
  [
    'faq',
    (page) =>
      main(page)
        .getByRole('link', { name: /^Quel est mon identifiant/ })
        .click(),
  ],
  ['clients', (page) => main(page).getByRole('button', { name: 'Mutuelle Horizon' }).click()],
  [
    'regles-date-effet',
    (page) =>
      main(page)
        .getByRole('link', { name: /^Changer d’adresse/ })
        .click(),
  ],
  [
    'notifications',
    (page) => main(page).getByRole('button', { name: 'Il nous manque votre RIB' }).click(),
  ],
  ['nouveautes', (page) => main(page).locator('tbody').getByRole('button').first().click()],
  ['audiences', (page) => main(page).locator('tbody').getByRole('button').first().click()],
]

test('wherever staff write, each sees who else has the same thing open', async ({
  page,
  browser,
}) => {
  const claire = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await loginStaff(claire, 'consultant@example.org')
  await openAdmin(page)
  for (const [screen, open] of places)
    await test.step(screen, async () => {
      await go(claire, `#/admin/${screen}`)
      await expect(claire.locator('[aria-busy="true"]:not(button)')).toHaveCount(0)
      const list = claire.url()
      // Asking who is there says that she is: the next question comes half a minute later.
      const said = claire.waitForResponse(/\/api\/admin\/presence/)
      await open(claire)
      await expect(claire).not.toHaveURL(list)
      await said
      await go(page, new URL(claire.url()).hash)
      await expect(page.getByText('Claire Nguyen regarde aussi')).toBeVisible()
    })
  await claire.context().close()
})
