import { expectAccessible } from '../support/axe.ts'
import { answerConsentements, click, consentements } from '../support/fenetres.ts'
import { dialog, messages } from '../support/pages.ts'
import { test } from '../support/shared-page.ts'
import { expect } from '../support/test.ts'

test.describe('consents', () => {
  test('each one answered leaves the list; the last one closes', async ({ page }) => {
    const answers = await answerConsentements(page)
    await click(page, 'Consentements', 'Ouvrir les consentements')
    const items = dialog(page).locator('ul').first().getByRole('listitem')
    await expect(items).toHaveCount(3)
    await expectAccessible(page)
    await items
      .nth(1)
      .getByRole('button', { name: /^J’accepte/ })
      .click()
    await expect(items).toHaveCount(2)
    await expect(dialog(page)).not.toContainText(consentements[1]?.libelle ?? '')
    await expect(messages(page)).toContainText('Nous avons bien pris en compte votre consentement.')
    // The question that took its place takes the focus.
    await expect(items.nth(1).getByRole('button').first()).toBeFocused()
    await items
      .nth(1)
      .getByRole('button', { name: /^Je refuse/ })
      .click()
    await expect(items).toHaveCount(1)
    await items
      .nth(0)
      .getByRole('button', { name: /^Je refuse/ })
      .click()
    await expect(dialog(page)).toHaveCount(0)
    expect(answers).toEqual([
      { nomConsentement: 'consentement-2', isAccepted: true },
      { nomConsentement: 'consentement-3', isAccepted: false },
      { nomConsentement: 'consentement-1', isAccepted: false },
    ])
  })

  test('an answer that is not recorded keeps its question; the others go on', async ({
    page,
    problems,
  }) => {
    problems.expect(/500/)
    await answerConsentements(page, ['consentement-1'])
    await click(page, 'Consentements', 'Ouvrir les consentements')
    const items = dialog(page).locator('ul').first().getByRole('listitem')
    const accept = items.nth(0).getByRole('button', { name: /^J’accepte/ })
    await accept.click()
    await expect(messages(page)).toContainText('La demande a échoué')
    await expect(messages(page)).toContainText('Base en panne')
    await expect(items).toHaveCount(3)
    await expect(accept).not.toHaveAttribute('aria-busy')
    await expectAccessible(page)
    await accept.click()
    await expect(items).toHaveCount(2)
  })

  test('while one is being sent it waits alone', async ({ page }) => {
    await answerConsentements(page)
    let release = () => {}
    await page.route(
      (url) => url.pathname === '/api/forms/consentement/form',
      async (route) => {
        await new Promise<void>((resolve) => {
          release = resolve
        })
        await route.fallback()
      },
    )
    await click(page, 'Consentements', 'Ouvrir les consentements')
    const items = dialog(page).locator('ul').first().getByRole('listitem')
    const accept = items.nth(0).getByRole('button', { name: /^J’accepte/ })
    await accept.click()
    await expect(accept).toHaveAttribute('aria-busy', 'true')
    await expect(items.nth(0).getByRole('button', { name: /^Je refuse/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(items.nth(1).getByRole('button').first()).not.toHaveAttribute('aria-disabled')
    release()
    await expect(items).toHaveCount(2)
  })

  test('by keyboard, and for another day', async ({ page }) => {
    await answerConsentements(page)
    await click(page, 'Consentements', 'Ouvrir les consentements')
    await expect(dialog(page).getByRole('heading')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(
      dialog(page)
        .getByRole('button', { name: /^Je refuse/ })
        .first(),
    ).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page).locator('ul').first().getByRole('listitem')).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  test('R2.73 a new route dismisses the popup', async ({ page }) => {
    await answerConsentements(page)
    await click(page, 'Consentements', 'Ouvrir les consentements')
    await expect(dialog(page)).toBeVisible()
    await page.evaluate(() => {
      window.location.hash = '#/page/cookies'
    })
    await expect(dialog(page)).toHaveCount(0)
  })
})
