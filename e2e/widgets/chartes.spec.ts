import type { Page } from '@playwright/test'
import { atlasUrl, baseUrl } from '../support/addresses.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { answerConsentements, answerPopups } from '../support/fenetres.ts'
import { openGallery, specimen } from '../support/gallery.ts'
import { test } from '../support/shared-page.ts'
import { expect } from '../support/test.ts'

const opener = (page: Page, nom: string) =>
  specimen(page, nom).getByRole('button', { name: /dans le calendrier/ })

/** Past the box, then past its button. */
async function leave(page: Page) {
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
}

/** What is looked at in each section of the gallery, with its errors and with what opens in it. */
const sections: Record<string, (page: Page) => Promise<void>> = {
  async adresse(page) {
    const where = specimen(page, 'Adresse à remplir')
    await where.getByRole('button', { name: 'Valider' }).click()
    await expect(where.getByRole('alert')).toBeFocused()
    await expectAccessibleInBothSchemes(page)
    await where.getByRole('radio', { name: 'À l’étranger' }).check()
    await expectAccessibleInBothSchemes(page)
  },
  async banque(page) {
    await expect(specimen(page, 'IBAN en erreur')).toBeVisible()
    await expectAccessibleInBothSchemes(page)
  },
  async choix(page) {
    await expect(specimen(page, 'Onglets')).toBeVisible()
    await expectAccessibleInBothSchemes(page)
  },
  async code(page) {
    await expect(specimen(page, 'Code refusé')).toBeVisible()
    await expectAccessibleInBothSchemes(page)
  },
  async 'date-effet'(page) {
    for (const nom of ['Au jour', 'Plages mêlées', 'Au mois']) {
      await specimen(page, nom).getByLabel('Date d’effet').focus()
      await leave(page)
    }
    await expectAccessible(page)
    await opener(page, 'Plages mêlées').click()
    await expectAccessible(page)
  },
  async dates(page) {
    await opener(page, 'Date bornée').click()
    const calendar = specimen(page, 'Date bornée').getByRole('dialog', { name: 'Calendrier' })
    await expect(calendar).toBeVisible()
    await expectAccessibleInBothSchemes(page)
    await page.keyboard.press('Escape')
    await opener(page, 'Mois').click()
    await expectAccessibleInBothSchemes(page)
  },
  async fenetres(page) {
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    for (const [button, close] of [
      ['Supprimer un bénéficiaire', 'Annuler'],
      ['Ouvrir les consentements', 'Répondre plus tard'],
      ['Ouvrir les messages', 'Message suivant'],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.locator('dialog')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: close }).click()
    }
    // A message is still open: the next section closes it.
    await page.emulateMedia({ colorScheme: 'light' })
  },
  async fichiers(page) {
    const pieces = specimen(page, 'Tous les états')
      .getByRole('list', { name: /^Fichiers joints/ })
      .getByRole('listitem')
    await expect(pieces).toHaveCount(6)
    await expectAccessibleInBothSchemes(page)
  },
  async nir(page) {
    await specimen(page, 'Avec clé').getByLabel('Numéro de sécurité sociale').fill('1')
    await leave(page)
    await expectAccessibleInBothSchemes(page)
  },
}

// One page for all the sections of a charter: another one takes longer than to look at a section.
for (const [charter, origin] of [
  ['Horizon', baseUrl],
  ['Atlas', atlasUrl],
] as const)
  test(`${charter}: what the gallery shows is accessible, light and dark, with its errors`, {
    tag: '@everywhere',
  }, async ({ page }) => {
    await answerPopups(page)
    await answerConsentements(page)
    for (const [section, look] of Object.entries(sections))
      await test.step(section, async () => {
        await openGallery(page, section, origin)
        await look(page)
      })
  })
