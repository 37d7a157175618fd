import type { Page } from '@playwright/test'
import { atlasUrl } from '../support/addresses.ts'
import { expectAccessible } from '../support/axe.ts'
import { home } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test('the frame of the public screens', async ({ page }) => {
  await test.step('the skip link leads to the content and leaves the route alone', async () => {
    await page.goto('/#/page/cookies')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL(/#\/page\/cookies$/)
  })
  await test.step('R2.66 R2.67 header with logo, title and back bar; footer with logo', async () => {
    await page.goto('/#/page/cookies')
    const header = page.getByRole('banner')
    await expect(header.getByRole('img', { name: 'Mutuelle Horizon' })).toBeVisible()
    await expect(header.getByText('Espace adhérent')).toBeVisible()
    await expect(header.getByRole('button', { name: 'Retour' })).toBeVisible()
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('img', { name: 'Mutuelle Horizon' })).toBeVisible()
  })
  await test.step('an unknown route is not found, and says the way out', async () => {
    await page.goto('/#/nulle/part')
    await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
    await expect(page.getByRole('link', { name: 'Me connecter' })).toBeVisible()
  })
  await test.step('R2.73 opening a new route dismisses an open modal', async () => {
    await home(page)
    await page.getByRole('button', { name: 'Besoin d’aide pour vous connecter ?' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.evaluate(() => {
      window.location.hash = '#/page/cookies'
    })
    await expect(page).toHaveTitle(/^Cookies|^Gestion|·/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('nothing moves for those who asked for no movement', async () => {
    await home(page)
    await page.getByRole('link', { name: 'Créer mon espace' }).click()
    const screen = page.locator('[data-route="/register"]')
    await expect(screen).toBeVisible()
    expect(await screen.evaluate((element) => getComputedStyle(element).animationName)).toBe('none')
  })
  await test.step('R2.69 no banner on a computer', async () => {
    await home(page)
    await expect(page.getByRole('link', { name: 'Me connecter' })).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
  })
  await test.step('R3.52 R3.53 the assistant reads state 4 while nobody is signed in', async () => {
    await home(page)
    await expect(page.locator('html')).toHaveAttribute('data-assistant-state', '4')
    expect(await page.evaluate(() => window.espaceAdherent?.assistantState)).toBe(4)
  })
  await test.step('R2.72 R9.18 a new route fades in for 0.25 s', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await home(page)
    await page.getByRole('link', { name: 'Créer mon espace' }).click()
    const screen = page.locator('[data-route="/register"]')
    await expect(screen).toBeVisible()
    const animation = await screen.evaluate((element) => {
      const { animationName, animationDuration } = getComputedStyle(element)
      return { animationName, animationDuration }
    })
    expect(animation.animationName).toContain('route-in')
    expect(animation.animationDuration).toBe('0.25s')
  })
})

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'
const android =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36'
const banner = (page: Page) => page.getByRole('complementary', { name: 'Application mobile' })

for (const [platform, userAgent, store] of [
  ['iPhone', iphone, /apps\.apple\.com/],
  ['Android', android, /play\.google\.com/],
] as const)
  test.describe(platform, { tag: '@phone' }, () => {
    test.use({ userAgent })

    test(`R2.69 R2.70 R2.71 the application for ${platform} is offered until it is declined; a client without one offers none`, async ({
      page,
    }) => {
      await page.goto('/')
      await expect(banner(page).getByRole('link', { name: 'Installer' })).toHaveAttribute(
        'href',
        store,
      )
      await expectAccessible(page)
      await banner(page).getByRole('button', { name: 'Ne plus proposer l’application' }).click()
      await expect(banner(page)).toHaveCount(0)
      await page.reload()
      await expect(page.getByRole('link', { name: 'Me connecter' })).toBeVisible()
      await expect(banner(page)).toHaveCount(0)
      await page.goto(`${atlasUrl}/#/page/cookies`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(banner(page)).toHaveCount(0)
    })
  })

test('R2.74 inside an in-app browser the back button posts a close message', async ({ page }) => {
  await page.addInitScript(() => {
    const received: string[] = []
    Object.assign(window, {
      received,
      ReactNativeWebView: { postMessage: (message: string) => received.push(message) },
    })
  })
  await page.goto('/#/page/cookies')
  await page.getByRole('button', { name: 'Retour' }).click()
  expect(await page.evaluate(() => (window as unknown as { received: string[] }).received)).toEqual(
    ['{"type":"close"}'],
  )
  await expect(page).toHaveURL(/#\/page\/cookies$/)
})

declare global {
  interface Window {
    espaceAdherent?: { assistantState: number }
  }
}

test('320 px wide, no public screen scrolls sideways', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const [route, title] of [
    ['', 'Votre espace personnel'],
    ['page/cookies', /Cookies/],
    ['register', 'Créer mon espace'],
    ['service-unavailable', 'Nous revenons très vite'],
  ] as const) {
    await page.goto(`/#/${route}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, route).toBeLessThanOrEqual(320)
  }
})

test('the documentation of the API opens as the banner prints it, and shows its operations', async ({
  page,
}) => {
  const asked = page.waitForResponse((response) => response.url().endsWith('.css'))
  await page.goto('/api/docs')
  expect((await asked).status()).toBe(200)
  // A megabyte and a half to be read by the page: ten seconds of it on a busy machine.
  const titre = page.getByRole('heading', { name: /Espace Adhérent/ })
  await expect(titre).toBeVisible({ timeout: 30_000 })
  // One line for each part of the portal: some hundreds of operations at once are no overview.
  await page.getByRole('link', { name: 'portail', exact: true }).click()
  await expect(page.getByRole('button', { name: /Client : consulter/ })).toBeVisible()
})
