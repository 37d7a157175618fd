import type { Locator, Page } from '@playwright/test'
import { openGallery, specimen } from '../support/gallery.ts'
import { test } from '../support/shared-page.ts'
import { expect } from '../support/test.ts'
import { paste, received } from '../support/typing.ts'

const opener = (where: Locator) => where.getByRole('button', { name: /dans le calendrier/ })
/** Past the box, then past its button. */
async function leave(page: Page) {
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
}
const calendar = (where: Locator) => where.getByRole('dialog', { name: 'Calendrier' })

test('R5.08 R9.23 a date takes its slashes as it is typed, and nothing but digits', async ({
  page,
}) => {
  await openGallery(page, 'dates')
  const date = specimen(page, 'Date')
  const field = date.getByLabel('Date des soins')
  await field.pressSequentially('03a1120269')
  await expect(field).toHaveValue('03/11/2026')
  await expect(received(date)).toHaveText('2026-11-03')
})

test('R5.08 typing in the middle keeps the caret where one types', async ({ page }) => {
  await openGallery(page, 'dates')
  const field = specimen(page, 'Date').getByLabel('Date des soins')
  await field.fill('13/11/2026')
  await field.press('Home')
  await field.press('Delete')
  await field.pressSequentially('2')
  await expect(field).toHaveValue('23/11/2026')
})

test('R5.08 a pasted date is understood, however it is written', async ({ page }) => {
  await openGallery(page, 'dates')
  const date = specimen(page, 'Date')
  const field = date.getByLabel('Date des soins')
  for (const [pasted, shown, iso] of [
    ['2026-11-03', '03/11/2026', '2026-11-03'],
    ['03.12.2026', '03/12/2026', '2026-12-03'],
    ['1er août 2026', '01/08/2026', '2026-08-01'],
  ] as const) {
    await field.fill('')
    await paste(field, pasted)
    await expect(field).toHaveValue(shown)
    await expect(received(date)).toHaveText(iso)
  }
})

test('R5.08 « 3/11/2026 » gets its zero when the field is left', async ({ page }) => {
  await openGallery(page, 'dates')
  const date = specimen(page, 'Date')
  const field = date.getByLabel('Date des soins')
  await field.pressSequentially('3/11/2026')
  await expect(field).toHaveValue('3/11/2026')
  await leave(page)
  await expect(field).toHaveValue('03/11/2026')
  await expect(received(date)).toHaveText('2026-11-03')
})

