import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { answerReseaux, click } from '../support/fenetres.ts'
import { dialog, messages } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const open = (page: Page) => click(page, 'Réseaux de soins', 'Ouvrir les réseaux de soins')
const entrer = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('button', { name, exact: true }).click()

test('the care networks, and those that open in a new window', async ({ page, problems }) => {
  // One of the networks has a picture that is not there.
  problems.expect(/500|40[13]/)
  const list = /\/api\/reseaux-soins$/
  await test.step('a list that does not load can be asked for again', async () => {
    await page.route(list, (route) =>
      route.fulfill({ status: 500, json: { code: 'x', message: 'Panne' } }),
    )
    await open(page)
    await expect(dialog(page).getByRole('alert')).toContainText('n’ont pas pu être chargés')
    await expectAccessible(page)
    await page.unrouteAll()
    await answerReseaux(page)
    await dialog(page).getByRole('button', { name: 'Réessayer' }).click()
    await expect(dialog(page)).toContainText('SantéClair')
  })
  await test.step('R1.20 the networks with their picture, name and description', async () => {
    const items = dialog(page).locator('ul').first().getByRole('listitem')
    await expect(items).toHaveCount(6)
    await expect(items.nth(0).locator('img')).toHaveAttribute(
      'src',
      '/api/reseaux-soins/images/logo',
    )
    await expect(items.nth(0)).toContainText('Le réseau SantéClair')
    // No picture, or one that does not come: an icon in its place.
    await expect(items.nth(1).locator('img')).toHaveCount(0)
    await expect(items.nth(4).locator('img')).toHaveCount(0)
    await expect(items.nth(4).locator('svg').first()).toBeVisible()
    // An address that is not of the web is not opened at all.
    await expect(items.nth(5).getByRole('button')).toHaveCount(0)
    await expect(items.nth(5)).toContainText('Ce réseau n’est pas accessible pour le moment.')
    await expectAccessible(page)
  })
  await test.step('R9.38 R7.52 any other opens in a new window, which cannot reach back', async () => {
    const opened = page.context().waitForEvent('page')
    await entrer(page, 'Accéder à Itelis (nouvelle fenêtre)')
    const tab = await opened
    await expect(tab).toHaveURL('https://itelis.example/?source=portail&idJeton=jeton-1')
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    await tab.close()
    // The portal is still where it was.
    await expect(dialog(page)).toBeVisible()
  })
  await test.step('R8.19 R8.12 a token that is refused closes the window and says so', async () => {
    await answerReseaux(page, { status: 403 })
    const opened = page.context().waitForEvent('page')
    await entrer(page, /^Accéder à Itelis/)
    const tab = await opened
    await expect.poll(() => tab.isClosed()).toBe(true)
    await expect(messages(page)).toContainText('Erreur lors de la récupération du token SSO.')
    await expect(messages(page)).toContainText('Jeton refusé')
  })
  await test.step('no network at all is said plainly', async () => {
    await page.context().unrouteAll()
    await page.route(list, (route) => route.fulfill({ json: { items: [], total: 0 } }))
    await page.reload()
    await open(page)
    await expect(dialog(page)).toContainText('Aucun réseau de soins')
    await expectAccessible(page)
  })
})

test('the care networks that one goes to in this window', async ({ page, problems }) => {
  problems.expect(/401/)
  await page.clock.setFixedTime(new Date('2026-03-09T04:05:06Z'))
  await answerReseaux(page)
  // One with a key, one with a token; the others are in the tables of the domain.
  for (const [reseau, address] of [
    ['SantéClair', 'https://santeclair.example/entree?numOmc=775&cle=260309040506'],
    ['KaliviaOsteo', 'https://kalivia-osteo.example/?numOmc=775&jeton=jeton-1'],
  ] as const)
    await test.step(`R9.36 R9.37 ${reseau} is entered in its own way`, async () => {
      await open(page)
      await entrer(page, `Accéder à ${reseau}`)
      await expect(page).toHaveURL(address)
    })
  await test.step('a browser that refuses new windows goes there in this one', async () => {
    await open(page)
    await page.evaluate(() => {
      window.open = () => null
    })
    await entrer(page, /^Accéder à Itelis/)
    await expect(page).toHaveURL(/itelis\.example.*idJeton=jeton-1/)
  })
})
