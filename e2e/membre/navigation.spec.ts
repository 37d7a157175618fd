import type { Page } from '@playwright/test'
import { arrive, CAMILLE, openCamille } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectNarrow, goTo } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' })
const group = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true })
const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

test('the navigation of a wide screen, by mouse and by keyboard', async ({ page }) => {
  await test.step('R2.82 on a wide screen the groups stand on the left, with the pages of the current one', async () => {
    await openCamille(page)
    await expect(main(page).getByRole('link')).toHaveText([
      /^Accueil/,
      /^Mes remboursements/,
      /^Mes contrats/,
      /^Mes démarches/,
      /^Mon profil/,
    ])
    await expect(main(page).getByRole('link', { name: 'Accueil' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await main(page).getByRole('link', { name: 'Mes contrats' }).click()
    await expect(title(page, 'Mes contrats')).toBeFocused()
    await expect(page).toHaveTitle(/^Mes contrats · Mutuelle Horizon$/)
    for (const [link, heading] of [
      ['Situation contractuelle', 'Situation contractuelle'],
      ['Bénéficiaires', 'Bénéficiaires'],
      ['Renforts', 'Mes renforts'],
      ['Tous mes contrats', 'Mes contrats'],
    ] as const) {
      await main(page).getByRole('link', { name: link }).click()
      await expect(title(page, heading)).toBeFocused()
      await expect(main(page).locator('[aria-current="page"]')).toHaveText(link)
    }
    await expect(group(page, 'Mes contrats')).toHaveCount(0)
    const aide = page.getByRole('region', { name: 'Besoin d’aide ?' })
    await aide.getByRole('link', { name: 'Aide' }).click()
    await expect(title(page, 'Aide')).toBeFocused()
    await expectAccessible(page)
  })
  await test.step('R6.07 help goes with the contract for which it is switched off', async () => {
    const contrat = page.getByRole('combobox', { name: 'Contrat' })
    await contrat.selectOption('20450002')
    await expect(title(page, 'Bonjour Camille')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Accès non autorisé')
    await main(page).getByRole('link', { name: 'Mes démarches' }).click()
    await expect(main(page).getByRole('link', { name: 'Mes demandes' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Aide' })).toHaveCount(0)
    await contrat.selectOption('20450001')
    await expect(main(page).getByRole('link', { name: 'Aide' })).toBeVisible()
  })
  await test.step('by keyboard alone, from the navigation into a page', async () => {
    await goTo(page, 'accueil', 'Bonjour Camille')
    await main(page).getByRole('link', { name: 'Accueil' }).focus()
    for (const name of ['Mes remboursements', 'Mes contrats', 'Mes démarches', 'Mon profil']) {
      await page.keyboard.press('Tab')
      await expect(main(page).getByRole('link', { name })).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(title(page, 'Mon profil')).toBeFocused()
    await main(page).getByRole('link', { name: 'Mon profil' }).focus()
    const nouveautes = main(page).getByRole('link', { name: 'Nouveautés' })
    // The entries of the group, one after the other, down to the last.
    for (let rang = 0; rang < 12; rang++) {
      await page.keyboard.press('Tab')
      if (await nouveautes.evaluate((link) => link === document.activeElement)) break
    }
    await expect(nouveautes).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(title(page, 'Nouveautés')).toBeFocused()
    // Those who skip the navigation arrive in the page.
    await page.keyboard.press('Shift+Tab')
    await page.reload()
    await expect(title(page, 'Nouveautés')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })
})

test('on a phone the groups stand at the bottom, wide enough for a thumb, and hide nothing', {
  tag: '@phone',
}, async ({ page }) => {
  await openCamille(page)
  const links = main(page).getByRole('link')
  await expect(links).toHaveText([
    /Accueil$/,
    /Remboursements$/,
    /Contrats$/,
    /Démarches$/,
    /Profil$/,
  ])
  for (const link of await links.all()) {
    const box = await link.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await main(page).getByRole('link', { name: 'Contrats' }).click()
  await expect(title(page, 'Mes contrats')).toBeFocused()
  await group(page, 'Mes contrats').getByRole('link', { name: 'Renforts' }).click()
  await expect(title(page, 'Mes renforts')).toBeFocused()
  await expect(group(page, 'Mes contrats').getByRole('link', { name: 'Renforts' })).toBeInViewport({
    ratio: 1,
  })
  await expect(page.getByRole('heading', { name: 'Les renforts de votre offre' })).toBeVisible()
  // At the end of the page, what is last stands above the bar.
  await page.getByRole('link', { name: 'Cookies' }).scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const last = await page.getByRole('link', { name: 'Cookies' }).boundingBox()
  const bar = await main(page).boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await expectNarrow(page)
  await expectAccessible(page)
})

test('staff have no page of the member area', async ({ page }) => {
  await page.route('**/api/identity/user', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), roles: ['Admin'] } })
  })
  await arrive(page, CAMILLE, '/#/profil')
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Accès non autorisé')
})
