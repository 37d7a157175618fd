import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../support/axe.ts'
import { openGallery, specimen } from '../support/gallery.ts'
import { test } from '../support/shared-page.ts'
import { expect } from '../support/test.ts'

test('R8.36 R8.37 a block of content, on its way and missing', async ({ page }) => {
  await openGallery(page, 'contenu')
  await expect(specimen(page, 'Bloc de contenu')).toContainText('Votre numéro d’adhérent')
  await expect(specimen(page, 'Bloc en chargement').getByRole('status')).toHaveText(
    'Chargement en cours...',
  )
  await expect(specimen(page, 'Bloc introuvable').getByRole('alert')).toContainText(
    'Le message Bloc_Inconnu n’a pas pu être chargé.',
  )
})

test('facts stand under their names, and what is not known is left out', async ({ page }) => {
  await openGallery(page, 'contenu')
  const facts = specimen(page, 'Informations')
  await expect(facts.getByRole('term')).toHaveText(['Prénom', 'Date de naissance', 'E-mail'])
  await expect(facts.getByRole('definition').first()).toHaveText('Léa')
})

test('pictures: next, larger, turned, by mouse and by keyboard', async ({ page }) => {
  await openGallery(page, 'contenu')
  const viewer = specimen(page, 'Images')
  await viewer.getByRole('button', { name: 'Agrandir' }).click()
  await expect(viewer.getByText('125 %')).toBeVisible()
  await viewer.getByRole('button', { name: 'Pivoter' }).press('Enter')
  const image = viewer.getByRole('img', { name: 'Logo sur fond clair' })
  expect(await image.evaluate((element) => element.style.rotate)).toBe('90deg')
  await viewer.getByRole('button', { name: 'Image suivante' }).click()
  await expect(viewer.getByRole('img', { name: 'Icône' })).toBeVisible()
  await expect(viewer.getByText('100 %')).toBeVisible()
  await expect(viewer.getByText('2 sur 2')).toBeVisible()
  await expect(viewer.getByRole('button', { name: 'Image suivante' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('a picture that is not there is said so', async ({ page }) => {
  await openGallery(page, 'contenu')
  await expect(specimen(page, 'Image absente')).toContainText('Cette image n’a pas pu être chargée')
})

test('a PDF is read in the page: its words can be found, its pages counted, the file saved', async ({
  page,
}) => {
  await openGallery(page, 'contenu')
  const viewer = specimen(page, 'Document')
  await viewer.scrollIntoViewIfNeeded()
  await expect(viewer.getByText('3 pages')).toBeVisible()
  await expect(viewer.getByRole('figure', { name: 'Page 1 sur 3' })).toContainText(
    'Attestation de droits',
  )
  const width = () =>
    viewer.getByRole('figure', { name: 'Page 1 sur 3' }).evaluate((figure) => figure.clientWidth)
  const before = await width()
  await viewer.getByRole('button', { name: 'Agrandir' }).click()
  await expect.poll(width).toBe(Math.round(before * 1.25))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    viewer.getByRole('link', { name: 'Télécharger' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('attestation.pdf')
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a document that cannot be shown can still be saved', async ({ page }) => {
  await openGallery(page, 'contenu')
  await expect(specimen(page, 'Document illisible')).toContainText(
    'Ce document n’a pas pu être affiché',
  )
  const other = specimen(page, 'Document sans aperçu')
  await expect(other).toContainText('Aucun aperçu pour ce type de fichier')
  await expect(other.getByRole('link', { name: 'Télécharger' })).toHaveAttribute(
    'download',
    'courrier.doc',
  )
})

test('nothing for axe in the contents and viewers @everywhere', async ({ page }) => {
  await openGallery(page, 'contenu')
  await specimen(page, 'Document').scrollIntoViewIfNeeded()
  await expect(
    specimen(page, 'Document').getByRole('figure', { name: 'Page 1 sur 3' }),
  ).toContainText('Attestation de droits')
  await expectAccessible(page)
})
