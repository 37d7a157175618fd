import { arrive, login } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

test('a member who was struck off is told, and let out', async ({ page }) => {
  const RADIE = 'radie@example.org'
  const dialog = page.getByRole('dialog', { name: 'Votre contrat a pris fin' })
  await page.clock.install()
  await test.step('R2.77 R2.80 R4.05 R8.50 a member without contract is told of the striking off, then logged out', async () => {
    await login(page, RADIE)
    await expect(dialog).toContainText('Votre radiation a été enregistrée')
    await expect(dialog).toContainText('redirigeons')
    await expect(dialog.getByRole('link', { name: '04 00 00 00 00' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await test.step('R2.79 R6.15 whatever key is pressed, the way out is the logout', async () => {
      const loggedOut = page.waitForRequest('**/api/identity/logout')
      await dialog.getByRole('button', { name: 'Se déconnecter' }).click()
      await loggedOut
      await expect(page.getByRole('link', { name: 'Me connecter' })).toBeVisible()
    })
  })
  await test.step('R2.79 without a click the struck-off member is logged out all the same', async () => {
    await arrive(page, RADIE)
    await expect(dialog).toBeVisible()
    // Long enough to note whom to call.
    await page.clock.runFor(30_500)
    await expect(page.getByRole('link', { name: 'Me connecter' })).toBeVisible()
  })
})
