import type { Page } from '@playwright/test'
import { loginAtlas, openAdmin } from '../support/accounts.ts'
import { expectAccessibleInBothSchemes, expectColoursInBothSchemes } from '../support/axe.ts'
import { silencePopups } from '../support/popups.ts'
import { expect, test } from '../support/test.ts'

const DESK = { width: 1280, height: 860 }
const PHONE = { width: 390, height: 844 }

/** Whatever the navigation leads to: a screen that is added is walked too. */
async function listScreens(page: Page): Promise<string[]> {
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Plus' }).click()
  const tout = page.getByRole('dialog', { name: 'Tout le back-office' })
  await expect(tout).toBeVisible()
  const hrefs = await tout
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  await page.keyboard.press('Escape')
  return [...new Set([...hrefs, '#/admin/mon-acces'])]
}

const onglets = ['charte', 'fonctionnalites', 'modes', 'consentements', 'historique']
const client = (code: string) => [
  `#/admin/clients/${code}`,
  ...onglets.map((onglet) => `#/admin/clients/${code}?onglet=${onglet}`),
]

/** Each screen as wide as a desk, then as a phone, where nothing goes beyond the edge. */
async function walk(page: Page, screens: readonly string[], look: (page: Page) => Promise<void>) {
  const wide: string[] = []
  for (const screen of screens)
    await test.step(screen, async () => {
      await page.setViewportSize(DESK)
      await page.evaluate((hash) => window.location.assign(hash), screen)
      await expect(page.locator('h1').first()).toBeVisible()
      await expect(page.locator('[aria-busy="true"]:not(button)')).toHaveCount(0)
      await look(page)
      await page.setViewportSize(PHONE)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > PHONE.width) wide.push(`${screen}: ${width} px`)
    })
  expect(wide).toEqual([])
}

test('every screen of the back office: axe in light and in dark, and a phone holds it', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await openAdmin(page)
  const screens = await listScreens(page)
  expect(screens.length).toBeGreaterThan(30)
  await walk(page, [...screens, ...client('horizon')], expectAccessibleInBothSchemes)
})

test('every screen of the back office in the other charter: what is written can be read, in light and in dark', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await silencePopups(page.context())
  await loginAtlas(page, 'admin.atlas@example.org')
  await page.getByRole('button', { name: 'Aller à l’administration' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
  const screens = await listScreens(page)
  await walk(page, [...screens, ...client('atlas')], expectColoursInBothSchemes)
})
