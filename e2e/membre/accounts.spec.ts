import type { Page } from '@playwright/test'
import { arrive, login, loginCamille } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectNarrow } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const card = (page: Page, title: string) => page.getByRole('region', { name: title })

test('R1.06 R3.52 R7.99 Camille signs in and sees her contract, her account and her family', {
  tag: '@everywhere',
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

test('a member who was struck off is told, and let out', async ({ page }) => {
  const RADIE = 'radie@example.org'
  const dialog = page.getByRole('dialog', { name: 'Votre contrat a pris fin' })
  await page.clock.install()
  await test.step('R2.77 R2.79 R2.80 R4.05 R6.15 R8.50 a member without contract is told of the striking off, then logged out', async () => {
    await login(page, RADIE)
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
  await test.step('R2.79 without a click the struck-off member is logged out all the same', async () => {
    await arrive(page, RADIE)
    await expect(dialog).toBeVisible()
    // Long enough to note whom to call.
    await page.clock.runFor(30_500)
    await expect(page.getByRole('link', { name: 'Me connecter' })).toBeVisible()
  })
})
