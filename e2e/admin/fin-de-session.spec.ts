import type { Page } from '@playwright/test'
import { loginStaff } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectKept } from '../support/brouillons.ts'
import { type Serveur, startServeur } from '../support/serveur.ts'
import { KARIM } from '../support/staff-page.ts'
import { expect, test } from '../support/test.ts'

/** A working day of a minute and a half: long enough to type, short enough to be waited for. */
const JOURNEE_S = 90

let serveur: Serveur
test.beforeAll(async () => {
  test.setTimeout(120_000)
  serveur = await startServeur({ SESSION_MAX_HOURS: String(JOURNEE_S / 3600) })
})
test.afterAll(() => serveur?.end())

const liste = (page: Page) => page.getByRole('list', { name: 'Demandes de la file' })
const notes = async (page: Page) => {
  await page.getByRole('tab', { name: /^Notes/ }).click()
  return page.getByLabel('Note interne')
}

test('a session ends by its own clock while a clerk types: warned before, nothing is lost by J/K, a reload, nor the end', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const context = await browser.newContext({ baseURL: serveur.url, locale: 'fr-FR' })
  const page = await context.newPage()
  // What never comes is told with its name, before the whole journey is over.
  page.setDefaultTimeout(20_000)
  const status = async () =>
    (await page.request.get('/api/identity/session', { failOnStatusCode: false })).status()
  await loginStaff(page, KARIM)

  // Said before the end, since the day is short; read, it lets one go on.
  const avis = page.getByRole('alertdialog', { name: /^Votre session se termine dans/ })
  await expect(avis).toContainText('il faudra vous reconnecter')
  await expectAccessible(page)
  await avis.getByRole('button', { name: 'J’ai compris' }).click()

  await page.goto('/#/admin/demandes')
  await liste(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/demandes\/[\da-f-]{36}/)
  const id = /demandes\/([\da-f-]{36})/.exec(page.url())?.[1] ?? ''
  const cle = `demande.noter.${id}`
  const texte = 'Rappeler la clinique avant midi.'
  await (await notes(page)).fill(texte)
  await expectKept(page, cle, texte)
  await test.step('J and K, then a reload', async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('j')
    await expect(page).not.toHaveURL(new RegExp(id))
    await page.keyboard.press('k')
    await expect(page).toHaveURL(new RegExp(id))
    await expect(await notes(page)).toHaveValue(texte)
    await page.reload()
    await avis.getByRole('button', { name: 'J’ai compris' }).click()
    await expect(await notes(page)).toHaveValue(texte)
  })

  await test.step('the session is over: the page leads to the sign-in, and back to what was typed', async () => {
    const entier = `${texte} Puis le médecin.`
    await page.getByLabel('Note interne').fill(entier)
    await expectKept(page, cle, entier)
    const connexion = page.getByRole('link', { name: 'Me connecter' })
    await expect(connexion).toBeVisible({ timeout: (JOURNEE_S + 30) * 1000 })
    expect(await status()).toBe(401)
    await connexion.click()
    // The embedded provider knows them still: it asks nothing, and the portal opens another session.
    await avis.getByRole('button', { name: 'J’ai compris' }).click()
    await expect(page).toHaveURL(new RegExp(id))
    await expect(await notes(page)).toHaveValue(entier)
    await expectKept(page, cle, entier)
  })
  await context.close()
})
