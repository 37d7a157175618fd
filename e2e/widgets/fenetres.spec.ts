import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { answerConsentements, answerPopups, click } from '../support/fenetres.ts'
import { openGallery, received, specimen } from '../support/gallery.ts'
import { dialog, messages } from '../support/pages.ts'
import { test } from '../support/shared-page.ts'
import { expect } from '../support/test.ts'

const question = (page: Page) => page.getByRole('alertdialog')

test.describe('information and confirmation', () => {
  test('information: read, then closed by its button, by Escape, by the cross', async ({
    page,
  }) => {
    await click(page, 'Information', 'Informer')
    const open = specimen(page, 'Information').getByRole('button')
    await expect(dialog(page)).toHaveAccessibleName('Votre identifiant va changer')
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'J’ai compris' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(open).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  test('confirmation: the focus is on the safe answer, Escape gives it', async ({ page }) => {
    await click(page, 'Confirmation', 'Confirmer')
    await expect(question(page)).toHaveAccessibleDescription(
      'Vous ne pourrez plus la modifier ensuite.',
    )
    await expect(question(page).getByRole('button', { name: 'Annuler' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question(page)).toHaveCount(0)
    await expect(received(page, 'Confirmation')).toBeEmpty()
    await page.keyboard.press('Enter')
    await expect(question(page).getByRole('button', { name: 'Annuler' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question(page)).toHaveCount(0)
    await expect(received(page, 'Confirmation')).toBeEmpty()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(question(page).getByRole('button', { name: 'Envoyer' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(received(page, 'Confirmation')).toHaveText('envoyée')
    await expect(question(page)).toHaveCount(0)
  })

  test('a dangerous confirmation waits for its work, and cannot be left meanwhile', async ({
    page,
  }) => {
    await click(page, 'Confirmation', 'Supprimer un bénéficiaire')
    await expect(question(page).getByRole('button', { name: 'Annuler' })).toBeFocused()
    await expectAccessible(page)
    const confirm = question(page).getByRole('button', { name: 'Supprimer' })
    await confirm.click()
    await expect(confirm).toHaveAttribute('aria-busy', 'true')
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeVisible()
    await expect(received(page, 'Confirmation')).toHaveText('supprimé')
    await expect(question(page)).toHaveCount(0)
  })

  test('a confirmation whose work fails stays, and can be given up', async ({ page }) => {
    await click(page, 'Confirmation', 'Supprimer un document (échec)')
    await question(page).getByRole('button', { name: 'Supprimer' }).click()
    await expect(messages(page)).toContainText('La demande a échoué')
    await expect(question(page)).toBeVisible()
    await expectAccessible(page)
    await question(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(question(page)).toHaveCount(0)
  })
})

test.describe('dematerialisation', () => {
  for (const [title, isUnticked, answer] of [
    ['ticked beforehand', false, 'oui enregistré'],
    ['unticked', true, 'non enregistré'],
  ] as const)
    test(`${title}: ${answer}`, async ({ page }) => {
      await click(page, 'Dématérialisation', 'Demander')
      const box = dialog(page).getByRole('checkbox')
      await expect(box).toBeChecked()
      await expectAccessible(page)
      if (isUnticked) await box.press('Space')
      // Always answered: there is no other way out.
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeVisible()
      await dialog(page).getByRole('button', { name: 'Valider' }).click()
      await expect(dialog(page)).toHaveCount(0)
      await expect(received(page, 'Dématérialisation')).toHaveText(answer)
    })
})

test('320 px wide, the dialogs fit', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await answerPopups(page)
  await answerConsentements(page)
  await openGallery(page, 'fenetres')
  for (const [button, close] of [
    ['Demander', 'Valider'],
    ['Ouvrir les consentements', 'Répondre plus tard'],
    ['Ouvrir les messages', 'Message suivant'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.locator('dialog')).toBeVisible()
    const width = await page.locator('dialog').evaluate((node) => node.scrollWidth)
    expect(width).toBeLessThanOrEqual(320)
    await page.getByRole('button', { name: close }).click()
  }
})
