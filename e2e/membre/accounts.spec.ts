import type { Page } from '@playwright/test'
import { login, loginAtlas, loginCamille, openAs } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectNarrow, goTo } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const selector = (page: Page) => page.getByRole('combobox', { name: 'Contrat' })
const card = (page: Page, title: string) => page.getByRole('region', { name: title })

test('R1.06 R3.52 R7.99 Camille signs in and sees her contract, her account and her family', {
  tag: '@both',
}, async ({ page }) => {
  await loginCamille(page)
  await expect(
    page.getByText(/^(Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche) /),
  ).toBeVisible()
  await expect(card(page, 'Votre contrat')).toContainText('Santé Sérénité')
  await expect(card(page, 'Votre contrat')).toContainText('20450001')
  await expect(card(page, 'Votre contrat')).toContainText('Valide')
  await expect(card(page, 'Compte bancaire')).toContainText('FR•• •••• 7858')
  for (const name of ['Camille Martin', 'Julien Martin', 'Léa Martin'])
    await expect(card(page, 'Les personnes couvertes')).toContainText(name)
  // Léa's télétransmission is refused: nothing else waits for her.
  await expect(page.getByRole('region', { name: 'À faire' }).getByRole('link')).toHaveText([
    'Voir la raison',
  ])
  await expect(page.locator('html')).toHaveAttribute('data-assistant-state', '2')
  await expectAccessible(page)
  await expectNarrow(page)
  await page.getByRole('button', { name: 'Attestation de droits' }).click()
  await expect(page.getByRole('dialog', { name: 'Attestation de droits' })).toContainText('MARTIN')
})

test('R1.21 R4.02 Hugo sees the state of his ended contract in brackets', async ({ page }) => {
  await openAs(page, 'hugo.roche@example.org', 'Hugo')
  await expect(selector(page).locator('option')).toHaveText([
    'Santé Confort · 20450003',
    'Santé Essentiel · 20450004 (Résilié)',
  ])
  await selector(page).selectOption('20450004')
  await expect(card(page, 'Votre contrat')).toContainText('Résilié')
  await expect(card(page, 'Votre contrat')).toContainText('A pris fin le')
  await expectAccessible(page)
})

test('Julien, beneficiary, sees the contract that covers him', async ({ page }) => {
  await openAs(page, 'julien.martin@example.org', 'Julien')
  await expect(card(page, 'Votre contrat')).toContainText('20450001')
  await expect(card(page, 'Votre contrat')).toContainText('Bénéficiaire')
  await page.getByRole('button', { name: 'Mon compte, Julien Martin' }).click()
  await expect(page.getByRole('menu')).toContainText('Bénéficiaire')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  // What only the adherent may ask for says so, and asks nobody to look at their connection.
  await goTo(page, 'demarches/radiation-assures', 'Retirer un bénéficiaire')
  await expect(page.getByRole('main')).toContainText('réservée à la personne qui a souscrit')
  await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(0)
})

test('R2.77 R2.79 R2.80 R4.05 R6.15 R8.50 a member without contract is told of the striking off, then logged out', async ({
  page,
}) => {
  await login(page, 'radie@example.org')
  const dialog = page.getByRole('dialog', { name: 'Votre contrat a pris fin' })
  await expect(dialog).toContainText('Votre radiation a été enregistrée')
  await expect(dialog).toContainText('redirigeons')
  await expect(dialog.getByRole('link', { name: '04 00 00 00 00' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  const loggedOut = page.waitForRequest('**/api/identity/logout')
  await dialog.getByRole('button', { name: 'Se déconnecter' }).click()
  await loggedOut
  await expect(page.getByRole('link', { name: 'Me connecter' })).toBeVisible()
})

test('R2.79 without a click the struck-off member is logged out all the same', async ({ page }) => {
  await page.clock.install()
  await login(page, 'radie@example.org')
  await expect(page.getByRole('dialog')).toBeVisible()
  // Long enough to note whom to call.
  await page.clock.runFor(30_500)
  await expect(page.getByRole('link', { name: 'Me connecter' })).toBeVisible()
})

test('R1.06 a member of the other client signs in at its own provider', async ({ page }) => {
  await loginAtlas(page, 'nadia.perrot@example.org')
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Nadia' })).toBeVisible()
  await expect(
    page.getByRole('banner').getByRole('img', { name: 'Prévoyance Atlas' }),
  ).toBeVisible()
  await expectAccessible(page)
})
