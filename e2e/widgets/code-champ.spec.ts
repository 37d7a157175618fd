import { openGallery, received, specimen } from '../support/gallery.ts'
import { dialog } from '../support/pages.ts'
import { answerCodes, cases, champ, label, paste, start } from '../support/security-code.ts'
import { test } from '../support/shared-page.ts'
import { expect } from '../support/test.ts'

test.describe('the field', () => {
  test.beforeEach(({ page }) => openGallery(page, 'code'))

  test('R1.22 R3.18 R5.65 R9.01 six boxes over one input: digits only, six at most', async ({
    page,
  }) => {
    const field = specimen(page, 'Six cases')
    const input = field.getByLabel(label)
    await expect(field.locator('input')).toHaveCount(1)
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await expect(cases(field)).toHaveCount(6)
    await input.focus()
    await page.keyboard.type('1a2 b')
    await expect(cases(field)).toHaveText(['1', '2', '', '', '', ''])
    await expect(cases(field).nth(2)).toHaveAttribute('data-place', 'caret')
    await page.keyboard.type('345678')
    await expect(received(page, 'Six cases')).toHaveText('123458')
    await expect(input).toHaveValue('123458')
  })

  test('R5.67 what is pasted gives its digits', async ({ page }) => {
    const input = specimen(page, 'Six cases').getByLabel(label)
    await input.focus()
    for (const [pasted, code] of [
      ['123 456', '123456'],
      ['012345', '012345'],
      ['Votre code de sécurité : 482913. Ne le communiquez à personne.', '482913'],
      ['12-34', '1234'],
      ['aucun chiffre', ''],
    ] as const) {
      await input.fill('')
      await paste(input, pasted)
      await expect(received(page, 'Six cases')).toHaveText(code)
    }
  })

  test('R5.67 a whole code pasted takes the place of what was there', async ({ page }) => {
    const input = specimen(page, 'Six cases').getByLabel(label)
    await input.focus()
    await page.keyboard.type('999')
    await paste(input, '123 456')
    await expect(received(page, 'Six cases')).toHaveText('123456')
  })

  test('by keyboard: any digit is reached, typed over and erased', async ({ page }) => {
    const field = specimen(page, 'Six cases')
    await field.getByLabel(label).focus()
    await page.keyboard.type('123456')
    await expect(cases(field).nth(5)).toHaveAttribute('data-place', 'caret')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(cases(field).nth(3)).toHaveAttribute('data-place', 'caret')
    await page.keyboard.type('9')
    await expect(received(page, 'Six cases')).toHaveText('123956')
    await expect(cases(field).nth(4)).toHaveAttribute('data-place', 'caret')
    await page.keyboard.press('Home')
    await page.keyboard.press('Delete')
    await expect(received(page, 'Six cases')).toHaveText('23956')
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await expect(received(page, 'Six cases')).toHaveText('2395')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('7')
    await expect(received(page, 'Six cases')).toHaveText('7')
  })

  test('by mouse: a click on a box is a click on its digit', async ({ page }) => {
    const field = specimen(page, 'Six cases')
    await field.getByLabel(label).focus()
    await page.keyboard.type('123456')
    const box = await cases(field).nth(1).boundingBox()
    await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
    await page.keyboard.type('0')
    await expect(received(page, 'Six cases')).toHaveText('103456')
    // An empty box leads to the first one that waits.
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await page.mouse.click((box?.x ?? 0) + 200, (box?.y ?? 0) + 10)
    await expect(cases(field).nth(0)).toHaveAttribute('data-place', 'caret')
  })
})

test('320 px wide, the dialog fits', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await answerCodes(page)
  await start(page, 'VERIFY_AMF')
  await expect(champ(page)).toBeFocused()
  const box = await dialog(page).boundingBox()
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 320).toBe(true)
  expect(await dialog(page).evaluate((node) => node.scrollWidth)).toBeLessThanOrEqual(320)
})
