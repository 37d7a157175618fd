import type { Page } from '@playwright/test'
import { CAMILLE, openAt } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { leaveFor, outOfReach, tabTo } from '../support/clavier.ts'
import { goTo } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

/** Consents and preferences have each their own switch; what there is nothing to ask for says so, and why. */
const sansFormulaire = new Map([
  ['#/demarches/consentement', 'Ce que vous acceptez de recevoir'],
  ['#/demarches/communication', 'Offres et nouveaux produits'],
  ['#/demarches/abonnement', 'Un prélèvement approche ou est rejeté'],
  ['#/demarches/dematerialisation', 'Ce que vous ne choisissez pas en ligne'],
  ['#/demarches/paiement-cotisation-monext', 'Rien à payer par carte'],
  ['#/demarches/renonciation', 'Vous n’avez plus de souscription en ligne'],
])

const offered = async (page: Page) => {
  await goTo(page, 'demarches', 'Mes démarches')
  const links = page.locator('main a[href^="#/demarches/"]')
  await expect(links.first()).toBeVisible()
  const all = await links.evaluateAll((some) => some.map((one) => one.getAttribute('href') ?? ''))
  return [...new Set(all)]
}

/** The first step of each act that is offered: Tab reaches everything, and what is missing takes the focus. */
async function walk(page: Page, known: Set<string>): Promise<void> {
  for (const href of await offered(page)) {
    if (known.has(href)) continue
    known.add(href)
    await test.step(href, async () => {
      await leaveFor(page, href)
      const dit = sansFormulaire.get(href)
      if (dit) {
        await expect(page.getByRole('main')).toContainText(dit)
        await expect(page.getByRole('button', { name: 'Continuer' })).toHaveCount(0)
        await page.getByRole('heading', { level: 1 }).focus()
        for (const one of await page
          .getByRole('main')
          .getByRole('switch', { disabled: false })
          .all())
          await tabTo(page, one)
        return expectAccessible(page)
      }
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
  await openAt(page, CAMILLE, 'demarches', 'Mes démarches')
  await walk(page, known)
  await page.getByRole('combobox', { name: 'Contrat' }).selectOption('20450002')
  await walk(page, known)
  expect(known.size).toBe(29)
})
