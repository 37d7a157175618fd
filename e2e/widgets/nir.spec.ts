import { openGallery, specimen } from '../support/gallery.ts'
import { test } from '../support/shared-page.ts'
import { expect } from '../support/test.ts'
import { paste, received } from '../support/typing.ts'

const monaco = 'Je possède un numéro d’assurance maladie monégasque'

test('R1.24 R3.54 R9.05 the number is spaced as one types, and holds thirteen characters', async ({
  page,
}) => {
  await openGallery(page, 'nir')
  const nir = specimen(page, 'Sans clé')
  const field = nir.getByLabel('Numéro de sécurité sociale (sans clé)')
  await field.pressSequentially('18505x78006048999')
  await expect(field).toHaveValue('1 85 05 78 006 048')
  await expect(received(nir)).toHaveText('1850578006048')
})

test('R5.49 Corsica: 2A and 2B, in small letters too', async ({ page }) => {
  await openGallery(page, 'nir')
  const nir = specimen(page, 'Sans clé')
  const field = nir.getByLabel('Numéro de sécurité sociale (sans clé)')
  await expect(field).toHaveAttribute('inputmode', 'text')
  await field.pressSequentially('290122b033158')
  await expect(field).toHaveValue('2 90 12 2B 033 158')
  await expect(received(nir)).toHaveText('290122B033158')
})

test('R1.24 a digit changed in the middle stays where it was typed', async ({ page }) => {
  await openGallery(page, 'nir')
  const field = specimen(page, 'Sans clé').getByLabel('Numéro de sécurité sociale (sans clé)')
  await field.fill('1850578006048')
  await field.press('Home')
  await field.press('Delete')
  await field.pressSequentially('2')
  await expect(field).toHaveValue('2 85 05 78 006 048')
})

test('R5.26 a wrong number says so, tied to its field', async ({ page }) => {
  await openGallery(page, 'nir')
  const nir = specimen(page, 'Sans clé')
  const field = nir.getByLabel('Numéro de sécurité sociale (sans clé)')
  await field.fill('1 85 05 78 006 04')
  await field.press('Tab')
  await expect(field).toHaveAccessibleDescription(
    /Le format du numéro de sécurité sociale \(sans clé\) est incorrect/,
  )
  await expect(field).toHaveAttribute('aria-invalid', 'true')
})

test('R3.54 R9.06 a number pasted with its key fills both boxes', async ({ page }) => {
  await openGallery(page, 'nir')
  const nir = specimen(page, 'Avec clé')
  await paste(nir.getByLabel('Numéro de sécurité sociale'), '1 85 05 78 006 048 30')
  await expect(nir.getByLabel('Numéro de sécurité sociale')).toHaveValue('1 85 05 78 006 048')
  await expect(nir.getByLabel('Clé')).toHaveValue('30')
  await expect(nir.getByLabel('Clé')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(nir.getByLabel('Clé')).not.toHaveAttribute('aria-invalid')
})

test('R3.54 R5.51 by keyboard: the key follows the number, and is checked once one has left', async ({
  page,
}) => {
  await openGallery(page, 'nir')
  const nir = specimen(page, 'Avec clé')
  const cle = nir.getByLabel('Clé')
  await nir.getByLabel('Numéro de sécurité sociale').focus()
  await page.keyboard.type('2010993008149')
  await page.keyboard.press('Tab')
  await expect(cle).toBeFocused()
  await expect(cle).not.toHaveAttribute('aria-invalid')
  await page.keyboard.type('6')
  await page.keyboard.press('Tab')
  await expect(cle).toHaveAccessibleDescription(/La clé .* comporte 2 chiffres/)
  await cle.fill('06')
  await expect(cle).toHaveAccessibleDescription(/La clé ne correspond pas/)
  await cle.fill('05')
  await expect(cle).not.toHaveAttribute('aria-invalid')
})

test('R3.54 an optional key may be left out', async ({ page }) => {
  await openGallery(page, 'nir')
  const nir = specimen(page, 'Clé facultative')
  const field = nir.getByLabel('Numéro de sécurité sociale')
  await field.fill('1850578006048')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(field).not.toHaveAttribute('aria-invalid')
})

test('R1.24 R3.55 R3.56 the Monaco choice changes the number asked for, and resets what was entered', async ({
  page,
}) => {
  await openGallery(page, 'nir')
  const nir = specimen(page, 'Avec le choix de Monaco')
  await nir.getByLabel('Numéro de sécurité sociale').fill('1850578006048')
  await nir.getByLabel('Clé').fill('30')
  await expect(received(nir)).toHaveText('1850578006048')
  await nir.getByLabel(monaco).click()
  await expect(received(nir)).toHaveText('')
  await expect(nir.getByLabel('Clé')).toHaveCount(0)
  const field = nir.getByLabel(/^Numéro d’assurance maladie monégasque/)
  await expect(field).toHaveValue('')
  await field.pressSequentially('1234-5678')
  await expect(field).toHaveValue('12345678')
  await expect(received(nir)).toHaveText('9800012345678')
  await nir.getByLabel(monaco).click()
  await expect(nir.getByLabel('Numéro de sécurité sociale')).toHaveValue('')
  await expect(nir.getByLabel('Clé')).toHaveValue('')
})

test('R5.55 R9.07 a Monegasque number holds eleven digits; all zero is no number', async ({
  page,
}) => {
  await openGallery(page, 'nir')
  const nir = specimen(page, 'Avec le choix de Monaco')
  await nir.getByLabel(monaco).focus()
  await page.keyboard.press('Space')
  const field = nir.getByLabel(/^Numéro d’assurance maladie monégasque/)
  await field.pressSequentially('123456789012')
  await expect(field).toHaveValue('12345678901')
  await field.fill('00000000000')
  await field.press('Tab')
  await expect(received(nir)).toHaveText('')
  await expect(field).toHaveAccessibleDescription(/est obligatoire/)
})

test('R3.55 without the client setting, Monaco is not proposed', async ({ page }) => {
  await openGallery(page, 'nir')
  await expect(specimen(page, 'Sans clé').getByLabel(monaco)).toHaveCount(0)
})

test('R1.24 R5.26 in a form: the summary leads to the number @everywhere', async ({ page }) => {
  await openGallery(page, 'nir')
  const form = specimen(page, 'Numéro dans un formulaire')
  const field = form.getByLabel('Numéro de sécurité sociale (sans clé)')
  await field.fill('1850578006')
  await field.press('Enter')
  const summary = form.getByRole('alert')
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /est incorrect/ }).click()
  await expect(field).toBeFocused()
  await field.press('End')
  await field.pressSequentially('048')
  await field.press('Enter')
  await expect(received(form)).toHaveText('1850578006048')
})

test('the number and its key hold in 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openGallery(page, 'nir')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const nir = specimen(page, 'Avec clé')
  const field = nir.getByLabel('Numéro de sécurité sociale')
  await field.fill('1850578006048')
  const isCut = await field.evaluate((node) => node.scrollWidth > node.clientWidth)
  expect(isCut).toBe(false)
})
