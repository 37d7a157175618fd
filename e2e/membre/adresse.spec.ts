import type { Page } from '@playwright/test'
import { HUGO, openAt, openAtlas } from '../support/accounts.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { openClerk, referenceOf } from '../support/demandes.ts'
import { dans } from '../support/jours.ts'
import { messageTo } from '../support/mailbox.ts'
import { goTo } from '../support/pages.ts'
import { envoyer } from '../support/rib.ts'
import { expect, test } from '../support/test.ts'
import { fichier } from '../support/uploads.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const continuer = (page: Page) => page.getByRole('button', { name: 'Continuer' }).click()

test('R7.76 a member moves: the town comes with its postal code, and the profile says so @phone', async ({
  page,
}) => {
  await openAt(page, HUGO, 'profil', 'Mon profil')
  await page.getByRole('link', { name: 'Modifier mon adresse ou mon téléphone' }).click()
  await expect(title(page, 'Changer d’adresse')).toBeFocused()
  await expect(page).toHaveURL(/#\/profil\/adresse$/)
  await expect(page.getByRole('combobox', { name: 'Localité' })).toHaveValue('Grenoble')
  await page.getByLabel('Code postal').fill('')
  await continuer(page)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('Le code postal est obligatoire')
  await expectAccessible(page)

  await page.getByLabel('Numéro', { exact: true }).fill('3')
  await page.getByLabel('Nom de la voie').fill('Crébillon')
  await page.getByLabel('Type de voie').selectOption({ label: 'Rue' })
  // What the insurer wrote is longer than a line of an envelope may be.
  await page.getByLabel('Entrée, bâtiment, résidence').fill('Bâtiment B')
  await page.getByLabel('Code postal').fill('44000')
  await expect(page.getByLabel('Localité')).toHaveValue('Nantes')
  await expectAccessibleInBothSchemes(page)
  await continuer(page)
  await expect(step(page, 'Qui déménage, et quand')).toBeFocused()
  await expect(page.getByText('Ce changement d’adresse ne concerne que vous.')).toBeVisible()
  const jour = dans(0)
  await page.getByLabel('À partir du').fill(jour)
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await continuer(page)
  await expect(card(page, 'Ce qui change pour vous')).toContainText('3 RUE Crébillon, 44000 NANTES')
  await expectAccessible(page)
  await envoyer(page)
  await expect(title(page, 'C’est fait')).toBeFocused()
  await goTo(page, 'profil', 'Mon profil')
  await expect(card(page, 'Coordonnées')).toContainText('44000 NANTES')
  const mail = await messageTo(page, HUGO, /adresse a été modifiée/)
  expect(mail.text).toContain('44000 NANTES')
})

test('where a clerk looks at it, a household moves with its proof once it is accepted', async ({
  page,
  browser,
}) => {
  await openAtlas(page, 'nadia.perrot@example.org', 'profil/adresse', 'Changer d’adresse')
  await expect(card(page, 'À réunir avant l’envoi')).toContainText('Justificatif de domicile')
  await page.getByLabel('Numéro', { exact: true }).fill('8')
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
  await expect(title(page, 'Votre demande est envoyée')).toBeFocused()
  await page.getByRole('link', { name: 'Suivre ma demande' }).click()
  await expect(title(page, 'Mes demandes')).toBeVisible()
  const reference = await referenceOf(page)
  const clerk = await openClerk(browser)
  await clerk.treat(reference, { geste: 'prendre' })
  await clerk.treat(reference, { geste: 'accepter' })
  await clerk.close()
  await goTo(page, 'profil', 'Mon profil')
  await page.reload()
  await expect(card(page, 'Coordonnées')).toContainText(/^.*8 AV du Prado/s)
})
