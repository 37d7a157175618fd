import type { Page } from '@playwright/test'
import { openAtlas } from '../support/accounts.ts'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { openClerk, referenceOf } from '../support/demandes.ts'
import { dans } from '../support/jours.ts'
import { goTo } from '../support/pages.ts'
import { envoyer } from '../support/rib.ts'
import { expect, test } from '../support/test.ts'
import { fichier } from '../support/uploads.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const continuer = (page: Page) => page.getByRole('button', { name: 'Continuer' }).click()

test('where a clerk looks at it, a household moves with its proof once it is accepted', async ({
  page,
  browser,
}) => {
  await openAtlas(page, 'nadia.perrot@example.org', 'profil/adresse', 'Changer d’adresse')
  // Who only changes their telephone proves nothing of where they live.
  await expect(card(page, 'À réunir avant l’envoi')).toContainText('Aucun document à joindre')
  await page.getByRole('button', { name: 'Écrire l’adresse à la main' }).click()
  await page.getByLabel('Numéro', { exact: true }).fill('8')
  await expect(card(page, 'À réunir avant l’envoi')).toContainText('Justificatif de domicile')
  await page.locator('input[type=file]').setInputFiles(fichier('Quittance.pdf'))
  await expect(page.getByText('Envoyé', { exact: true })).toBeVisible()
  await continuer(page)
  const foyer = page.getByRole('group', { name: 'Qui déménage avec vous' })
  await expect(foyer.getByRole('checkbox', { name: /^Luc Bernard/ })).toBeChecked()
  const jour = dans(0)
  await page.getByLabel('À partir du').fill(jour)
  await page.keyboard.press('Escape')
  await expectAccessibleInBothSchemes(page)
  await continuer(page)
  await expect(card(page, 'Ce qui change pour vous')).toContainText('Luc Bernard')
  await envoyer(page)
  await expect(title(page, 'Nous avons reçu votre nouvelle adresse')).toBeFocused()
  await page.getByRole('link', { name: 'Suivre ma demande' }).click()
  await expect(title(page, 'Mes demandes')).toBeVisible()
  const reference = await referenceOf(page)
  const clerk = await openClerk(browser)
  await clerk.treat(reference, { geste: 'prendre' })
  await clerk.treat(reference, { geste: 'accepter' })
  await clerk.close()
  await goTo(page, 'profil', 'Mon profil')
  await page.reload()
  await expect(card(page, 'Coordonnées')).toContainText(/^.*8 avenue du Prado/s)
})
