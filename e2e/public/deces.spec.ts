import { expectAccessible } from '../support/axe.ts'
import { expectNoSidewaysScroll } from '../support/layout.ts'
import { messageTo } from '../support/mailbox.ts'
import { expect, test } from '../support/test.ts'

test('a relative without an account tells of a death, and has one contact from then on', {
  tag: '@everywhere',
}, async ({ page }) => {
  const email = `proche-${Date.now()}@ailleurs.example.org`
  await page.goto('/')
  // From any page, without signing in.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Déclarer un décès' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Déclarer un décès' })).toBeVisible()
  await expect(page.getByText('Nous vous présentons nos condoléances')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('textbox', { name: /^Prénom/ }).fill('Alix')
  await page.getByRole('textbox', { name: /^Nom/ }).fill('Dubreuil')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Son prénom').fill('Ange')
  await page.getByLabel('Son nom').fill('Colonna')
  await page.getByLabel('Sa date de naissance').fill('17/08/1979')
  await page.getByLabel('La date du décès').fill('02/01/2099')
  await page.getByLabel('Vous êtes').selectOption({ label: 'Quelqu’un d’autre de sa famille' })
  await page.getByLabel('Votre numéro de téléphone').fill('06 39 98 45 67')
  const verifier = page.getByRole('button', { name: 'Vérifier ma demande' })
  await verifier.click()
  // Nobody dies in the future: said at the field, what was typed is kept.
  await expect(page.getByLabel('La date du décès')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('La date du décès').fill('02/01/2026')
  await verifier.click()
  await expect(page.getByRole('heading', { name: 'Relisez, puis confirmez' })).toBeVisible()
  for (const texte of ['Ange', 'Colonna', '17/08/1979', '02/01/2026', '+33 6 39 98 45 67'])
    await expect(page.getByRole('main')).toContainText(texte)
  await page.getByRole('button', { name: 'Envoyer ma déclaration' }).click()
  await expect(page.getByRole('heading', { name: 'Votre demande est bien reçue' })).toBeVisible()
  // Whether that person was known here is said nowhere.
  await expect(page.getByRole('main').getByText(/Santé Essentiel|20450019|adhérent/)).toHaveCount(0)
  await expectAccessible(page)
  const { text } = await messageTo(page, email, /Nous vous présentons nos condoléances/)
  expect(text).toMatch(/un seul contact\s: Mutuelle Horizon, au 04 00 00 00 00/u)
  expect(text).not.toMatch(/Ange|Colonna|décès/)
})
