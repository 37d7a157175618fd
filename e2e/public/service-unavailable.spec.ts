import { arrive } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { failing } from '../support/portail.ts'
import { expect, test } from '../support/test.ts'

const title = 'Nous revenons très vite'

test('service-unavailable, for a visitor', async ({ page, problems }) => {
  await test.step('R2.54 R2.55 it shows the client’s page, without logout for a visitor', async () => {
    await page.goto('/#/service-unavailable')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('Vos remboursements, eux, continuent.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Se déconnecter' })).toHaveCount(0)
    await expectAccessible(page)
  })
  await test.step('R8.01 R8.09 R8.10 a 503 before sign-in leads there, with what the server says of it', async () => {
    problems.expect(/503/)
    await failing(page, '/api/cms/blocklists', 503, 'Maintenance')
    await page.goto('/#/page/cookies')
    await expect(page).toHaveURL(/#\/service-unavailable$/)
    await expect(page.getByText('Maintenance')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
})

test('R2.55 service-unavailable lets a signed-in user log out', async ({ page }) => {
  await arrive(page, 'camille.martin@example.org')
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible()
  await page.goto('/#/service-unavailable')
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.getByRole('link', { name: 'Me connecter' })).toBeVisible()
})
