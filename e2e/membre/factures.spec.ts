import { HUGO, openAt } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { goTo } from '../support/pages.ts'
import { continuer, envoyerEtFinir } from '../support/parcours.ts'
import { expect, test } from '../support/test.ts'
import { fichier } from '../support/uploads.ts'

const hier = new Date(Date.now() - 86_400_000).toLocaleDateString('fr-FR', {
  timeZone: 'Europe/Paris',
})

test('R1.13 R7.82 a bill is sent with its pages: estimated before, then a statement with its reasons', async ({
  page,
}) => {
  // Whose statements no other test counts.
  await openAt(page, HUGO, 'remboursements', 'Mes remboursements')
  await page.getByRole('link', { name: 'Envoyer une facture' }).click()
  await expect(page.getByRole('radio', { name: 'Hugo' })).toBeChecked()
  await page.getByLabel('Professionnel ou établissement').fill('Dr Aline Fontanel')
  await page.getByLabel('Date des soins').fill(hier)
  await continuer(page, 'Les soins')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Soin 1, choisissez le soin dans la liste',
  ])
  await page.getByLabel('Quel soin').selectOption('Consultation généraliste')
  await page.getByLabel('Prix payé').fill('30')
  // Reckoned beside the form as it is typed, for the same reasons as what is paid.
  const estimation = page.getByRole('region', { name: 'Votre remboursement' })
  await expect(estimation.getByRole('status')).toHaveText(
    'Remboursement estimé\u00a0: 9,00\u00a0€, reste à charge 2,00\u00a0€',
  )
  await page.getByLabel('Situation').selectOption('horsParcours')
  await expect(estimation.getByRole('status')).toContainText('reste à charge 14,00\u00a0€')
  await estimation.getByRole('button', { name: 'Pourquoi ce montant' }).click()
  await expect(page.getByRole('dialog', { name: 'Pourquoi ce montant\u00a0?' })).toContainText(
    '30\u00a0% (hors parcours de soins) de 30,00\u00a0€',
  )
  await page.keyboard.press('Escape')
  await page.getByLabel('Situation').selectOption('parcours')
  await expect(estimation.getByRole('status')).toContainText('reste à charge 2,00\u00a0€')
  await expectAccessible(page)
  await continuer(page, 'Les documents')
  const pages = [fichier('facture 1.pdf'), fichier('facture 2.pdf')]
  await page.locator('input[type=file]').first().setInputFiles(pages)
  await expect(page.getByText('Envoyé', { exact: true })).toHaveCount(2)
  await continuer(page, 'Relisez, puis envoyez')
  const change = page.getByRole('region', { name: 'Ce qui change pour vous' })
  await expect(change).toContainText(
    'Assurance maladie 19,00\u00a0€, mutuelle 9,00\u00a0€, reste 2,00\u00a0€',
  )
  await envoyerEtFinir(page)

  await goTo(page, 'remboursements', 'Mes remboursements')
  const ligne = page.getByRole('row').filter({ hasText: 'Dr Aline Fontanel' })
  await expect(ligne).toContainText('En attente')
  await ligne.getByRole('button', { name: 'Consultation généraliste' }).click()
  const pourquoi = page.getByRole('dialog', { name: 'Pourquoi ce montant\u00a0?' })
  await expect(pourquoi).toContainText('70\u00a0% de 30,00\u00a0€ = 21,00\u00a0€')
})
