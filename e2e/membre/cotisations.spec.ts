import type { Page } from '@playwright/test'
import { loginAs, openAs, openCamille } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectNoSidewaysScroll } from '../support/layout.ts'
import { expect, test } from '../support/test.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name })

async function open(page: Page) {
  await page.goto('/#/cotisations')
  await expect(page.getByRole('heading', { level: 1, name: 'Mes cotisations' })).toBeVisible()
}

/** The amounts of the schedule, in cents: each line, then the total. */
async function montants(page: Page) {
  const cells = await card(page, 'Échéancier')
    .locator('tbody td:last-child, tfoot td')
    .allTextContents()
  return cells.map((texte) => Number(texte.replace(/\D/g, '')))
}

test('R7.88 Camille reads her schedule year by year, its sum, and her mandate', {
  tag: '@everywhere',
}, async ({ page }) => {
  const annee = new Date().getFullYear()
  await openCamille(page)
  await open(page)
  await expect(card(page, 'Échéancier').getByRole('row')).toHaveCount(14)
  const lignes = await montants(page)
  const total = lignes.pop()
  expect(lignes.reduce((somme, montant) => somme + montant, 0)).toBe(total)
  expect(total).toBe(154_080)
  await expect(card(page, 'Échéancier')).toContainText('janvier')
  await expect(card(page, 'Échéancier')).toContainText('Prélèvement automatique')
  await expect(card(page, 'Mandat de prélèvement')).toContainText('HOR204500010001')
  await expect(card(page, 'Mandat de prélèvement')).toContainText('FR•• •••• 7858')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: String(annee + 1) }).click()
  await expect(card(page, 'Échéancier')).not.toContainText('Payée')
  await expect(card(page, 'Échéancier')).toContainText('À venir')
  await page.getByRole('button', { name: 'Voir en PDF' }).click()
  const viewer = page.getByRole('dialog', { name: `Échéancier ${annee + 1}` })
  await expect(viewer).toContainText('1 587,00', { ignoreCase: true })
  await viewer.getByRole('button', { name: 'Fermer' }).click()
})

test('Hugo is told that a debit was rejected, why, and what to do', async ({ page }) => {
  await loginAs(page, 'hugo.roche@example.org', 'Hugo')
  await expect(page.getByText('tout est à jour')).toHaveCount(0)
  await page.getByRole('link', { name: 'Voir mes cotisations' }).click()
  await expect(page.getByText(/Le prélèvement de .* a été rejeté/)).toBeVisible()
  await expect(page.getByText(/Provision insuffisante\. Approvisionnez votre compte/)).toBeVisible()
  await expect(card(page, 'Échéancier').getByText('Rejetée')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Contrat' }).selectOption('20450004')
  await expect(page.getByText('Aucune cotisation pour ce contrat')).toBeVisible()
})

test('contributions are the adherent’s business: Julien is turned back', async ({ page }) => {
  await openAs(page, 'julien.martin@example.org', 'Julien')
  await page.goto('/#/cotisations')
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Accès non autorisé')
  await expect(page.getByText('Mandat de prélèvement')).toHaveCount(0)
})
