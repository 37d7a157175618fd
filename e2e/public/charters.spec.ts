import { loginAtlas, openCamille } from '../support/accounts.ts'
import { atlasUrl } from '../support/addresses.ts'
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectColoursInBothSchemes,
} from '../support/axe.ts'
import { goTo } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test('by night: the public screens and the help modal can be read', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const [route, title] of [
    ['register', 'Créer mon espace'],
    ['page/cookies', /Cookies/],
    ['service-unavailable', 'Nous revenons très vite'],
    ['rien', 'Page introuvable'],
    ['', 'Votre espace personnel'],
  ] as const) {
    await page.goto(`/#/${route}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'Besoin d’aide pour vous connecter ?' }).click()
  await expect(page.getByRole('dialog').locator('p, li').first()).toBeVisible()
  await expectAccessible(page)
})

// The dashboard by night is among the screens of `admin/ecrans.spec.ts`.
test('by night: accueil and its menus can be read', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openCamille(page)
  await expectAccessible(page)
  await goTo(page, 'contrats', 'Mes contrats')
  await page.getByRole('button', { name: 'Exporter' }).click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expectAccessible(page)
})

test('the other client’s screens, by day and by night', async ({ page }) => {
  for (const [route, look] of [
    ['register', expectAccessibleInBothSchemes],
    ['page/cookies', expectColoursInBothSchemes],
    ['service-unavailable', expectColoursInBothSchemes],
  ] as const) {
    await page.goto(`${atlasUrl}/#/${route}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await look(page)
  }
  await loginAtlas(page, 'nadia.perrot@example.org')
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Nadia' })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await test.step('with the insurer’s own identity provider there is nothing about keys', async () => {
    await page.getByRole('button', { name: 'Mon compte, Nadia Perrot' }).click()
    await expect(page.getByRole('menuitem', { name: 'Se déconnecter' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Clés d’accès' })).toBeHidden()
  })
})
