import { loginAtlas, openAdmin, openCamille } from '../support/accounts.ts'
import { atlasUrl } from '../support/addresses.ts'
import { expectAccessible } from '../support/axe.ts'
import { goTo } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

/** Every screen again in the dark scheme, where colours are others. */
test.use({ colorScheme: 'dark' })

test('dark scheme: the public screens and the help modal are accessible', async ({ page }) => {
  for (const [route, title] of [
    ['register', 'Créer mon espace'],
    ['page/cookies', /Cookies/],
    ['service-unavailable', 'Nous revenons très vite'],
    ['rien', 'Page introuvable'],
    ['', 'Votre espace personnel'],
  ] as const) {
    await page.goto(`/#/${route}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'Besoin d’aide pour vous connecter ?' }).click()
  await expect(page.getByRole('dialog').locator('p, li').first()).toBeVisible()
  await expectAccessible(page)
})

test('dark scheme: accueil and its menus are accessible', async ({ page }) => {
  await openCamille(page)
  await expectAccessible(page)
  await goTo(page, 'contrats', 'Mes contrats')
  await page.getByRole('button', { name: 'Exporter' }).click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expectAccessible(page)
})

test('dark scheme: the dashboard is accessible', async ({ page }) => {
  await openAdmin(page)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)
})

for (const scheme of ['light', 'dark'] as const)
  test(`${scheme} scheme: the other client’s screens are accessible`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    for (const route of ['register', 'page/cookies', 'service-unavailable']) {
      await page.goto(`${atlasUrl}/#/${route}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
    }
    await loginAtlas(page, 'nadia.perrot@example.org')
    await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Nadia' })).toBeVisible()
    await expectAccessible(page)
  })
