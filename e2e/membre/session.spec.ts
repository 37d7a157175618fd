import type { Page } from '@playwright/test'
import { arrive, CAMILLE, fillLogin, loginAtlas, openCamille } from '../support/accounts.ts'
import { providerUrl } from '../support/addresses.ts'
import { expectNoSidewaysScroll } from '../support/layout.ts'
import { goTo } from '../support/pages.ts'
import { failing } from '../support/portail.ts'
import { expect, test } from '../support/test.ts'

/** A session of one's own, which may be ended. */
async function signIn(page: Page) {
  await arrive(page, CAMILLE)
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible()
}

test('R7.24 R7.72 logout posts with the anti-forgery token and follows logoutUrl', {
  tag: '@everywhere',
}, async ({ page, problems }) => {
  problems.expect(/401/)
  await signIn(page)
  // A second page of the same browser, behind this one.
  const behind = await page.context().newPage()
  await behind.goto('/#/remboursements')
  await expect(behind.getByRole('heading', { name: 'Mes remboursements' })).toBeVisible()
  await page.bringToFront()
  await page.getByRole('button', { name: 'Mon compte, Camille Martin' }).click()
  const request = page.waitForRequest('**/api/identity/logout')
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  expect((await request).headers()['x-xsrf-token']).toBeTruthy()
  await expect(page.getByRole('link', { name: 'Me connecter' })).toBeVisible()
  // Nothing of hers is left on the other one, which nobody touched.
  await expect(behind.getByRole('heading', { level: 1 })).toHaveText('Votre session est fermée')
  await behind.close()
  // Really out: the signed-in route asks to log in.
  await page.goto('/#/accueil')
  await expect(page).toHaveURL(/callbackUrl/)
})

test('R7.24 the address that the server gives is where the browser goes', async ({ page }) => {
  await openCamille(page)
  await page.route('**/api/identity/logout', (route) =>
    route.fulfill({ json: { logoutUrl: '/#/page/cookies' } }),
  )
  await page.getByRole('button', { name: 'Mon compte, Camille Martin' }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(/#\/page\/cookies$/)
})

test('R7.25 a logout that fails leads to /', async ({ page, problems }) => {
  problems.expect(/500/)
  await openCamille(page)
  await failing(page, '/api/identity/logout', 500, 'Panne')
  await page.getByRole('button', { name: 'Mon compte, Camille Martin' }).click()
  const navigation = page.waitForRequest((one) => one.isNavigationRequest())
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  expect(new URL((await navigation).url()).pathname).toBe('/')
})

test('R8.05 a 401 in the middle leads to the login screen, and back', async ({
  page,
  problems,
}) => {
  problems.expect(/401/)
  await signIn(page)
  await goTo(page, 'contrats', 'Mes contrats')
  await failing(page, '/api/adherent/contrats/export', 401, '')
  await page.getByRole('button', { name: 'Exporter' }).click()
  await page.getByRole('menuitem', { name: 'Tableau CSV' }).click()
  await expect(page).toHaveURL(/#\/\?callbackUrl=%2F%23%2Fcontrats$/)
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Accès non autorisé')
  await page.getByRole('link', { name: 'Me connecter' }).click()
  // The provider's session is still there: no password is asked for.
  await expect(page.getByRole('heading', { level: 1, name: 'Mes contrats' })).toBeVisible()
})

test('R8.05 with an external provider a 401 leads to the login endpoint', async ({
  page,
  problems,
}) => {
  problems.expect(/401/)
  await loginAtlas(page, 'nadia.perrot@example.org')
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Nadia' })).toBeVisible()
  await goTo(page, 'contrats', 'Mes contrats')
  await failing(page, '/api/adherent/contrats/export', 401, '')
  await page.getByRole('button', { name: 'Exporter' }).click()
  const login = page.waitForRequest('**/api/identity/login?**')
  await page.getByRole('menuitem', { name: 'Tableau CSV' }).click()
  expect(new URL((await login).url()).searchParams.get('callbackUrl')).toBe('/#/contrats')
})

test('R7.24 logging out of the other client leaves its provider too', async ({ page }) => {
  await loginAtlas(page, 'nadia.perrot@example.org')
  await page.getByRole('button', { name: 'Mon compte, Nadia Perrot' }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  // Said on a page of ours; whoever comes back is asked for a password again, at the provider's.
  await expect(
    page.getByRole('heading', { level: 1, name: 'Votre session est fermée' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Me reconnecter' }).click()
  await page.waitForURL(`${providerUrl}/**`)
  await expect(page.locator('input[type=password]')).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('by keyboard alone: from the login button to the logout', async ({ page }) => {
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
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Me connecter' })).toBeVisible()
  await tabTo('Me connecter')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Identifiant (adresse e-mail)')).toBeFocused()
  await page.keyboard.type('camille.martin@example.org')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Horizon!2026')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible()
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
  await expect(page.getByRole('link', { name: 'Me connecter' })).toBeVisible()
})

test('after a login the callbackUrl is where one arrives', async ({ page }) => {
  await page.goto('/#/?callbackUrl=%2F%23%2Fpage%2Fcookies')
  await page.getByRole('link', { name: 'Me connecter' }).click()
  await fillLogin(page, 'camille.martin@example.org')
  await expect(page).toHaveURL(/#\/page\/cookies$/)
  // Signed in, home leads to the member area.
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible()
})

test('R1.06 somebody who comes by the login address itself arrives at accueil', async ({
  page,
}) => {
  // Home first: the browser then believes that nobody is signed in.
  await page.goto('/')
  await page.goto('/api/identity/login')
  await fillLogin(page, 'camille.martin@example.org')
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible()
  await expect(page).toHaveURL(/#\/accueil$/)
})

test('a page left open notices that its session is over, without anybody touching it', async ({
  page,
  problems,
}) => {
  problems.expect(/401/)
  const listening = page.waitForResponse('**/api/notifications/flux')
  await signIn(page)
  expect((await listening).status()).toBe(200)
  // Ended elsewhere: the page is told nothing but that its stream is.
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value
  const ended = await page.request.post('/api/identity/logout', {
    headers: { 'x-xsrf-token': token ?? '' },
  })
  expect(ended.status()).toBe(200)
  await expect(page).toHaveURL(/#\/\?callbackUrl=%2F%23%2Faccueil$/, { timeout: 20_000 })
  await expect(page.getByRole('link', { name: 'Me connecter' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Bonjour Camille' })).toHaveCount(0)
})

test('with an external provider it says so, and does not sign in again by itself', async ({
  page,
  problems,
}) => {
  problems.expect(/401/)
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
  await loginAtlas(page, 'nadia.perrot@example.org')
  await expect(page).toHaveURL(/\/connexion\/fin$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre session est fermée')
  await expect(page.getByRole('link', { name: 'Me reconnecter' })).toBeVisible()
})
