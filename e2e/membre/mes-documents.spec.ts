import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { CAMILLE, openAt } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectNoSidewaysScroll } from '../support/layout.ts'
import { failing } from '../support/portail.ts'
import { expect, test } from '../support/test.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name })

async function open(page: Page) {
  await openAt(page, CAMILLE, 'documents', 'Mes documents')
  await expect(page.getByText(/^\d+\sdocuments?$/)).toBeVisible()
}

test('R1.16 R7.100 R7.133 R7.135 Camille finds her papers, reads one in the page and keeps another', {
  tag: '@everywhere',
}, async ({ page }) => {
  const annee = new Date().getFullYear()
  await open(page)
  for (const groupe of ['Mon contrat', 'Mes cotisations', 'Cartes et attestations'])
    await expect(card(page, groupe).getByRole('listitem').first()).toBeVisible()
  for (const edition of ['Attestation', 'Carte TP', 'Situation Contractuelle', 'Mandat SEPA'])
    await expect(card(page, 'Obtenir un document')).toContainText(edition)
  await expect(card(page, 'Mes courriers')).toContainText('Bienvenue')
  await expect(card(page, 'Carte de tiers payant')).toContainText('MARTIN Camille +\u00a02')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // By its heading, then by a word without its accent.
  await page.getByLabel('Rubrique').selectOption('Mes cotisations')
  await expect(page.getByText('3 documents')).toBeVisible()
  await page.getByLabel('Année').selectOption(String(annee - 1))
  await expect(page.getByText('1 document', { exact: true })).toBeVisible()
  // The address alone opens the same list.
  await page.reload()
  await expect(page.getByText('1 document', { exact: true })).toBeVisible()
  await page.getByLabel('Rechercher un document').fill('rien de tel')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Aucun document ne correspond')).toBeVisible()
  await expect(card(page, 'Mes courriers')).toContainText('Aucun courrier ne correspond')
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  // Letters are looked through too.
  await page.getByLabel('Rechercher un document').fill('bienvenue')
  await expect(card(page, 'Mes courriers').getByRole('listitem')).toHaveCount(1)
  await page.getByLabel('Rechercher un document').fill('ECHEANCIER')
  await expect(page.getByText('2 documents')).toBeVisible()

  // In the page, with its words; the focus comes back.
  const opener = page.getByRole('button', { name: `Afficher : Échéancier ${annee}` })
  await opener.click()
  const viewer = page.getByRole('dialog', { name: `Échéancier ${annee}` })
  await expect(viewer.getByText('Total', { exact: true })).toBeAttached()
  await expect(viewer).toContainText('Madame Camille MARTIN')
  await expectAccessible(page)
  await viewer.getByRole('button', { name: 'Fermer' }).click()
  await expect(opener).toBeFocused()

  // A statement asks for its period first.
  await page.getByRole('button', { name: 'Afficher : Relevé de prestations Vos soins' }).click()
  await page.getByRole('radio', { name: `Année ${annee - 1}` }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Afficher le relevé' }).click()
  const statement = page.getByRole('dialog', { name: 'Relevé de prestations' })
  await expect(statement).toContainText(
    `Soins réglés du 1er janvier ${annee - 1} au 31 décembre ${annee - 1}`,
  )
  await statement.getByRole('button', { name: 'Fermer' }).click()

  // Kept under the name that the server gives.
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger : Attestation', exact: true }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^attestation-20450001-\d{4}-\d\d-\d\d\.pdf$/)
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('a document that does not come says so, and can be asked for again', async ({
  page,
  problems,
}) => {
  problems.expect(/500|422/)
  await open(page)
  await failing(page, '/api/documents/attestation/print', 500, 'En panne')
  await page.getByRole('button', { name: 'Afficher : Attestation La preuve' }).click()
  const viewer = page.getByRole('dialog', { name: 'Attestation' })
  await expect(viewer).toContainText('Ce document n’a pas pu être chargé.')
  await expectAccessible(page)
  await page.unrouteAll()
  await viewer.getByRole('button', { name: 'Réessayer' }).click()
  await expect(viewer).toContainText('Attestation de droits')
  await viewer.getByRole('button', { name: 'Fermer' }).click()

  // One that is too long says what to do: no connection is at fault.
  await page.route(/\/attestation\/print/, (route) =>
    route.fulfill({
      status: 422,
      json: { code: 'PrintTooLong', message: 'Choisissez une période plus courte.' },
    }),
  )
  await page.getByRole('button', { name: 'Afficher : Attestation La preuve' }).click()
  await expect(viewer).toContainText('Choisissez une période plus courte.')
  await expect(viewer).not.toContainText('connexion')
})
