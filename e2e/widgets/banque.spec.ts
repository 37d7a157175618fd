import { openGallery, specimen } from '../support/gallery.ts'
import { test } from '../support/shared-page.ts'
import { expect } from '../support/test.ts'
import { paste, received } from '../support/typing.ts'

const IBAN = 'FR14 2004 1010 0505 0001 3M02 606'

test('R5.57 R5.58 an IBAN is written in capitals, by groups of four, up to 27 characters', async ({
  page,
}) => {
  await openGallery(page, 'banque')
  const iban = specimen(page, 'IBAN français')
  const field = iban.getByLabel('IBAN')
  await field.pressSequentially('fr1420041010050500013m02606999')
  await expect(field).toHaveValue(IBAN)
  await expect(received(iban)).toHaveText('FR1420041010050500013M02606')
  // A character corrected in the middle stays where it was typed.
  await field.press('Home')
  for (let i = 0; i < 6; i += 1) await field.press('ArrowRight')
  await field.press('Backspace')
  await field.pressSequentially('2')
  await expect(field).toHaveValue(IBAN)
})

test('R5.59 a pasted IBAN is understood, whatever stands between its characters', async ({
  page,
}) => {
  await openGallery(page, 'banque')
  const iban = specimen(page, 'IBAN français')
  await paste(iban.getByLabel('IBAN'), 'IBAN : fr14-2004-1010-0505-0001-3m02-606')
  await expect(iban.getByLabel('IBAN')).toHaveValue(IBAN)
})

test('R5.60 R9.02 an incomplete IBAN asks for its 27 characters; a wrong one says so', async ({
  page,
}) => {
  await openGallery(page, 'banque')
  const field = specimen(page, 'IBAN français').getByLabel('IBAN')
  await field.fill('FR142004')
  await field.press('Tab')
  await expect(field).toHaveAccessibleDescription(/les 27 caractères de l’IBAN/)
  await field.fill('FR1520041010050500013M02606')
  await expect(field).toHaveAccessibleDescription(/L’IBAN est incorrect/)
  await field.fill('DE89370400440532013000')
  await expect(field).toHaveAccessibleDescription(/doit commencer par FR ou MC/)
  await field.fill('MC5811222000010123456789030')
  await expect(field).not.toHaveAttribute('aria-invalid')
})

test('with the client’s setting, an IBAN of the SEPA area is taken', async ({ page }) => {
  await openGallery(page, 'banque')
  const iban = specimen(page, 'IBAN de la zone SEPA')
  await iban.getByLabel('IBAN').fill('de89370400440532013000')
  await page.keyboard.press('Tab')
  await expect(iban.getByLabel('IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00')
  await expect(iban.getByLabel('IBAN')).not.toHaveAttribute('aria-invalid')
})

test('R5.61 R5.62 R5.63 a BIC: capitals, eleven characters at most, 8 or 11 asked for', async ({
  page,
}) => {
  await openGallery(page, 'banque')
  const bic = specimen(page, 'BIC')
  const field = bic.getByLabel('BIC')
  await field.pressSequentially('psst-frpplyo99')
  await expect(field).toHaveValue('PSSTFRPPLYO')
  await field.fill('PSSTFRP')
  await field.press('Tab')
  await expect(field).toHaveAccessibleDescription(/8 ou 11 caractères\s: 6 lettres/)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('PSSTFRPP')
  await expect(field).not.toHaveAttribute('aria-invalid')
})

test('R5.24 R5.25 R9.04 the end of the IBAN: four capitals or digits', async ({ page }) => {
  await openGallery(page, 'banque')
  const fin = specimen(page, 'Fin de l’IBAN')
  const field = fin.getByLabel('4 derniers caractères de votre IBAN')
  await field.pressSequentially('m0-26x')
  await expect(field).toHaveValue('M026')
  await field.fill('')
  await paste(field, IBAN)
  await expect(field).toHaveValue('2606')
  await field.fill('26')
  await field.press('Tab')
  await expect(field).toHaveAccessibleDescription(/Saisissez les 4 derniers caractères/)
})
