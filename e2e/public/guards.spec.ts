import type { Page } from '@playwright/test'
import { CAMILLE, openAt } from '../support/accounts.ts'
import { atlasUrl, providerUrl, restrictedUrl } from '../support/addresses.ts'
import { withSettings } from '../support/portail.ts'
import { expect, test } from '../support/test.ts'

const OFF = { isActivated: false, isActivatedPerContract: {} }

/** Loads the portal there: from a page of its own, another hash alone would load nothing. */
async function load(page: Page, url: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(url)
}

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })

test('what a client has closed, and what it asks for', async ({ page }) => {
  await test.step('R2.76 R2.45 a refused guard leads home with « Accès non autorisé »', async () => {
    await withSettings(page, ({ client }) => {
      client.fonctionnalites.creationCompteAutreActe = OFF
    })
    await page.goto('/#/register')
    await expect(page.getByRole('link', { name: 'Me connecter' })).toBeVisible()
    await expect(messages(page)).toContainText('Accès non autorisé')
    await expect(page).toHaveURL(/#\/$/)
  })
  await test.step('R2.34 forgot-username is refused without its feature', async () => {
    await withSettings(page, ({ client }) => {
      client.fonctionnalites.forgotUsernameAutreActe = OFF
    })
    await load(page, '/#/forgot-username')
    await expect(messages(page)).toContainText('Accès non autorisé')
    await expect(page).toHaveURL(/#\/$/)
  })
  for (const isAsked of [true, false])
    await test.step(`R2.27 R2.28 forgot-password ${isAsked ? 'asks for' : 'does without'} the birth date, as the client checks it or not`, async () => {
      await withSettings(page, ({ config }) => {
        config.isCheckBirthdayForgotPasswordActivated = isAsked
      })
      await load(page, '/#/forgot-password')
      await expect(page.getByRole('button', { name: 'Envoyer' })).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Date de naissance' })).toHaveCount(
        isAsked ? 1 : 0,
      )
      await page.getByRole('link', { name: 'Retour' }).click()
      await expect(page).toHaveURL(/#\/$/)
    })
  await test.step('R2.07 register is refused on a restricted address', async () => {
    await page.unrouteAll()
    await page.goto(`${restrictedUrl}/#/register`)
    await expect(messages(page)).toContainText('Accès non autorisé')
  })
})

test('a visitor who opens a signed-in route', async ({ page, problems }) => {
  problems.expect(/401/)
  await test.step('R2.01 logs in, then arrives there, by an address after its hash', async () => {
    await page.goto('/#/accueil')
    await expect(page).toHaveURL(/#\/login\?callbackUrl=%2F%23%2Faccueil$/)
    await expect(page.getByRole('link', { name: 'Me connecter' })).toHaveAttribute(
      'href',
      '/api/identity/login?callbackUrl=%2F%23%2Faccueil',
    )
  })
  await test.step('R8.05 with an external provider the same visitor goes to its login page', async () => {
    await page.goto(`${atlasUrl}/#/accueil`)
    await page.waitForURL(`${providerUrl}/**`)
  })
  await test.step('pages, register and service-unavailable exist with an external provider', async () => {
    for (const [route, title] of [
      ['register', 'Créer mon espace'],
      ['service-unavailable', 'Service interrompu'],
      ['page/mentions-legales', /./],
    ] as const) {
      await page.goto(`${atlasUrl}/#/${route}`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page).toHaveURL(`${atlasUrl}/#/${route}`)
    }
  })
})

test('R6.07 R7.74 a feature switched off for the current contract closes its route', async ({
  page,
}) => {
  await openAt(page, CAMILLE, 'register', 'Créer mon espace')
  await page.route('**/api/identity/client', async (route) => {
    const response = await route.fetch()
    const client = await response.json()
    client.fonctionnalites.creationCompteAutreActe.isActivatedPerContract['20450001'] = false
    await route.fulfill({ response, json: client })
  })
  await page.goto('/#/accueil')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible()
  await page.goto('/#/register')
  await expect(messages(page)).toContainText('Accès non autorisé')
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible()
})
