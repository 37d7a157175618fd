import type { Page } from '@playwright/test'
import { atlasUrl } from '../support/addresses.ts'
import { charterOf, expectAccessibleInBothCharters } from '../support/axe.ts'
import { openOffice, test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

const DESK = { width: 1280, height: 860 }
const PHONE = { width: 390, height: 844 }

/** Whatever the navigation leads to: a screen that is added is walked too. */
async function listScreens(page: Page): Promise<string[]> {
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Plus' }).click()
  const tout = page.getByRole('dialog', { name: 'Toute l’administration' })
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

// Its answers are its own: what others change meanwhile is not looked for here.
test.use({ qui: null })

/** Each screen as wide as a desk, then as a phone, where nothing goes beyond the edge. */
async function walk(page: Page, screens: readonly string[], look: () => Promise<void>) {
  const wide: string[] = []
  for (const screen of screens)
    await test.step(screen, async () => {
      await page.setViewportSize(DESK)
      await page.evaluate((hash) => window.location.assign(hash), screen)
      await expect(page.locator('h1').first()).toBeVisible()
      await expect(page.locator('[aria-busy="true"]:not(button)')).toHaveCount(0)
      await look()
      await page.setViewportSize(PHONE)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > PHONE.width) wide.push(`${screen}: ${width} px`)
    })
  expect(wide).toEqual([])
}

test('R1.38 every screen of the back office: axe in light and in dark, what is written can be read in both charters, and a phone holds it', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await openOffice(page)
  const charte = await charterOf(page, atlasUrl)
  const screens = await listScreens(page)
  expect(screens.length).toBeGreaterThan(30)
  const look = () => expectAccessibleInBothCharters(page, charte)
  await walk(page, [...screens, ...client('horizon')], look)
})
