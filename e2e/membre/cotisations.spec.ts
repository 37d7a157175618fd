import type { Page } from '@playwright/test'
import { CAMILLE, HUGO, openAs, openAt } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectNoSidewaysScroll } from '../support/layout.ts'
import { expectNarrow } from '../support/pages.ts'
import { payerParCarte } from '../support/rib.ts'
import { expect, test } from '../support/test.ts'

const titre = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const card = (page: Page, name: string) => page.getByRole('region', { name })

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
  await openAt(page, CAMILLE, 'cotisations', 'Mes cotisations')
  await expect(card(page, 'Échéancier').getByRole('row')).toHaveCount(14)
  const lignes = await montants(page)
  const total = lignes.pop()
  expect(lignes.reduce((somme, montant) => somme + montant, 0)).toBe(total)
  expect(total).toBe(153_240)
  await expect(card(page, 'Échéancier')).toContainText('janvier')
  await expect(card(page, 'Échéancier')).toContainText('Prélèvement automatique')
  await expect(card(page, 'Mandat de prélèvement')).toContainText('HOR204500010001')
  await expect(card(page, 'Mandat de prélèvement')).toContainText('FR•• •••• 7858')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // Of the present year: what other journeys of hers plan begins in the next one.
  await page.getByRole('button', { name: 'Voir en PDF' }).click()
  const viewer = page.getByRole('dialog', { name: `Échéancier ${annee}` })
  await expect(viewer).toContainText('1 532,40', { ignoreCase: true })
  await viewer.getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('button', { name: String(annee + 1) }).click()
  await expect(page).toHaveURL(new RegExp(`annee=${annee + 1}$`))
  await expect(card(page, 'Échéancier')).not.toContainText('Payée')
  await expect(card(page, 'Échéancier')).toContainText('À venir')
})

test('R7.94 Hugo is told that a debit was rejected, and pays it by card: refused, then accepted', async ({
  page,
}) => {
  await openAs(page, HUGO, 'Hugo')
  await expect(page.getByText('tout est à jour')).toHaveCount(0)
  await page.getByRole('link', { name: 'Voir mes cotisations' }).click()
  await expect(page.getByText(/Le prélèvement de .* a été rejeté/)).toBeVisible()
  await expect(page.getByText(/Provision insuffisante\. Approvisionnez votre compte/)).toBeVisible()
  await expect(card(page, 'Échéancier').getByText('Rejetée')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Contrat' }).selectOption('20450004')
  // Ended, it keeps the schedules of its last years, and nothing is to be paid.
  const derniere = String(new Date().getFullYear() - 2)
  await expect(page.getByRole('button', { name: derniere, pressed: true })).toBeVisible()
  await expect(card(page, 'Échéancier').getByText('Payée').first()).toBeVisible()
  await expect(page.getByText(/a été rejeté/)).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Contrat' }).selectOption('20450003')

  // Refused by the bank first: told why, nothing is paid, and one may try again.
  await payer(page)
  await page.getByRole('button', { name: 'Payer, et être refusé par la banque' }).click()
  await expect(titre(page, 'Votre paiement')).toBeVisible()
  await expect(page.getByText('Votre paiement est refusé')).toBeVisible()
  await expect(page.getByText(/Essayez une autre carte/)).toBeVisible()
  await expectAccessible(page)
  await expectNarrow(page)
  await page.getByRole('link', { name: 'Mes cotisations' }).click()
  await expect(card(page, 'Échéancier').getByText('Rejetée')).toHaveCount(1)

  // Accepted then: the receipt is there, and the schedule is up to date.
  await payer(page)
  await page.getByRole('button', { name: 'Payer', exact: true }).click()
  await expect(page.getByText('Votre paiement est accepté')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Voir le reçu' }).click()
  const recu = page.getByRole('dialog', { name: /^Reçu C20450003-/ })
  await expect(recu).toBeVisible()
  await recu.getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('link', { name: 'Mes cotisations' }).click()
  await expect(card(page, 'Échéancier').getByText('Rejetée')).toHaveCount(0)
  await expect(page.getByText(/a été rejeté/)).toHaveCount(0)
  await page.goto('/#/documents')
  await expect(page.getByRole('button', { name: /^Afficher.*Reçu de paiement du/ })).toBeVisible()
})

/** From the rejected debit to the provider's page. */
async function payer(page: Page) {
  await page.getByRole('link', { name: 'Payer par carte' }).click()
  await expect(titre(page, 'Payer une cotisation par carte')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('heading', { name: 'Relisez, puis envoyez' })).toBeFocused()
  await payerParCarte(page)
  await expect(titre(page, 'Page de paiement de démonstration')).toBeVisible()
}
