import { loginStaff } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectNarrow } from '../support/pages.ts'
import { openOffice, test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

const PAUL = 'second.admin@example.org'
/** Of each try, a system of its own. */
const nom = `esb-${Date.now()}`
const V1 = '/api/systeme/v1/demandes'

test('a key is prepared, agreed to by a second administrator, shown once, used, and revoked', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000)
  const panneau = page.getByRole('dialog').first()
  await openOffice(page)
  await page.goto('/#/admin/cles-systeme')
  await expect(page.getByRole('heading', { level: 1, name: 'Clés du système' })).toBeVisible()
  await page.getByRole('button', { name: 'Préparer une clé' }).click()
  const saisie = page.getByRole('dialog').last()
  await saisie.getByLabel('Système').fill(nom)
  await saisie.getByLabel('Lire les demandes').check()
  await saisie.getByLabel('Dernier jour').fill('01/06/2027')
  await expectAccessible(page)
  await saisie.getByRole('button', { name: 'Préparer une clé' }).click()
  await page
    .getByRole('row', { name: new RegExp(nom) })
    .getByRole('button')
    .first()
    .click()
  await expect(panneau.getByText('À faire accorder', { exact: true })).toBeVisible()
  await panneau.getByRole('button', { name: 'Demander l’accord' }).click()
  const question = page.getByRole('dialog').last()
  await question.getByRole('textbox').fill('Le bus de données lit les demandes')
  await question.getByRole('button', { name: 'Demander l’accord' }).click()
  await expect(panneau.getByText(/Demandé par Sophie/)).toBeVisible()
  await expect(panneau.getByRole('button', { name: 'Accorder cette clé' })).toHaveCount(0)
  await expectAccessible(page)
  await expectNarrow(page)

  const paul = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await loginStaff(paul, PAUL)
  await paul.goto('/#/admin')
  await paul.getByRole('link', { name: /Accorder ou refuser une clé/ }).click()
  await paul
    .getByRole('row', { name: new RegExp(nom) })
    .getByRole('button')
    .first()
    .click()
  await paul.getByRole('dialog').first().getByRole('button', { name: 'Accorder cette clé' }).click()
  await paul.getByRole('alertdialog').getByRole('button', { name: 'Accorder cette clé' }).click()
  const decidee = paul.getByRole('dialog').first()
  await expect(decidee.getByText('À remettre', { exact: true })).toBeVisible()
  await paul.context().close()

  await page.reload()
  await panneau.getByRole('button', { name: 'Afficher le secret' }).click()
  const remise = page.getByRole('dialog', { name: 'Secret de la clé' })
  const cle = (await remise.getByText(/^ea_/).textContent()) ?? ''
  expect(cle).toMatch(/^ea_[\da-f]{32}_[\w-]{43}$/)
  await expectAccessible(page)
  await remise.getByRole('button', { name: 'Je l’ai copié' }).click()
  await expect(panneau.getByText('En service', { exact: true })).toBeVisible()
  await expect(panneau.getByRole('button', { name: 'Afficher le secret' })).toHaveCount(0)

  const appeler = () => request.get(V1, { headers: { authorization: `Bearer ${cle}` } })
  expect((await appeler()).status()).toBe(200)
  await panneau.getByRole('button', { name: 'Révoquer' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Révoquer' }).click()
  await expect(panneau.getByText('Révoquée', { exact: true })).toBeVisible()
  expect((await appeler()).status()).toBe(401)
})
