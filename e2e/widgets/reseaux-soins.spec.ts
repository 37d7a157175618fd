import { expectAccessible } from '../support/axe.ts'
import { answerReseaux, click } from '../support/fenetres.ts'
import { dialog, messages } from '../support/regions.ts'
import { expect, test } from '../support/test.ts'

test.describe('care networks', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-03-09T04:05:06Z')))

  test('R1.20 the networks with their picture, name and description', async ({
    page,
    problems,
  }) => {
    problems.expect(/401/)
    await answerReseaux(page)
    await click(page, 'Réseaux de soins', 'Ouvrir les réseaux de soins')
    const items = dialog(page).locator('ul').first().getByRole('listitem')
    await expect(items).toHaveCount(6)
    await expect(items.nth(0).locator('img')).toHaveAttribute(
      'src',
      '/api/reseaux-soins/images/logo',
    )
    await expect(items.nth(0)).toContainText('Le réseau SantéClair')
    // No picture, or one that does not come: an icon in its place.
    await expect(items.nth(1).locator('img')).toHaveCount(0)
    await expect(items.nth(4).locator('img')).toHaveCount(0)
    await expect(items.nth(4).locator('svg').first()).toBeVisible()
    // An address that is not of the web is not opened at all.
    await expect(items.nth(5).getByRole('button')).toHaveCount(0)
    await expect(items.nth(5)).toContainText('Ce réseau n’est pas accessible pour le moment.')
    await expectAccessible(page)
  })

  // One with a key, one with a token; the others are in the tables of the domain.
  for (const [reseau, address] of [
    ['SantéClair', 'https://santeclair.example/entree?numOmc=775&cle=260309040506'],
    ['KaliviaOsteo', 'https://kalivia-osteo.example/?numOmc=775&jeton=jeton-1'],
  ] as const)
    test(`R9.36 R9.37 ${reseau} is entered in its own way`, async ({ page, problems }) => {
      problems.expect(/401/)
      await answerReseaux(page)
      await click(page, 'Réseaux de soins', 'Ouvrir les réseaux de soins')
      await dialog(page)
        .getByRole('button', { name: `Accéder à ${reseau}`, exact: true })
        .click()
      await expect(page).toHaveURL(address)
    })

  test('R9.38 R7.52 any other opens in a new window, which cannot reach back', async ({
    page,
    problems,
  }) => {
    problems.expect(/401/)
    await answerReseaux(page)
    await click(page, 'Réseaux de soins', 'Ouvrir les réseaux de soins')
    const opened = page.context().waitForEvent('page')
    await dialog(page).getByRole('button', { name: 'Accéder à Itelis (nouvelle fenêtre)' }).click()
    const tab = await opened
    await expect(tab).toHaveURL('https://itelis.example/?source=portail&idJeton=jeton-1')
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    // The portal is still where it was.
    await expect(dialog(page)).toBeVisible()
  })

  test('R8.19 R8.12 a token that is refused closes the window and says so', async ({
    page,
    problems,
  }) => {
    problems.expect(/401|403/)
    await answerReseaux(page, { status: 403 })
    await click(page, 'Réseaux de soins', 'Ouvrir les réseaux de soins')
    const opened = page.context().waitForEvent('page')
    await dialog(page)
      .getByRole('button', { name: /^Accéder à Itelis/ })
      .click()
    const tab = await opened
    await expect.poll(() => tab.isClosed()).toBe(true)
    await expect(messages(page)).toContainText('Erreur lors de la récupération du token SSO.')
    await expect(messages(page)).toContainText('Jeton refusé')
  })

  test('a browser that refuses new windows goes there in this one', async ({ page, problems }) => {
    problems.expect(/401/)
    await page.addInitScript(() => {
      window.open = () => null
    })
    await answerReseaux(page)
    await click(page, 'Réseaux de soins', 'Ouvrir les réseaux de soins')
    await dialog(page)
      .getByRole('button', { name: /^Accéder à Itelis/ })
      .click()
    await expect(page).toHaveURL(/itelis\.example.*idJeton=jeton-1/)
  })

  test('a list that does not load can be asked for again', async ({ page, problems }) => {
    // One of the networks has a picture that is not there.
    problems.expect(/500|401/)
    await page.route(/\/api\/reseaux-soins$/, (route) =>
      route.fulfill({ status: 500, json: { code: 'x', message: 'Panne' } }),
    )
    await click(page, 'Réseaux de soins', 'Ouvrir les réseaux de soins')
    await expect(dialog(page).getByRole('alert')).toContainText('n’ont pas pu être chargés')
    await expectAccessible(page)
    await page.unrouteAll()
    await answerReseaux(page)
    await dialog(page).getByRole('button', { name: 'Réessayer' }).click()
    await expect(dialog(page)).toContainText('SantéClair')
  })

  test('no network at all is said plainly', async ({ page }) => {
    await page.route(/\/api\/reseaux-soins$/, (route) =>
      route.fulfill({ json: { items: [], total: 0 } }),
    )
    await click(page, 'Réseaux de soins', 'Ouvrir les réseaux de soins')
    await expect(dialog(page)).toContainText('Aucun réseau de soins')
    await expectAccessible(page)
  })
})
