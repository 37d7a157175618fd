import type { Page } from '@playwright/test'
import { arrive, CAMILLE, fillLogin, loginAtlas, openCamille } from '../support/accounts.ts'
import { atlasUrl, providerUrl } from '../support/addresses.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectNoSidewaysScroll } from '../support/layout.ts'
import { goTo } from '../support/pages.ts'
import { failing } from '../support/portail.ts'
import { expect, test } from '../support/test.ts'

const NADIA = 'nadia.perrot@example.org'
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const entrer = (page: Page) => page.getByRole('link', { name: 'Me connecter' })

// Signing out ends whatever sign-in of the same person is under way elsewhere: one test at a time.
test.describe.configure({ mode: 'default' })

/** A session of one's own, which may be ended. */
async function signIn(page: Page) {
  await arrive(page, CAMILLE)
  await expect(title(page, 'Bonjour Camille')).toBeVisible()
}

async function logout(page: Page, qui: string) {
  await page.getByRole('button', { name: `Mon compte, ${qui}` }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
}

async function exporter(page: Page) {
  await page.getByRole('button', { name: 'Exporter' }).click()
  await page.getByRole('menuitem', { name: 'Tableau CSV' }).click()
}

test('a session is refused, left, and ended elsewhere', async ({ page, problems }) => {
  problems.expect(/401/)
  await signIn(page)
  await test.step('R8.05 a 401 in the middle leads to the login screen, and back', async () => {
    await goTo(page, 'contrats', 'Mes contrats')
    await failing(page, '/api/adherent/contrats/export', 401, '')
    await exporter(page)
    await expect(page).toHaveURL(/#\/login\?callbackUrl=%2F%23%2Fcontrats$/)
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Accès non autorisé')
    await entrer(page).click()
    // The provider's session is still there: no password is asked for.
    await expect(title(page, 'Mes contrats')).toBeVisible()
  })
  await test.step('R7.24 R7.72 logout posts with the anti-forgery token and follows logoutUrl', async () => {
    // A second page of the same browser, behind this one.
    const behind = await page.context().newPage()
    await behind.goto('/#/remboursements')
    await expect(behind.getByRole('heading', { name: 'Mes remboursements' })).toBeVisible()
    await page.bringToFront()
    const request = page.waitForRequest('**/api/identity/logout')
    await logout(page, 'Camille Martin')
    expect((await request).headers()['x-xsrf-token']).toBeTruthy()
    await expect(entrer(page)).toBeVisible()
    // Nothing of hers is left on the other one, which nobody touched.
    await expect(behind.getByRole('heading', { level: 1 })).toHaveText('Votre session est fermée')
    await behind.close()
    // Really out: the signed-in route asks to log in.
    await page.goto('/#/accueil')
    await expect(page).toHaveURL(/callbackUrl/)
  })
  await test.step('a logout that the server did not hear of is owed, and done before anything else', async () => {
    await signIn(page)
    problems.expect(/Failed to load resource|ERR_FAILED/)
    await page.route('**/api/identity/logout', (route) => route.abort())
    await logout(page, 'Camille Martin')
    await expect(entrer(page)).toBeVisible()
    // The session is still there; nobody who sits down here gets in by it.
    await page.unroute('**/api/identity/logout')
    const paid = page.waitForResponse('**/api/identity/logout')
    await page.reload()
    expect((await paid).status()).toBe(200)
    await entrer(page).click()
    await expect(page.getByLabel('Mot de passe')).toBeVisible()
  })
  await test.step('a page left open notices that its session is over, without anybody touching it', async () => {
    const listening = page.waitForResponse('**/api/notifications/flux')
    await signIn(page)
    expect((await listening).status()).toBe(200)
    // Ended elsewhere: the page is told nothing but that its stream is.
    const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value
    const ended = await page.request.post('/api/identity/logout', {
      headers: { 'x-xsrf-token': token ?? '' },
    })
    expect(ended.status()).toBe(200)
    await expect(page).toHaveURL(/#\/login\?callbackUrl=%2F%23%2Faccueil$/, { timeout: 20_000 })
    await expect(entrer(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Bonjour Camille' })).toHaveCount(0)
  })
})

test('where the browser goes from a logout', async ({ page, problems }) => {
  await openCamille(page)
  await test.step('R7.24 the address that the server gives is where the browser goes', async () => {
    await page.route('**/api/identity/logout', (route) =>
      route.fulfill({ json: { logoutUrl: '/#/page/cookies' } }),
    )
    await logout(page, 'Camille Martin')
    await expect(page).toHaveURL(/#\/page\/cookies$/)
    await page.unroute('**/api/identity/logout')
  })
  await test.step('R7.25 a logout that fails leads to /', async () => {
    problems.expect(/500/)
    // The server has not heard of any logout.
    await page.goto('about:blank')
    await page.goto('/#/accueil')
    await failing(page, '/api/identity/logout', 500, 'Panne')
    const navigation = page.waitForRequest((one) => one.isNavigationRequest())
    await logout(page, 'Camille Martin')
    expect(new URL((await navigation).url()).pathname).toBe('/')
  })
})

test('a member of the other client, with its own provider', async ({ page, problems }) => {
  problems.expect(/401/)
  await test.step('R1.06 a member of the other client signs in at its own provider', async () => {
    await loginAtlas(page, NADIA)
    await expect(title(page, 'Bonjour Nadia')).toBeVisible()
    await expect(
      page.getByRole('banner').getByRole('img', { name: 'Prévoyance Atlas' }),
    ).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('R8.05 with an external provider a 401 leads to the login endpoint', async () => {
    await goTo(page, 'contrats', 'Mes contrats')
    await failing(page, '/api/adherent/contrats/export', 401, '')
    const login = page.waitForRequest('**/api/identity/login?**')
    await exporter(page)
    expect(new URL((await login).url()).searchParams.get('callbackUrl')).toBe('/#/contrats')
    // Its own session is still open: one is back at once.
    await expect(title(page, 'Mes contrats')).toBeVisible()
  })
  await test.step('R7.24 logging out of the other client leaves its provider too', async () => {
    await logout(page, 'Nadia Perrot')
    // Said on a page of ours; whoever comes back is asked for a password again, at the provider's.
    await expect(title(page, 'Votre session est fermée')).toBeVisible()
    await page.getByRole('link', { name: 'Me reconnecter' }).click()
    await page.waitForURL(`${providerUrl}/**`)
    await expect(page.locator('input[type=password]')).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
  await test.step('a session that is over is said, and the page does not sign in again by itself', async () => {
    await failing(page, '/api/notifications/flux', 401, '')
    // The bell reads them first; then the page asks why its stream was refused.
    await page.route(
      (url) => url.pathname === '/api/notifications',
      (route) => route.fulfill({ status: 401, json: { code: 'Unauthorized', message: '' } }),
    )
    await page.route(
      (url) => url.pathname === '/api/notifications',
      (route) => route.continue(),
      { times: 1 },
    )
    await loginAtlas(page, NADIA)
    await expect(page).toHaveURL(`${atlasUrl}/connexion/fin`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre session est fermée')
    await expect(page.getByRole('link', { name: 'Me reconnecter' })).toBeVisible()
  })
})

test('every way in: by keyboard, to where one was going, and by the login address itself', async ({
  page,
}) => {
  const tabTo = async (name: string | RegExp) => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        return element === document.body ? '' : (element?.textContent ?? '')
      })
      if (focused.match(name)) return
    }
    throw new Error(`${name} cannot be reached by Tab`)
  }
  await test.step('by keyboard alone: from the login button to the logout', async () => {
    await page.goto('/')
    await expect(entrer(page)).toBeVisible()
    await tabTo('Me connecter')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Identifiant (adresse e-mail)')).toBeFocused()
    await page.keyboard.type(CAMILLE)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Horizon!2026')
    await page.keyboard.press('Enter')
    await expect(title(page, 'Bonjour Camille')).toBeVisible()
    await tabTo(/Santé Sérénité/)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('region', { name: 'Votre contrat' })).toContainText('20450002')
    await tabTo('Mon compte')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Se déconnecter' })).toBeVisible()
    // The menu takes the focus once it is drawn: keys go to it from then on.
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Se déconnecter' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(entrer(page)).toBeVisible()
  })
  await test.step('after a login the callbackUrl is where one arrives', async () => {
    await page.goto('/#/?callbackUrl=%2F%23%2Fpage%2Fcookies')
    await entrer(page).click()
    await fillLogin(page, CAMILLE)
    await expect(page).toHaveURL(/#\/page\/cookies$/)
    // Signed in, home leads to the member area.
    await page.goto('/')
    await expect(title(page, 'Bonjour Camille')).toBeVisible()
  })
  await test.step('R1.06 somebody who comes by the login address itself arrives at accueil', async () => {
    // Home first: the browser then believes that nobody is signed in.
    await logout(page, 'Camille Martin')
    await expect(entrer(page)).toBeVisible()
    await page.goto('/api/identity/login')
    await fillLogin(page, CAMILLE)
    await expect(title(page, 'Bonjour Camille')).toBeVisible()
    await expect(page).toHaveURL(/#\/accueil$/)
  })
})
