import { expect, test } from '../support/test.ts'

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
