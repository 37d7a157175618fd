import type { Page } from '@playwright/test'
import { atlasUrl, baseUrl } from '../support/addresses.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
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

async function openRib(page: Page, nom: string) {
  await openGallery(page, 'banque')
  await specimen(page, nom).getByRole('button', { name: 'Ouvrir' }).click()
  return page.getByRole('dialog', { name: 'Vos coordonnées bancaires' })
}

test('R1.18 R3.09 R5.56 the RIB popup: contract shown, three fields required, then sent @everywhere', async ({
  page,
}) => {
  const dialog = await openRib(page, 'RIB, mode automatique')
  await expect(dialog).toContainText('Horizon Santé Confort, n°\u00a020450017')
  await expect(dialog).toContainText('FR•• •••• 2606')
  await expect(dialog.locator('input[type=file]')).toHaveCount(0)
  await dialog.getByLabel('Titulaire du compte').fill('')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  const summary = dialog.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Le titulaire du compte est obligatoire',
    'L’IBAN est obligatoire',
    'Le BIC est obligatoire',
  ])
  await summary.getByRole('link', { name: 'L’IBAN est obligatoire' }).click()
  await expect(dialog.getByLabel('IBAN')).toBeFocused()
  await dialog.getByLabel('Titulaire du compte').fill('Camille Martin')
  await dialog.getByLabel('IBAN').fill(IBAN)
  await dialog.getByLabel('BIC').fill('PSSTFRPPLYO')
  const send = dialog.getByRole('button', { name: 'Enregistrer' })
  await send.click()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await expect(dialog).toBeHidden()
  expect(
    JSON.parse((await received(specimen(page, 'RIB, mode automatique')).textContent()) ?? ''),
  ).toEqual({
    titulaire: 'Camille Martin',
    iban: 'FR1420041010050500013M02606',
    bic: 'PSSTFRPPLYO',
    rib: null,
    contrat: {
      numContrat: '20450017',
      nomOffre: 'Horizon Santé Confort',
      rib: 'FR•• •••• 2606',
      codeModePaiement: 'VIR',
      hadRib: true,
    },
  })
})

test('R1.18 a popup that does not block closes by its cross, by Escape, by « Plus tard »', async ({
  page,
}) => {
  const dialog = await openRib(page, 'RIB, mode automatique')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const opener = specimen(page, 'RIB, mode automatique').getByRole('button', { name: 'Ouvrir' })
  await expect(opener).toBeFocused()
  await opener.click()
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await expect(dialog).toBeHidden()
  await opener.click()
  await dialog.getByRole('button', { name: 'Plus tard' }).click()
  await expect(dialog).toBeHidden()
})

test('R5.64 in manual mode the file is required; a blocking popup cannot be closed', async ({
  page,
}) => {
  const dialog = await openRib(page, 'RIB manquant, mode manuel, bloquant')
  await expect(dialog).toContainText('Aucun compte enregistré')
  await expect(dialog.getByRole('button', { name: 'Fermer' })).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Plus tard' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('IBAN').fill('DE89370400440532013000')
  await dialog.getByLabel('BIC').fill('COBADEFF')
  await dialog.getByLabel('BIC').press('Enter')
  await dialog.getByRole('link', { name: 'Merci de joindre le document demandé.' }).click()
  await expect(dialog.getByRole('button', { name: 'Choisir un fichier' })).toBeFocused()
  await page.route('**/api/fichiers/upload', (route) =>
    route.fulfill({
      json: {
        fileNames: [
          { remoteFileName: 'tirage', localFileName: 'rib.pdf', size: 4, inputName: 'rib' },
        ],
      },
    }),
  )
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'rib.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(dialog).toContainText('Envoyé')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toBeHidden()
})

test('R1.18 the server’s refusal goes to its field and keeps what was typed', async ({ page }) => {
  const dialog = await openRib(page, 'RIB refusé par le serveur')
  await dialog.getByLabel('IBAN').fill(IBAN)
  await dialog.getByLabel('BIC').fill('PSSTFRPP')
  await dialog.getByLabel('BIC').press('Enter')
  await expect(dialog.getByLabel('IBAN')).toHaveAccessibleDescription(/Ce compte a été clôturé/)
  await expect(dialog.getByRole('alert')).toBeFocused()
  await expect(dialog.getByLabel('IBAN')).toHaveValue(IBAN)
  await expect(dialog.getByLabel('BIC')).toHaveValue('PSSTFRPP')
  await expectAccessible(page)
})

test('R1.18 a failure of the server is said, and one may try again', async ({ page }) => {
  const dialog = await openRib(page, 'RIB, panne du serveur')
  await dialog.getByLabel('IBAN').fill(IBAN)
  await dialog.getByLabel('BIC').fill('PSSTFRPP')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Service momentanément indisponible')
  await expect(dialog.getByRole('alert')).toContainText('vous pouvez réessayer')
  await expect(dialog.getByLabel('IBAN')).toHaveValue(IBAN)
  await expect(dialog.getByRole('button', { name: 'Enregistrer' })).not.toHaveAttribute('aria-busy')
})

for (const [charter, origin] of [
  ['Horizon', baseUrl],
  ['Atlas', atlasUrl],
] as const)
  test(`${charter}, light and dark: bank fields and the RIB popup are accessible @everywhere`, async ({
    page,
  }) => {
    await openGallery(page, 'banque', origin)
    await expect(specimen(page, 'IBAN en erreur')).toBeVisible()
    await expectAccessibleInBothSchemes(page)
    await specimen(page, 'RIB manquant, mode manuel, bloquant').getByRole('button').click()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    await expectAccessibleInBothSchemes(page)
  })
