import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { answerPopups, click } from '../support/fenetres.ts'
import { dialog } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test.describe('messages of the portal', () => {
  // No cookie but those that the tests themselves provoke.
  test.use({ popups: 'shown' })
  const cookies = async (page: Page) =>
    (await page.context().cookies()).filter(({ name }) => name.startsWith('popup_'))

  const open = (page: Page) =>
    page.getByRole('button', { name: 'Ouvrir les messages', exact: true }).click()

  test('the messages of the portal, silenced one after the other', async ({ page }) => {
    await answerPopups(page)
    await test.step('R4.33 R4.34 R9.14 one after the other; those silenced stay so for 365 days', async () => {
      await click(page, 'Messages du portail', 'Ouvrir les messages')
      await expect(dialog(page)).toHaveAccessibleName('Maintenance dimanche')
      await expect(dialog(page)).toContainText('Message 1 sur 2')
      await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveText('Ce qui change')
      await expectAccessible(page)
      await dialog(page).getByRole('checkbox', { name: 'Ne plus afficher ce message' }).check()
      await dialog(page).getByRole('button', { name: 'Message suivant' }).click()
      await expect(dialog(page)).toHaveAccessibleName('Du nouveau dans votre espace')
      await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused()
      await expect(dialog(page).getByRole('checkbox')).not.toBeChecked()
      // Sanitised, like every content.
      await expect(dialog(page).locator('script, form')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      const [cookie, ...others] = await cookies(page)
      expect(others).toEqual([])
      expect(cookie).toMatchObject({ name: 'popup_accueil_a1', sameSite: 'Lax', path: '/' })
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
      expect(Math.round(days)).toBe(365)
      await page.reload()
      await open(page)
      await expect(dialog(page)).toHaveAccessibleName('Du nouveau dans votre espace')
      await expect(dialog(page)).not.toContainText('sur 2')
    })
    await test.step('R4.33 nothing opens once all are silenced, however they were closed', async () => {
      await dialog(page).getByRole('checkbox').check()
      await dialog(page).getByRole('button', { name: 'Fermer' }).first().click()
      await expect(dialog(page)).toHaveCount(0)
      expect((await cookies(page)).map(({ name }) => name).toSorted()).toEqual([
        'popup_accueil_a1',
        'popup_accueil_b_2',
      ])
      await page.reload()
      const asked = page.waitForResponse(/blocklists/)
      await open(page)
      await asked
      await expect(dialog(page)).toHaveCount(0)
    })
    await test.step('messages without a cookie name come every time, and offer no silence', async () => {
      await page
        .getByRole('button', { name: 'Ouvrir les messages sans mémoire', exact: true })
        .click()
      await expect(dialog(page)).toHaveAccessibleName('Maintenance dimanche')
      await expect(dialog(page).getByRole('checkbox')).toHaveCount(0)
    })
  })
})
