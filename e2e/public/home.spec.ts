import { gzipSync } from 'node:zlib'
import type { Page, Request, Response } from '@playwright/test'
import { atlasUrl, providerUrl, restrictedUrl } from '../support/addresses.ts'
import { expectAccessible } from '../support/axe.ts'
import { home } from '../support/pages.ts'
import { withSettings } from '../support/portail.ts'
import { expect, test } from '../support/test.ts'

const OFF = { isActivated: false, isActivatedPerContract: {} }

const loginLink = (page: Page) => page.getByRole('link', { name: 'Me connecter' })

test('home, as each client has set it', async ({ page }) => {
  await test.step('the first sentence is the client’s own, written with its values, as text', async () => {
    await withSettings(page, ({ etiquettes }) => {
      etiquettes['portail.bienvenue'] = [
        'Chez ',
        { variable: 'assureur' },
        { si: 'creation', alors: [', <b>créez</b> votre espace.'], sinon: ['.'] },
      ]
    })
    await page.goto('/')
    await expect(
      page.getByText('Chez Mutuelle Horizon, <b>créez</b> votre espace.', { exact: true }),
    ).toBeVisible()
  })
  await test.step('R2.06 without the creation feature the whole block disappears', async () => {
    await withSettings(page, ({ client }) => {
      client.fonctionnalites.creationCompteAutreActe = OFF
    })
    await page.goto('/')
    await expect(loginLink(page)).toBeVisible()
    await expect(page.getByText('Créer mon espace')).toHaveCount(0)
    await expect(page.getByText('Je souhaite créer')).toHaveCount(0)
  })
  await test.step('R2.08 the help button needs its feature', async () => {
    await withSettings(page, ({ client }) => {
      client.fonctionnalites.faqInbentaService = OFF
    })
    await page.goto('/')
    await expect(loginLink(page)).toBeVisible()
    await expect(page.getByText('Besoin d’aide pour vous connecter ?')).toHaveCount(0)
    await expect(page.getByText('Je souhaite créer')).toBeVisible()
  })
  await test.step('R2.07 on a restricted address the whole block disappears', async () => {
    await page.unrouteAll()
    await page.goto(restrictedUrl)
    await expect(loginLink(page)).toBeVisible()
    await expect(page.getByText('Créer mon espace')).toHaveCount(0)
  })
  await test.step('R2.10 with an external provider no help button shows, even with its feature', async () => {
    await withSettings(page, ({ client }) => {
      client.oidcExternalProvider = true
      client.fonctionnalites.faqInbentaService = { isActivated: true, isActivatedPerContract: {} }
    })
    // No content: the browser stays on what the portal itself shows.
    await page.route('**/api/identity/login**', (route) => route.fulfill({ status: 204 }))
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByText('Chargement en cours...')).toBeVisible()
    await expect(page.getByText('Besoin d’aide pour vous connecter ?')).toHaveCount(0)
  })
  await test.step('R2.56 with an external provider home is its login page', async () => {
    await page.unrouteAll()
    const visited: string[] = []
    page.on(
      'request',
      (one) => one.isNavigationRequest() && visited.push(new URL(one.url()).pathname),
    )
    await page.goto(atlasUrl)
    await page.waitForURL(`${providerUrl}/**`)
    expect(visited).toContain('/api/identity/login')
  })
})

test('home, for whoever comes for the first time', { tag: '@everywhere' }, async ({ page }) => {
  await test.step('a signed-out visitor asks the server for no session; the first page stays under 100 KiB and carries no back-office code', async () => {
    const calls: string[] = []
    const weights: Record<string, number> = {}
    const onRequest = (one: Request) => one.url().includes('/api/') && calls.push(one.url())
    const onResponse = async (response: Response) => {
      const { pathname } = new URL(response.url())
      if (!/\.(js|css)$/.test(pathname)) return
      weights[pathname] = gzipSync(await response.body(), { level: 9 }).length
    }
    page.on('request', onRequest).on('response', onResponse)
    await page.goto('/')
    await expect(loginLink(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(calls).toEqual([])
    const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0)
    expect(total).toBeGreaterThan(10_000)
    expect(total).toBeLessThanOrEqual(100 * 1024)
    expect(Object.keys(weights).filter((name) => /Admin|TableauDeBord/.test(name))).toEqual([])
    page.off('request', onRequest).off('response', onResponse)
  })
  await test.step('R2.02 the empty route is home and shows two blocks', async () => {
    await home(page)
    await expect(page.getByRole('heading', { name: 'J’ai déjà un espace personnel' })).toBeVisible()
    await expect(
      page.getByRole('heading', { name: 'Je souhaite créer mon espace personnel' }),
    ).toBeVisible()
    await expect(page).toHaveTitle('Votre espace personnel · Mutuelle Horizon')
    await expectAccessible(page)
  })
  await test.step('R2.04 Me connecter keeps the callbackUrl, and only inside the portal', async () => {
    await page.goto('/#/?callbackUrl=%2F%23%2Fpage%2Fcookies')
    const link = page.getByRole('link', { name: 'Me connecter' })
    await expect(link).toHaveAttribute(
      'href',
      '/api/identity/login?callbackUrl=%2F%23%2Fpage%2Fcookies',
    )
    await page.goto('/#/?callbackUrl=https%3A%2F%2Failleurs.example%2F')
    await expect(link).toHaveAttribute('href', '/api/identity/login')
  })
  await test.step('R2.05 Créer mon espace leads to register', async () => {
    await home(page)
    await page.getByRole('link', { name: 'Créer mon espace' }).click()
    await expect(page).toHaveURL(/#\/register$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Créer mon espace' })).toBeFocused()
    await expectAccessible(page)
  })
  await test.step('R2.03 R7.26 Me connecter goes to the login endpoint', async () => {
    await home(page)
    const request = page.waitForRequest((one) => one.isNavigationRequest())
    await page.getByRole('link', { name: 'Me connecter' }).click()
    expect(new URL((await request).url()).pathname).toBe('/api/identity/login')
    await expect(page.getByLabel('Mot de passe')).toBeVisible()
  })
})
