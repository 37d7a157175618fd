import type { Page } from '@playwright/test'
import { openCamille } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { leaveFor, outOfReach } from '../support/clavier.ts'
import { goTo } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

/** Answered where they are asked, each by its own switch: there is no form to go through. */
const SANS_FORMULAIRE = '#/demarches/consentement'

const offered = async (page: Page) => {
  await goTo(page, 'demarches', 'Mes démarches')
  const links = page.locator('main a[href^="#/demarches/"]')
  await expect(links.first()).toBeVisible()
  const all = await links.evaluateAll((some) => some.map((one) => one.getAttribute('href') ?? ''))
  return [...new Set(all)].filter((href) => href !== SANS_FORMULAIRE)
}

/** The first step of each act that is offered: Tab reaches everything, and what is missing takes the focus. */
async function walk(page: Page, known: Set<string>): Promise<void> {
  for (const href of await offered(page)) {
    if (known.has(href)) continue
    known.add(href)
    await test.step(href, async () => {
      await leaveFor(page, href)
      // Again while lists of reference are still coming.
      await expect.poll(() => outOfReach(page), { timeout: 20_000 }).toEqual([])
      await page.keyboard.press('Enter')
      // Something is missing, which is said and led to; or nothing is, and the next step has its title.
      await expect(
        page.locator('main').locator('[role=alert]:focus, h1:focus, h2:focus'),
      ).toHaveCount(1)
      await expectAccessible(page)
    })
  }
}

test('every act is begun by Tab and Enter alone, and says what is missing where one lands', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const known = new Set<string>()
  await openCamille(page)
  await walk(page, known)
  await page.getByRole('combobox', { name: 'Contrat' }).selectOption('20450002')
  await walk(page, known)
  expect(known.size).toBe(27)
})
