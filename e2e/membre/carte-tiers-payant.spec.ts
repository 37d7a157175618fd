import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { CAMILLE, JULIEN, openAs, openAt } from '../support/accounts.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { expectNoSidewaysScroll } from '../support/layout.ts'
import { expect, test } from '../support/test.ts'

const recto = (page: Page) => page.getByRole('region', { name: 'Recto de la carte' })
const verso = (page: Page) => page.getByRole('region', { name: 'Verso de la carte' })
const title = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Ma carte de tiers payant' })

const offlineTitle = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Vous êtes hors ligne' })
const choice = (page: Page) =>
  page.getByRole('switch', { name: 'Consultable hors ligne sur cet appareil' })
const kept = (page: Page) => page.getByText('Votre carte est gardée sur cet appareil.')

/** The one place with a worker: elsewhere it would stand between a test and the network it changes. */
test.use({ serviceWorkers: 'allow' })

async function open(page: Page) {
  await page.goto('/#/carte-tiers-payant')
  await expect(title(page)).toBeVisible()
}

test('R7.134 Camille shows her card, front and back, and takes it as a PDF', {
  tag: '@everywhere',
}, async ({ page, context }) => {
  await openAt(page, CAMILLE, 'carte-tiers-payant', 'Ma carte de tiers payant')
  for (const text of ['99345001', 'SP', '0101', '20450001', 'Santé Sérénité'])
    await expect(recto(page)).toContainText(text)
  const people = recto(page).getByRole('row')
  await expect(people).toHaveCount(4)
  await expect(people.nth(1)).toContainText('Camille14/03/19861')
  await expect(people.nth(3)).toContainText('Léa18/06/20151')
  await expect(recto(page)).toContainText(/Valable du 01\/01\/\d{4} au 31\/12\/\d{4}/)
  // The insurer of the demonstration has given no code: none is made up.
  await expect(recto(page).getByRole('img', { name: /datamatrix/ })).toHaveCount(0)
  for (const text of [/PHAR\s*Pharmacie\s*100\s%/, /HOSP\s*Hospitalisation\s*PEC/])
    await expect(verso(page).getByRole('listitem').filter({ hasText: text })).toHaveCount(1)
  await expectAccessible(page)

  const answered = page.waitForResponse('**/api/cgdm-svc/carte-tp/print')
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Ouvrir la carte en PDF' }).click()
  const answer = await answered
  expect(answer.headers()['content-type']).toContain('application/pdf')
  expect(answer.headers()['content-disposition']).toMatch(/carte-tp-20450001-\d{4}\.pdf/)
  await (await opened).close()
  await expectNoSidewaysScroll(page)

  await test.step('the wallet of her phone takes it as a signed file', async () => {
    const wallet = page.getByRole('button', { name: 'Ajouter à Apple Wallet' })
    // With the card, before anything is scrolled.
    await expect(wallet).toBeInViewport()
    // No account for Google's is set up: nothing leads to it.
    await expect(page.getByRole('link', { name: /Google Wallet/ })).toHaveCount(0)
    const downloaded = page.waitForEvent('download')
    await wallet.click()
    const download = await downloaded
    expect(download.suggestedFilename()).toMatch(/^carte-tp-20450001-\d{4}\.pkpass$/)
    const files = unzipSync(await readFile(await download.path()))
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['pass.json', 'manifest.json', 'signature', 'icon.png']),
    )
    const pass = strFromU8(files['pass.json'] ?? new Uint8Array())
    for (const text of ['99345001', '20450001', 'Santé Sérénité', 'MARTIN Léa'])
      expect(pass).toContain(text)
  })

  await test.step('a provident contract has no card, and says why', async () => {
    await page.getByRole('combobox', { name: 'Contrat' }).selectOption('20450002')
    await expect(page.getByText('Aucune carte pour ce contrat')).toBeVisible()
    await expectAccessible(page)
  })
})