test('R5.09 R5.10 R5.11 R5.12 a bounded date says what is wrong with it, tied to its field', async ({
  page,
}) => {
  await openGallery(page, 'dates')
  const field = specimen(page, 'Date bornée').getByLabel('Date d’entrée')
  for (const [saisie, message] of [
    ['31022026', 'Écrivez une date qui existe, sous la forme JJ/MM/AAAA'],
    ['02112026', 'La date doit être postérieure ou égale au 03/11/2026'],
    ['01062027', 'La date doit être antérieure ou égale au 31/05/2027'],
    ['01052027', 'Cette date n’est pas proposée'],
  ] as const) {
    await field.fill('')
    await field.pressSequentially(saisie)
    await leave(page)
    await expect(field).toHaveAccessibleDescription(new RegExp(message))
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
})

test('R1.25 R9.25 R9.26 the calendar is French, begins on Monday, and a click picks the day', async ({
  page,
}) => {
  await openGallery(page, 'dates')
  const date = specimen(page, 'Date')
  await opener(date).click()
  const open = calendar(date)
  await expect(open.getByRole('grid', { name: 'novembre 2026' })).toBeVisible()
  await expect(open.getByRole('columnheader')).toHaveText([
    /lundi/,
    /mardi/,
    /mercredi/,
    /jeudi/,
    /vendredi/,
    /samedi/,
    /dimanche/,
  ])
  // Sunday 1 November stands alone on the first row, in its last column.
  const first = open.getByRole('row').nth(1).getByRole('gridcell')
  await expect(first).toHaveText(['', '', '', '', '', '', '1er'])
  await open.getByRole('button', { name: 'Mois suivant' }).click()
  await open.getByRole('button', { name: 'Jeudi 24 décembre 2026' }).click()
  await expect(open).toBeHidden()
  await expect(opener(date)).toBeFocused()
  await expect(date.getByLabel('Date des soins')).toHaveValue('24/12/2026')
  await expect(received(date)).toHaveText('2026-12-24')
})

test('R1.25 by keyboard alone: open, walk, choose; the focus comes back', async ({ page }) => {
  await openGallery(page, 'dates')
  const date = specimen(page, 'Date')
  await date.getByLabel('Date des soins').focus()
  await page.keyboard.press('Tab')
  await expect(opener(date)).toBeFocused()
  await page.keyboard.press('Enter')
  const at = (name: string) => calendar(date).getByRole('button', { name, exact: true })
  await expect(at('Dimanche 15 novembre 2026')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(at('Lundi 16 novembre 2026')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(at('Dimanche 6 décembre 2026')).toBeFocused()
  await page.keyboard.press('PageUp')
  await page.keyboard.press('Shift+PageDown')
  await expect(at('Samedi 6 novembre 2027')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(calendar(date)).toBeHidden()
  await expect(opener(date)).toBeFocused()
  await expect(received(date)).toHaveText('2027-11-06')
})

test('a date is not wrong as long as one is in its field, its button or its calendar', async ({
  page,
}) => {
  await openGallery(page, 'dates')
  const date = specimen(page, 'Date bornée')
  const field = date.getByLabel('Date d’entrée')
  await field.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(calendar(date)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).not.toHaveAttribute('aria-invalid')
  await page.keyboard.press('Tab')
  await expect(field).toHaveAccessibleDescription(/La date est obligatoire/)
})

test('R1.25 Escape closes the calendar and changes nothing; leaving it by Tab closes it too', async ({
  page,
}) => {
  await openGallery(page, 'dates')
  const date = specimen(page, 'Date')
  await date.getByLabel('Date des soins').fill('03/11/2026')
  await opener(date).click()
  const day = calendar(date).getByRole('button', { name: 'Mardi 3 novembre 2026' })
  await expect(day).toBeFocused()
  await expect(day).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(calendar(date)).toBeHidden()
  await expect(opener(date)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(day).toBeFocused()
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('Tab')
  await expect(calendar(date)).toBeHidden()
  await expect(received(date)).toHaveText('2026-11-03')
})

test('R5.10 R5.11 R5.12 the calendar offers no day out of the bounds, nor a disabled one', async ({
  page,
}) => {
  await openGallery(page, 'dates')
  const date = specimen(page, 'Date bornée')
  await opener(date).click()
  const open = calendar(date)
  const early = open.getByRole('button', { name: 'Lundi 2 novembre 2026' })
  await expect(early).toHaveAttribute('aria-disabled', 'true')
  await early.click({ force: true })
  await expect(open).toBeVisible()
  await expect(open.getByRole('button', { name: 'Mois précédent' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  // The keyboard stops at the bound too.
  await open.getByRole('button', { name: 'Mardi 3 novembre 2026' }).focus()
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowUp')
  await expect(open.getByRole('button', { name: 'Mardi 3 novembre 2026' })).toBeFocused()
  for (let i = 0; i < 6; i += 1) await page.keyboard.press('PageDown')
  const mayDay = open.getByRole('button', { name: 'Samedi 1er mai 2027' })
  await expect(mayDay).toHaveAttribute('aria-disabled', 'true')
  await mayDay.focus()
  await page.keyboard.press('Enter')
  await expect(open).toBeVisible()
  await expect(received(date)).toHaveText('')
})

test('R5.05 R5.06 R5.07 a birth date is required, real, and not in the future', async ({
  page,
}) => {
  await openGallery(page, 'dates')
  const naissance = specimen(page, 'Date de naissance')
  const field = naissance.getByLabel('Date de naissance')
  await expect(field).toHaveAttribute('autocomplete', 'bday')
  await naissance.getByRole('button', { name: 'Valider' }).click()
  const summary = naissance.getByRole('alert')
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'La date de naissance est obligatoire' }).click()
  await expect(field).toBeFocused()
  await field.fill('30/02/1990')
  await expect(field).toHaveAccessibleDescription(
    /Écrivez une date de naissance qui existe, sous la forme JJ\/MM\/AAAA/,
  )
  await field.fill('16/11/2026')
  await expect(field).toHaveAccessibleDescription(/ne peut pas être dans le futur/)
  await field.fill('15/11/2026')
  await expect(field).not.toHaveAttribute('aria-invalid')
  // Enter sends the form from the field, and completes the date first.
  await field.fill('5/3/1985')
  await field.press('Enter')
  await expect(received(naissance)).toHaveText('1985-03-05')
})

test('R1.25 a birth is found by its year, its month, then its day', async ({ page }) => {
  await openGallery(page, 'dates')
  const naissance = specimen(page, 'Date de naissance')
  await opener(naissance).click()
  const open = calendar(naissance)
  await expect(open.getByRole('button', { name: '1986' })).toBeFocused()
  await open.getByRole('button', { name: 'Douze années précédentes' }).click()
  await open.getByRole('button', { name: '1972' }).click()
  await expect(open.getByRole('button', { name: 'novembre 1972' })).toBeFocused()
  await open.getByRole('button', { name: 'février 1972' }).click()
  await open.getByRole('button', { name: 'Mardi 29 février 1972' }).click()
  await expect(naissance.getByLabel('Date de naissance')).toHaveValue('29/02/1972')
})

test('R9.25 R9.27 a month is picked in a grid of 3 by 4, by mouse and by keyboard', async ({
  page,
}) => {
  await openGallery(page, 'dates')
  const mois = specimen(page, 'Mois')
  await opener(mois).click()
  const open = calendar(mois)
  const rows = open.getByRole('grid', { name: '2026' }).getByRole('row')
  await expect(rows).toHaveCount(4)
  for (const row of await rows.all()) await expect(row.getByRole('button')).toHaveCount(3)
  await expect(rows.first().getByRole('button')).toHaveText(['janvier', 'février', 'mars'])
  await expect(open.getByRole('button', { name: 'janvier 2026' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(open.getByRole('button', { name: 'août 2026' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await open.getByRole('button', { name: 'octobre 2026' }).click()
  await expect(received(mois)).toHaveText('2026-10')
  await expect(opener(mois)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(open.getByRole('button', { name: 'octobre 2026' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(open.getByRole('button', { name: 'février 2027' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(received(mois)).toHaveText('2027-02')
  const field = mois.getByLabel('Mois de cotisation')
  await field.fill('1/2026')
  await leave(page)
  await expect(field).toHaveValue('01/2026')
  await expect(field).toHaveAccessibleDescription(/postérieur ou égal à 02\/2026/)
})

test('R1.25 inside a dialog, Escape closes the calendar, then the dialog @everywhere', async ({
  page,
}) => {
  await openGallery(page, 'dates')
  await page.getByRole('button', { name: 'Ouvrir la fenêtre' }).click()
  const dialog = page.getByRole('dialog', { name: 'Une date à choisir' })
  await opener(dialog).click()
  await expect(calendar(dialog)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(calendar(dialog)).toBeHidden()
  await expect(dialog).toBeVisible()
  await expect(opener(dialog)).toBeFocused()
  await page.keyboard.press('Enter')
  await calendar(dialog).getByRole('button', { name: 'Mardi 17 novembre 2026' }).click()
  await expect(dialog.getByRole('textbox')).toHaveValue('17/11/2026')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('R9.24 the day of the month is written 1er, then with two digits', async ({ page }) => {
  await openGallery(page, 'dates')
  await expect(specimen(page, 'Jour du mois')).toContainText('1er, 05, 10, 28')
})

test('the calendar stays whole in a window of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 560 })
  await openGallery(page, 'dates')
  const date = specimen(page, 'Date')
  await opener(date).click()
  const box = await calendar(date).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  expect(box?.y).toBeGreaterThanOrEqual(0)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(560)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('a disabled date opens no calendar', async ({ page }) => {
  await openGallery(page, 'dates')
  const date = specimen(page, 'Date désactivée')
  await expect(date.getByRole('textbox')).toBeDisabled()
  await expect(opener(date)).toBeDisabled()
})
