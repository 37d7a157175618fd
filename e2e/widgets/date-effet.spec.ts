import type { Locator } from '@playwright/test'
import { openGallery, specimen } from '../support/gallery.ts'
import { test } from '../support/shared-page.ts'
import { expect } from '../support/test.ts'
import { paste, received } from '../support/typing.ts'

const field = (where: Locator) => where.getByLabel('Date d’effet')
const opener = (where: Locator) => where.getByRole('button', { name: /dans le calendrier/ })
const calendar = (where: Locator) => where.getByRole('dialog', { name: 'Calendrier' })

test('R1.17 R5.15 R5.16 R5.17 the effective date is required, between its bounds', async ({
  page,
}) => {
  await openGallery(page, 'date-effet')
  const jour = specimen(page, 'Au jour')
  await expect(field(jour)).toHaveAccessibleDescription(/Du 01\/12\/2026 au 31\/01\/2027/)
  await field(jour).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(field(jour)).toHaveAccessibleDescription(/La date d’effet est obligatoire/)
  await field(jour).pressSequentially('30112026')
  await expect(field(jour)).toHaveAccessibleDescription(
    /La date d’effet doit être postérieure ou égale au 01\/12\/2026/,
  )
  await field(jour).fill('01/02/2027')
  await expect(field(jour)).toHaveAccessibleDescription(
    /La date d’effet doit être antérieure ou égale au 31\/01\/2027/,
  )
  await field(jour).fill('31/01/2027')
  await expect(field(jour)).not.toHaveAttribute('aria-invalid')
  await expect(received(jour)).toHaveText('2027-01-31')
})

test('R1.17 the calendar opens on the first date allowed and offers no other', async ({ page }) => {
  await openGallery(page, 'date-effet')
  const jour = specimen(page, 'Au jour')
  await opener(jour).click()
  await expect(
    calendar(jour).getByRole('button', { name: 'Mardi 1er décembre 2026' }),
  ).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(
    calendar(jour).getByRole('button', { name: 'Mardi 1er décembre 2026' }),
  ).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(field(jour)).toHaveValue('02/12/2026')
  await expect(received(jour)).toHaveText('2026-12-02')
})

test('R5.13 R9.27 in month mode a 3 by 4 grid of months gives the forced day', async ({ page }) => {
  await openGallery(page, 'date-effet')
  const mois = specimen(page, 'Au mois')
  await opener(mois).click()
  const rows = calendar(mois).getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect(calendar(mois).getByRole('button', { name: 'novembre 2026' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await calendar(mois).getByRole('button', { name: 'décembre 2026' }).click()
  await expect(field(mois)).toHaveValue('12/2026')
  await expect(received(mois)).toHaveText('2026-12-01')
  await expect(mois.getByText('Prise d’effet le 1er décembre 2026')).toBeVisible()
})

test('R5.13 R5.16 a month is typed or pasted too, and held between the bounds', async ({
  page,
}) => {
  await openGallery(page, 'date-effet')
  const mois = specimen(page, 'Au mois')
  await field(mois).pressSequentially('012027')
  await expect(field(mois)).toHaveValue('01/2027')
  await expect(received(mois)).toHaveText('2027-01-01')
  await field(mois).fill('')
  await paste(field(mois), '2027-03-17')
  await expect(field(mois)).toHaveValue('03/2027')
  await expect(received(mois)).toHaveText('2027-03-01')
  await field(mois).fill('11/2026')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(field(mois)).toHaveAccessibleDescription(/postérieure ou égale au 01\/12\/2026/)
  await expect(received(mois)).toHaveText('')
})

test('R5.13 R9.22 the last day of a short month, and no upper bound', async ({ page }) => {
  await openGallery(page, 'date-effet')
  const mois = specimen(page, 'Fin de mois, sans borne')
  await field(mois).fill('02/2028')
  await expect(received(mois)).toHaveText('2028-02-29')
  await field(mois).fill('12/9999')
  await expect(received(mois)).toHaveText('9999-12-31')
})

test('R3.22 several ranges are named; days and months live together', async ({ page }) => {
  await openGallery(page, 'date-effet')
  const melees = specimen(page, 'Plages mêlées')
  await expect(melees.getByRole('listitem')).toHaveText([
    'Dès maintenant\u00a0: du 20/11/2026 au 10/12/2026',
    'Plus tard\u00a0: le 1er du mois, de janvier 2027 à juin 2027',
  ])
  await field(melees).fill('15/12/2026')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(field(melees)).toHaveAccessibleDescription(/Cette date d’effet n’est pas proposée/)
  await opener(melees).click()
  const open = calendar(melees)
  await open.getByRole('button', { name: 'Mois suivant' }).click()
  await expect(open.getByRole('button', { name: 'Samedi 2 janvier 2027' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await open.getByRole('button', { name: 'Vendredi 1er janvier 2027' }).click()
  await expect(received(melees)).toHaveText('2027-01-01')
})

test('R3.23 the ranges of a rule are worked out for the contract', async ({ page }) => {
  await openGallery(page, 'date-effet')
  await expect(specimen(page, 'Règle résolue').getByRole('listitem')).toHaveText([
    'Avant l’échéance\u00a0: du 16/11/2026 au 14/12/2026',
    'À l’échéance\u00a0: du 01/04/2027 au 30/06/2027',
  ])
})

test('R5.14 an imposed date is shown, cannot be changed, and is given once', async ({ page }) => {
  await openGallery(page, 'date-effet')
  const imposee = specimen(page, 'Date imposée')
  await expect(field(imposee)).toHaveValue('01/01/2027')
  await expect(field(imposee)).toHaveAttribute('readonly', '')
  await expect(opener(imposee)).toHaveCount(0)
  await field(imposee).focus()
  await page.keyboard.type('02022027')
  await expect(field(imposee)).toHaveValue('01/01/2027')
  await expect(received(imposee)).toHaveText('2027-01-01, donnée 1 fois')
})

test('R1.17 when no date is possible, the reason is given instead of a field', async ({ page }) => {
  await openGallery(page, 'date-effet')
  const aucune = specimen(page, 'Aucune date')
  await expect(aucune.getByText('Aucune date d’effet n’est possible')).toBeVisible()
  await expect(aucune.getByText(/Les règles de votre contrat/)).toBeVisible()
  await expect(aucune.getByRole('textbox')).toHaveCount(0)
})

test('R1.17 R5.15 in a form, by keyboard alone @everywhere', async ({ page }) => {
  await openGallery(page, 'date-effet')
  const form = specimen(page, 'Dans un formulaire')
  await field(form).focus()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field(form)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(calendar(form).getByRole('button', { name: 'décembre 2026' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(field(form)).toHaveValue('01/2027')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(received(form)).toHaveText('2027-01-01')
})
