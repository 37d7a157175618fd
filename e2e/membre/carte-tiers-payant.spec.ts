import type { Page } from '@playwright/test'
import { openAs, openCamille } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectNoSidewaysScroll } from '../support/layout.ts'
import { expect, test } from '../support/test.ts'

const recto = (page: Page) => page.getByRole('region', { name: 'Recto de la carte' })
const verso = (page: Page) => page.getByRole('region', { name: 'Verso de la carte' })
const title = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Ma carte de tiers payant' })

async function open(page: Page) {
  await page.goto('/#/carte-tiers-payant')
  await expect(title(page)).toBeVisible()
}

test('R7.134 Camille shows her card, front and back, and takes it as a PDF', {
  tag: '@everywhere',
}, async ({ page, context }) => {
  await openCamille(page)
  await open(page)
  for (const text of ['99 345 001', 'SP', '0101', '20450001', 'Santé Sérénité'])
    await expect(recto(page)).toContainText(text)
  const people = recto(page).getByRole('row')
  await expect(people).toHaveCount(4)
  await expect(people.nth(1)).toContainText('Camille14/03/19861')
  await expect(people.nth(3)).toContainText('Léa18/06/20153')
  await expect(recto(page)).toContainText(/Valable du 01\/01\/\d{4} au 31\/12\/\d{4}/)
  await expect(recto(page).getByRole('img', { name: /datamatrix/ })).toBeVisible()
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
})

test('a card is kept only when asked for, read without the network, and gone at sign-out', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/)
  await openAs(page, 'julien.martin@example.org', 'Julien')
  await open(page)
  // A beneficiary's card names nobody else.
  await expect(recto(page).getByRole('row')).toHaveCount(2)
  await expect(recto(page)).toContainText('Julien20/11/19842')
  expect(await keptCards(page)).toBe(0)
  await page.getByRole('button', { name: 'Garder sur cet appareil' }).click()
  await expect(page.getByText('Cette carte est gardée sur cet appareil.')).toBeVisible()
  expect(await keptCards(page)).toBe(1)

  await page.route('**/api/cgdm-svc/carte-tp', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Vous voyez la carte gardée sur cet appareil')).toBeVisible()
  await expect(recto(page)).toContainText('99 345 001')
  await expectAccessible(page)
  await page.unroute('**/api/cgdm-svc/carte-tp')

  // The session stays: it is others' too.
  await page.route('**/api/identity/logout', (route) => route.fulfill({ json: { logoutUrl: '/' } }))
  await page.getByRole('button', { name: 'Mon compte, Julien Martin' }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await page.waitForURL((url) => !url.hash.includes('carte'))
  expect(await keptCards(page)).toBe(0)
})

test('a provident contract has no card, and says why', async ({ page }) => {
  await openCamille(page)
  await open(page)
  await page.getByRole('combobox', { name: 'Contrat' }).selectOption('20450002')
  await expect(page.getByText('Aucune carte pour ce contrat')).toBeVisible()
  await expectAccessible(page)
})

/** How many things this device keeps. */
const keptCards = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
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
  )
