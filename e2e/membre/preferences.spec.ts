import type { Page } from '@playwright/test'
import { HUGO, openAt } from '../support/accounts.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { expectNarrow, goTo } from '../support/pages.ts'
import { envoyer } from '../support/rib.ts'
import { expect, test } from '../support/test.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Opens one choice from the screen that gathers them. */
async function modifier(page: Page, quoi: string) {
  await goTo(page, 'profil/preferences', 'Mes préférences')
  await page.getByRole('link', { name: `Modifier : ${quoi}` }).click()
  await expect(title(page, quoi)).toBeFocused()
  await expectAccessible(page)
}

/** Reads the recap, sends, and comes back to the screen that gathers the choices. */
async function enregistrer(page: Page) {
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(card(page, 'Ce qui change pour vous')).toBeVisible()
  await expectAccessible(page)
  await envoyer(page)
  await expect(title(page, 'C’est fait')).toBeFocused()
  await goTo(page, 'profil/preferences', 'Mes préférences')
}

test('R7.75 R7.79 R7.83 alerts, channels and papers are chosen, and the screen says so @phone', async ({
  page,
}) => {
  await openAt(page, HUGO, 'profil/preferences', 'Mes préférences')
  await expect(card(page, 'Mes alertes')).toContainText('Aucune')
  await expect(card(page, 'Mes consentements')).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await expectNarrow(page)

  await modifier(page, 'Mes alertes')
  // By the keyboard alone.
  await page.getByRole('checkbox', { name: 'Un remboursement est versé' }).focus()
  await page.keyboard.press('Space')
  await enregistrer(page)
  await expect(card(page, 'Mes alertes')).toContainText('Un remboursement est versé')

  await modifier(page, 'Mes préférences de contact')
  await page.getByLabel('Ne rien m’envoyer à partir de').fill('21:00')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('alert')).toContainText('Indiquez aussi cette heure')
  await expectAccessible(page)
  await page.getByLabel('Jusqu’à').fill('08:00')
  await enregistrer(page)
  await expect(card(page, 'Mes préférences de contact')).toContainText('De 21:00 à 08:00')

  await modifier(page, 'Mes documents en ligne ou par la poste')
  const papiers = page.getByRole('group', { name: /À recevoir en ligne/ })
  await papiers.getByRole('checkbox', { name: 'Mes relevés' }).setChecked(true)
  await papiers.getByRole('checkbox', { name: 'Nos lettres' }).setChecked(false)
  await enregistrer(page)
  const documents = card(page, 'Mes documents en ligne ou par la poste')
  await expect(documents).toContainText(/Mes relevés\s*En ligne/)
  await expect(documents).toContainText(/Nos lettres\s*Par la poste/)
})
