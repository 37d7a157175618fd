import { CAMILLE, openAt } from '../support/accounts.ts'
import { continuer, envoyerEtFinir } from '../support/parcours.ts'
import { expect, test } from '../support/test.ts'

const dans = (jours: number) =>
  new Date(Date.now() + jours * 86_400_000).toLocaleDateString('fr-FR', {
    timeZone: 'Europe/Paris',
  })

test('R7.93 a stay is prepared at phone width, and its letter is in the documents', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAt(page, CAMILLE, 'hospitalisation', 'Préparer une hospitalisation')
  await page.getByRole('radio', { name: 'Camille' }).check()
  await page.getByLabel('Rechercher un établissement').fill('clinique lyon')
  await expect(page.getByText('1 établissement', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: /Clinique du Parc.*FINESS 690099123/ }).check()
  await continuer(page, 'Le séjour')
  await page.getByLabel('Service').selectOption('Chirurgie')
  await page.getByLabel('Motif du séjour').selectOption('Hospitalisation programmée')
  await page.getByLabel('Date d’entrée').fill(dans(20))
  await page.getByLabel('Nombre de nuits prévues').fill('2')
  await continuer(page, 'La chambre')
  await page.getByRole('radio', { name: 'Chambre particulière' }).check()
  await continuer(page, 'Relisez, puis envoyez')
  const change = page.getByRole('region', { name: 'Ce qui change pour vous' })
  await expect(change).toContainText('Forfait journalier hospitalier × 3')
  await expect(change).toContainText('Reste à votre charge, estimé')
  await envoyerEtFinir(page, 'Votre prise en charge est accordée')
  const lettre = page.getByRole('region', { name: 'Votre prise en charge' })
  await expect(lettre).toContainText(/Clinique\sdu\sParc.*2\snuits.*La\slettre,\sen\sPDF/s)
  await page.getByRole('link', { name: 'Voir la lettre' }).click()
  await expect(page.getByRole('main')).toContainText('Prise en charge hospitalière')
})
