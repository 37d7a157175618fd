import { expect, test } from '../support/test.ts'

test('the documentation of the API opens as the banner prints it, and shows its operations', async ({
  page,
}) => {
  const asked = page.waitForResponse((response) => response.url().endsWith('.css'))
  await page.goto('/api/docs')
  expect((await asked).status()).toBe(200)
  await expect(page.getByRole('heading', { name: /Espace Adhérent/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /Client : consulter/ })).toBeVisible()
})
