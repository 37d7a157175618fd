import { expectAccessible } from '../support/axe.ts'
import { openGallery, received, specimen } from '../support/gallery.ts'
import { test } from '../support/shared-page.ts'
import { expect, test as testAlone } from '../support/test.ts'

test('R1.31 R4.40 a busy button turns, keeps the focus and takes no second click', async ({
  page,
}) => {
  await openGallery(page, 'retours')
  const button = specimen(page, 'Bouton occupé').getByRole('button', { name: 'Envoyer' })
  await button.dblclick()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(received(page, 'Bouton occupé')).toHaveText('1')
  await specimen(page, 'Bouton occupé').getByRole('button', { name: 'Terminer' }).click()
  await expect(button).not.toHaveAttribute('aria-busy', 'true')
})

test('R9.35 the block sizes that fill the line, by the width of the screen', async ({ page }) => {
  await openGallery(page, 'retours')
  const names = {
    xs: 'Large sur téléphone',
    sm: 'Large jusqu’à la tablette',
    xxl: 'Large sauf sur très grand écran',
  }
  for (const [width, wide] of [
    [390, ['xs', 'sm', 'xxl']],
    [700, ['sm', 'xxl']],
    [1280, ['xxl']],
    [1500, []],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    for (const [size, name] of Object.entries(names)) {
      const share = await page
        .getByRole('button', { name })
        .evaluate((b) => b.clientWidth / (b.parentElement?.clientWidth ?? 1))
      expect(share > 0.95, `${size} at ${width} px`).toBe(
        (wide as readonly string[]).includes(size),
      )
    }
  }
})

test('R1.30 R4.30 R4.32 four types of toast, three at once, the others wait', async ({ page }) => {
  await openGallery(page, 'retours')
  const area = page.getByRole('region', { name: 'Messages' })
  for (const type of ['danger', 'info', 'success']) {
    await specimen(page, 'Toasts').getByRole('button', { name: type, exact: true }).click()
    await expect(area.getByText(`Message ${type}`, { exact: true })).toBeVisible()
  }
  await specimen(page, 'Toasts').getByRole('button', { name: 'warning', exact: true }).click()
  await expect(area.getByRole('listitem')).toHaveCount(3)
  await area.getByRole('button', { name: 'Fermer le message : Message danger' }).click()
  await expect(area.getByText('Message warning')).toBeVisible()
  await expectAccessible(page)
})

test('R1.21 the contract selector shows the state of what is not valid', async ({ page }) => {
  await openGallery(page, 'retours')
  const list = specimen(page, 'Choix du contrat').getByLabel('Contrat')
  await expect(list.locator('option')).toHaveText([
    'Sérénité · 20450001',
    'Confort · 20450004 (Résilié)',
    'Essentiel · 20450009 (En instance)',
  ])
  await list.selectOption('20450004')
  await expect(received(page, 'Choix du contrat')).toHaveText('20450004')
})

test('nothing for axe in the actions and feedback @everywhere', async ({ page }) => {
  await openGallery(page, 'retours')
  await expect(specimen(page, 'Barres')).toBeVisible()
  await expectAccessible(page)
})

testAlone('the contracts are read again', async ({ page }) => {
  await page.clock.install()
  await openGallery(page, 'retours')
  await page.evaluate(() => Object.assign(window, { samePage: true }))
  const isSamePage = () => page.evaluate(() => 'samePage' in window)
  const button = (name: string) => specimen(page, 'Contrats modifiés').getByRole('button', { name })
  await testAlone.step('R9.16 reloaded in place, they leave the page where it is', async () => {
    await button('Relire sur place').click()
    await page.clock.runFor(20_000)
    expect(await isSamePage()).toBe(true)
  })
  await testAlone.step('R9.15 a change starts the page again 5 s later', async () => {
    // From here on time passes only when told to, however slow the machine.
    await page.clock.pauseAt(Date.now() + 60_000)
    await button('Tout relire').click()
    await page.clock.runFor(4_900)
    expect(await isSamePage()).toBe(true)
    const reloaded = page.waitForEvent('load')
    await page.clock.runFor(200)
    await reloaded
    expect(await isSamePage()).toBe(false)
  })
})
