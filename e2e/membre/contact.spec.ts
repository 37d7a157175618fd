import type { Page } from '@playwright/test'
import { openAtlas } from '../support/accounts.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { openClerk, referenceOf } from '../support/demandes.ts'
import { envoyer } from '../support/rib.ts'
import { expect, test } from '../support/test.ts'
import { fichier } from '../support/uploads.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('R7.80 a member writes with a document, a clerk answers, and the conversation goes on', async ({
  page,
  browser,
}) => {
  await openAtlas(page, 'nadia.perrot@example.org', 'contact', 'Nous écrire')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('alert')).toContainText('Choisissez le sujet de votre message')
  await expectAccessible(page)
  await page.getByLabel('Sujet').selectOption({ label: 'Un remboursement' })
  await page.getByLabel('Domaine de soins').selectOption({ index: 1 })
  await page.getByLabel('Pour qui écrivez-vous').selectOption({ label: 'Luc Bernard' })
  await page.getByLabel('Votre message').fill('Où en est le remboursement de ma couronne ?')
  await page.locator('input[type=file]').first().setInputFiles(fichier('Facture.pdf'))
  await expect(page.getByText('Envoyé', { exact: true })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('heading', { name: 'Relisez, puis envoyez' })).toBeFocused()
  await expectAccessible(page)
  await envoyer(page)
  await expect(title(page, 'Nous avons reçu votre message')).toBeFocused()
  await page.getByRole('link', { name: 'Ouvrir la conversation' }).click()
  await expect(title(page, 'Mes demandes')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('Où en est le remboursement de ma couronne ?')
  const clerk = await openClerk(browser)
  await clerk.treat(await referenceOf(page), { geste: 'ecrire', texte: 'Il part demain.' })
  await clerk.close()
  await page.reload()
  await expect(main).toContainText('Il part demain.')
  await expectAccessible(page)
})

test('R7.80 a complaint and an ending have forms of their own: what was being written comes along', async ({
  page,
}) => {
  await openAtlas(page, 'nadia.perrot@example.org', 'contact', 'Nous écrire')
  await page.getByLabel('Sujet').selectOption({ label: 'Un remboursement' })
  await page.getByLabel('Votre message').fill('Personne ne répond depuis mars.')
  await page.getByLabel('Sujet').selectOption({ label: 'Une réclamation' })
  await expect(page.getByLabel('Votre message')).toHaveCount(0)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('alert')).toContainText('Une réclamation a son formulaire')
  await expectAccessibleInBothSchemes(page)
  await page.getByLabel('Sujet').selectOption({ label: 'La résiliation de mon contrat' })
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Résilier un contrat', exact: true })).toBeVisible()
  await page.getByLabel('Sujet').selectOption({ label: 'Une réclamation' })
  await main.getByRole('link', { name: 'Faire une réclamation', exact: true }).click()
  await expect(title(page, 'Faire une réclamation')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Que s’est-il passé' })).toHaveValue(
    'Personne ne répond depuis mars.',
  )
})
