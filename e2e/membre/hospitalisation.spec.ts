import { CAMILLE, HUGO, openAt } from '../support/accounts.ts'
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
  await expect(page.getByText(/^Nous comptons 70,00\s€ la nuit, le prix habituel/)).toBeVisible()
  await page.getByRole('radio', { name: 'Chambre particulière' }).check()
  // Reckoned beside the form as it is typed: the recap says the same.
  const estimation = page.getByRole('region', { name: 'Ce qui vous resterait à payer' })
  await expect(estimation).toContainText(/au prix habituel de 70,00\s€ la nuit/)
  const reste = (await estimation.getByRole('status').textContent()) ?? ''
  expect(reste).toMatch(/^Reste à votre charge, estimé\s: \d+,\d{2}\s€$/)
  await continuer(page, 'Relisez, puis envoyez')
  const change = page.getByRole('region', { name: 'Ce qui change pour vous' })
  await expect(change).toContainText('Forfait journalier hospitalier × 3')
  await expect(change).toContainText(reste.split(': ').at(-1) ?? 'Reste')
  await envoyerEtFinir(page, 'Votre prise en charge est accordée')
  const lettre = page.getByRole('region', { name: 'Votre prise en charge' })
  await expect(lettre).toContainText(/Clinique\sdu\sParc.*2\snuits.*La\slettre,\sen\sPDF/s)
  await page.getByRole('link', { name: 'Voir la lettre' }).click()
  await expect(page.getByRole('main')).toContainText('Prise en charge hospitalière')
})

test('an establishment that is not in the list is no dead end: it is written down, and a clerk finds it', async ({
  page,
}) => {
  await openAt(page, HUGO, 'hospitalisation', 'Préparer une hospitalisation')
  await page.getByLabel('Rechercher un établissement').fill('clinique du lac')
  await expect(page.getByText(/^Aucun établissement ne correspond/)).toBeVisible()
  await page.getByRole('radio', { name: 'Mon établissement n’est pas dans la liste' }).check()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Écrivez le nom de l’établissement et sa ville',
  )
  await page.getByLabel('Nom et ville de l’établissement').fill('Clinique du Lac, Annecy')
  await continuer(page, 'Le séjour')
  await page.getByLabel('Service').selectOption('Médecine')
  await page.getByLabel('Motif du séjour').selectOption('Hospitalisation programmée')
  await page.getByLabel('Date d’entrée').fill(dans(25))
  await page.getByLabel('Nombre de nuits prévues').fill('1')
  await continuer(page, 'La chambre')
  await page.getByRole('radio', { name: 'Chambre double, sans supplément' }).check()
  await continuer(page, 'Relisez, puis envoyez')
  await expect(page.getByRole('region', { name: 'Ce qui change pour vous' })).toContainText(
    'Clinique du Lac, Annecy',
  )
  // It is not treated as it is sent, and does not say so.
  await expect(page.getByText('Prend effet dès que votre demande est acceptée.')).toBeVisible()
  await envoyerEtFinir(page, 'Nous avons reçu votre demande de prise en charge')
})
