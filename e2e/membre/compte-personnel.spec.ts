import type { Page } from '@playwright/test'
import { CAMILLE, JULIEN, openAt, openAtlas } from '../support/accounts.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { expectNarrow, goTo } from '../support/pages.ts'
import { avecCode, envoyer, relire } from '../support/rib.ts'
import { expect, test } from '../support/test.ts'

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const remboursements = (page: Page) =>
  page.getByRole('region', { name: 'Pour vos remboursements', exact: true })

test('a partner is paid on an account of their own; whoever subscribed knows that, and nothing of the account', async ({
  page,
  browser,
}) => {
  await openAtlas(page, 'luc.bernard@example.org', 'coordonnees-bancaires', 'Coordonnées bancaires')
  await expect(remboursements(page)).toContainText('Votre compte')
  await expect(remboursements(page)).toContainText('FR•• •••• 0750')
  await expectAccessible(page)

  const chez = await (await browser.newContext()).newPage()
  await openAtlas(
    chez,
    'nadia.perrot@example.org',
    'coordonnees-bancaires',
    'Coordonnées bancaires',
  )
  await expect(chez.getByText(/^Luc\s: remboursements versés sur son propre compte/)).toBeVisible()
  await expect(chez.getByRole('main')).not.toContainText('0750')
})

test('a spouse who left it to the contract gives an account of his own, signed by code; it waits, unseen by the other', async ({
  page,
  browser,
  problems,
}) => {
  problems.expect(/status of 403/)
  await openAt(page, JULIEN, 'coordonnees-bancaires', 'Coordonnées bancaires')
  await expect(remboursements(page)).toContainText('Compte du contrat')
  await expect(remboursements(page)).toContainText('elle n’en voit rien d’autre')
  await expectAccessibleInBothSchemes(page)
  await expectNarrow(page)
  await page.getByRole('link', { name: 'Donner mon compte' }).click()
  await expect(page.getByLabel('Titulaire du compte')).toHaveValue('Julien Martin')
  await relire(page, { iban: 'FR7610278032900000044002295', bic: 'CMCIFR2A' })
  await avecCode(page, JULIEN, envoyer)
  await expect(title(page, /^Votre compte bancaire va changer le /)).toBeFocused()
  await goTo(page, 'coordonnees-bancaires', 'Coordonnées bancaires')
  await expect(page.getByText(/^Votre nouveau compte prend effet le /)).toBeVisible()

  const chez = await (await browser.newContext()).newPage()
  await openAt(chez, CAMILLE, 'coordonnees-bancaires', 'Coordonnées bancaires')
  await expect(remboursements(chez)).toContainText('FR•• •••• 7858')
  await expect(chez.getByRole('main')).not.toContainText('2295')

  await page.getByRole('button', { name: 'Annuler ce changement' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler le changement' }).click()
  await expect(remboursements(page)).toContainText('Compte du contrat')
})