test('a card that was seen is legible without the network, and goes with its reader', {
  tag: '@phone',
}, async ({ page, context, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 401/)
  await openAs(page, JULIEN, 'Julien')
  expect(await keptHere(page)).toEqual({ cards: 0, workers: 0, caches: 0 })
  await open(page)
  // A beneficiary's card names nobody else.
  await expect(recto(page).getByRole('row')).toHaveCount(2)
  await expect(recto(page)).toContainText('Julien20/11/19841')
  await expect(kept(page)).toBeVisible()
  await expect(choice(page)).toBeChecked()
  expect(await keptHere(page)).toEqual({ cards: 1, workers: 1, caches: 1 })

  await context.setOffline(true)
  await page.reload()
  await expect(offlineTitle(page)).toBeVisible()
  await expect(page).toHaveTitle(/^Vous êtes hors ligne/)
  await expect(page.getByText(/telle qu’elle était le \d/)).toBeVisible()
  await expect(recto(page)).toContainText('Julien20/11/19841')
  await expect(recto(page)).toContainText('99345001')
  await expect(recto(page).getByRole('img', { name: 'Mutuelle Horizon' })).toHaveJSProperty(
    'complete',
    true,
  )
  await expect(verso(page)).toContainText('Pharmacie')
  await expectAccessibleInBothSchemes(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText('Le serveur ne répond toujours pas.')).toBeVisible()
  // By the address that one knows by heart, too.
  await page.goto('/')
  await expect(offlineTitle(page)).toBeVisible()

  // The portal comes back by itself.
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Julien' })).toBeVisible()
  // The network fails while the page is open: the copy again, in its place.
  await page.route('**/api/cgdm-svc/carte-tp', (route) => route.abort())
  await open(page)
  await page.reload()
  await expect(page.getByText('Vous voyez la carte gardée sur cet appareil')).toBeVisible()
  await expect(recto(page)).toContainText('99345001')
  await page.unroute('**/api/cgdm-svc/carte-tp')
  await page.reload()
  await expect(kept(page)).toBeVisible()

  await choice(page).click()
  await expect(page.getByText('Votre carte n’est pas gardée sur cet appareil.')).toBeVisible()
  await expect.poll(() => keptHere(page)).toEqual({ cards: 0, workers: 0, caches: 0 })
  await page.reload()
  await expect(choice(page)).not.toBeChecked()
  await choice(page).click()
  await expect(kept(page)).toBeVisible()
  expect(await keptHere(page)).toEqual({ cards: 1, workers: 1, caches: 1 })

  // The session stays: it is others' too.
  await page.route('**/api/identity/logout', (route) => route.fulfill({ json: { logoutUrl: '/' } }))
  await page.getByRole('button', { name: 'Mon compte, Julien Martin' }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await page.waitForURL((url) => !url.hash.includes('carte'))
  expect(await keptHere(page)).toEqual({ cards: 0, workers: 0, caches: 0 })
  await context.setOffline(true)
  await expect(page.reload()).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(false)

  // The same when the server says that the session is over.
  await page.goto('/')
  await open(page)
  await expect(kept(page)).toBeVisible()
  await context.clearCookies()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Me connecter' })).toBeVisible()
  await expect.poll(() => keptHere(page)).toEqual({ cards: 0, workers: 0, caches: 0 })
})

/** How many things this device keeps. */
const keptHere = (page: Page) =>
  page.evaluate(async () => ({
    cards: await new Promise<number>((resolve) => {
      const request = indexedDB.open('espace-adherent', 1)
      request.onupgradeneeded = () => request.result.createObjectStore('gardes')
      request.onsuccess = () => {
        const count = request.result.transaction('gardes').objectStore('gardes').count()
        count.onsuccess = () => {
          request.result.close()
          resolve(count.result)
        }
      }
    }),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    // Those that hold something: a browser may list, empty, one that was erased while it was written to.
    caches: (
      await Promise.all(
        (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length),
      )
    ).filter((count) => count > 0).length,
  }))
