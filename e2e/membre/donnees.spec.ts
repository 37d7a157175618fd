import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openAtlas } from '../support/accounts.ts'
import { atlasUrl } from '../support/addresses.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { openClerk, referenceOf } from '../support/demandes.ts'
import { codeAfter, messageTo } from '../support/mailbox.ts'
import { dialog, expectNarrow, goTo } from '../support/pages.ts'
import { envoyer } from '../support/rib.ts'
import { expect, test } from '../support/test.ts'

const LUC = 'luc.bernard@example.org'
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Fetches one of the files, and reads it. */
async function fetchFile(page: Page, format: 'PDF' | 'JSON') {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Télécharger en ${format}` }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^mes-donnees-\d{4}-\d\d-\d\d\.(pdf|json)$/)
  return readFile(await download.path())
}

test('a member sees who opened their file, asks for a copy of their data with a code, and fetches both files', async ({
  page,
  browser,
  problems,
}) => {
  // The first call says that a code is needed.
  problems.expect(/403/)
  await openAtlas(page, LUC, 'profil/donnees', 'Mes données')
  const qui = card(page, 'Qui a consulté mon dossier')
  await expect(qui).toContainText('Personne n’a ouvert votre dossier')
  await expectAccessibleInBothSchemes(page)

  await goTo(page, 'contact', 'Nous écrire')
  await page.getByLabel('Sujet').selectOption({ label: 'Une autre question' })
  await page.getByLabel('Votre message').fill('Qui lit ce message ?')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await envoyer(page)
  await expect(title(page, 'Nous avons reçu votre message')).toBeFocused()
  await page.getByRole('link', { name: 'Ouvrir la conversation' }).click()
  const reference = await referenceOf(page)
  const clerk = await openClerk(browser)
  await clerk.treat(reference, { geste: 'prendre' })
  await clerk.close()

  await goTo(page, 'profil/donnees', 'Mes données')
  const ligne = qui.getByRole('listitem').first()
  await expect(ligne).toContainText('Elena Costa')
  await expect(ligne).toContainText('Administrateur Digital')
  await expect(ligne).toContainText('A pris votre demande en charge')

  const copie = card(page, 'Une copie de mes données')
  await copie.getByRole('button', { name: 'Demander une copie' }).press('Enter')
  await expect(dialog(page)).toBeVisible()
  const code = await codeAfter(page, LUC, /confirmer votre identité/, 0, atlasUrl)
  await dialog(page).getByLabel('Code de sécurité à 6 chiffres').fill(code)
  await dialog(page).getByRole('button', { name: 'Valider' }).click()
  await expect(copie.getByRole('status')).toContainText(/Votre copie (se prépare|est prête)/)
  await expect(copie.getByRole('status')).toContainText('Votre copie est prête', {
    timeout: 60_000,
  })
  await expectAccessibleInBothSchemes(page)
  await messageTo(page, LUC, /La copie de vos données est prête/, atlasUrl)

  const { description, donnees } = JSON.parse(String(await fetchFile(page, 'JSON')))
  expect(donnees.compte[0].identifiant).toBe(LUC)
  expect(donnees.demandes[0].reference).toBe(reference)
  expect(description.demandes.cles.reference).toBe('Référence')
  expect((await fetchFile(page, 'PDF')).subarray(0, 5).toString()).toBe('%PDF-')

  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger tous mes papiers' }).click(),
  ])
  expect(archive.suggestedFilename()).toMatch(/^mes-papiers-\d{4}-\d\d-\d\d\.zip$/)
  expect((await readFile(await archive.path())).subarray(0, 2).toString()).toBe('PK')

  await ligne.getByRole('link').click()
  await expect(title(page, 'Mes demandes')).toBeVisible()
  await page.goBack()
  await expectNarrow(page)
  await expectAccessible(page)
})
