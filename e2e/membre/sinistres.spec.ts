import { CAMILLE, openAt } from '../support/accounts.ts'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { continuer, envoyerEtFinir } from '../support/parcours.ts'
import { expect, test } from '../support/test.ts'
import { fichier } from '../support/uploads.ts'

const ilYA = (jours: number) =>
  new Date(Date.now() - jours * 86_400_000).toLocaleDateString('fr-FR', {
    timeZone: 'Europe/Paris',
  })

test('R1.13 R7.81 R7.107 a work stoppage is declared with its pages, and its progress is followed', async ({
  page,
}) => {
  await openAt(page, CAMILLE, 'sinistres', 'Mes sinistres')
  await page.getByRole('combobox', { name: 'Contrat' }).selectOption('20450002')
  await expect(page.getByRole('list', { name: 'Avancement : Hospitalisation' })).toBeVisible()
  await expectAccessibleInBothSchemes(page)

  await page.getByRole('link', { name: 'Déclarer un sinistre' }).click()
  await expect(page.getByRole('radio', { name: 'Camille' })).toBeChecked()
  await page.getByLabel('Ce qui est arrivé').selectOption('Arrêt de travail (maladie)')
  await continuer(page, 'Les dates')
  await page.getByLabel('Premier jour d’arrêt').fill(ilYA(3))
  await page.getByLabel('Fin prévue').fill(ilYA(-17))
  await expect(page.getByText(/^Un arrêt de 21\sjours/)).toBeVisible()
  // It is known already.
  await expect(page.getByLabel('Employeur')).toHaveCount(0)
  await continuer(page, 'Les documents')
  const pages = [fichier('arrêt page 1.pdf'), fichier('arrêt page 2.pdf')]
  await page.locator('input[type=file]').first().setInputFiles(pages)
  await expect(page.getByText('Envoyé', { exact: true })).toHaveCount(2)
  await continuer(page, 'Relisez, puis envoyez')
  const jointes = page.getByRole('main')
  await expect(jointes).toContainText('arrêt page 2.pdf')
  await expect(jointes).toContainText('Hospices civils de Lyon')
  await envoyerEtFinir(page, 'Votre dossier est ouvert')
  await page.getByRole('link', { name: 'Suivre mon dossier' }).click()
  const avancement = page.getByRole('list', { name: 'Avancement : Arrêt de travail (maladie)' })
  await expect(avancement.getByRole('listitem').first()).toContainText('Déclaré')
  await expect(avancement.getByRole('listitem').nth(1)).toContainText('à venir')
  await expectAccessibleInBothSchemes(page)
})
