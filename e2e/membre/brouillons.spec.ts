import type { Page } from '@playwright/test'
import { essais } from '../support/a-la-main.ts'
import { CAMILLE, HUGO, openAt } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectNarrow, goTo } from '../support/pages.ts'
import { openDemarcheRib } from '../support/rib.ts'
import { expect, test } from '../support/test.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const saved = (page: Page) => page.getByText(/^Brouillon enregistré à \d\d:\d\d$/)
const iban = (page: Page) => page.getByLabel('IBAN')

const RESUME = 'Reprendre à l’étape 1 sur 2'
/** Others of Hugo's journeys, meanwhile, may have begun something too. */
const sien = (page: Page) => page.locator('[href*="demarches/ribprestations"]')

// One account, one draft: one test at a time.
test.describe.configure({ mode: 'default' })

async function abandon(page: Page) {
  await page.getByRole('button', { name: 'Abandonner' }).click()
  await page.getByRole('button', { name: 'Effacer et quitter' }).click()
  await expect(title(page, 'Mes démarches')).toBeVisible()
}

/** Types a BIC, and waits until it is saved. */
async function type(page: Page, bic: string) {
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/brouillons') && response.request().method() === 'POST',
  )
  await page.getByLabel('BIC').fill(bic)
  await answered
}

test('Hugo begins a request, and finds it again', async ({ page, browser, problems }) => {
  problems.expect(/status of (409|500)/)
  await openAt(page, HUGO, 'demarches/ribprestations', 'Changer le compte de mes remboursements')
  await test.step('a draft is found again after a reload, and saved on leaving', async () => {
    await expect(page.getByRole('button', { name: 'Continuer' })).toBeVisible()
    if (essais() > 0 && (await page.getByRole('button', { name: 'Abandonner' }).count())) {
      // What the first try has left.
      await abandon(page)
      await openDemarcheRib(page)
    }
    await expect(page.getByRole('button', { name: 'Abandonner' })).toHaveCount(0)
    await iban(page).fill('FR7630006000')
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(iban(page)).toHaveValue('FR76 3000 6000')
    // Another contract takes the form off the screen within the pause.
    await page.getByLabel('BIC').fill('AG')
    await page.getByRole('combobox', { name: 'Contrat' }).selectOption({ index: 1 })
    await expect(iban(page)).toHaveValue('')
    await page.getByRole('combobox', { name: 'Contrat' }).selectOption({ index: 0 })
    await expect(page.getByLabel('BIC')).toHaveValue('AG')
    // Left within the pause.
    await page.getByLabel('BIC').fill('AGRI')
    await page.getByRole('link', { name: 'Mes démarches' }).first().click()
    await expect(title(page, 'Mes démarches')).toBeVisible()
    const suite = page.getByRole('region', { name: 'À continuer' })
    await expect(suite.getByRole('link', { name: RESUME }).and(sien(page))).toBeVisible()
    await expectAccessible(page)
    await goTo(page, 'accueil', 'Bonjour Hugo')
    await expect(page.getByText('tout est à jour')).toHaveCount(0)
    const enCours = page.getByRole('region', { name: 'Vos demandes en cours' })
    await expectAccessible(page)
    await enCours.getByRole('link', { name: RESUME }).and(sien(page)).click()
    await expect(page.getByLabel('BIC')).toHaveValue('AGRI')
  })
  await test.step('on another device too; where both go on, the second to save chooses', async () => {
    const context = await browser.newContext({ storageState: await page.context().storageState() })
    const other = await context.newPage()
    await other.goto('/#/demandes')
    await expect(other.getByRole('tab', { name: /^En cours \d/ })).toBeVisible()
    await other.getByRole('link', { name: RESUME }).and(sien(other)).click()
    await type(other, 'AGRIFRPP882')

    await page.getByLabel('BIC').fill('BNPA')
    const conflit = page.getByRole('alert').filter({ hasText: 'a été modifié ailleurs' })
    await expectAccessible(page)
    await conflit.getByRole('button', { name: 'L’autre version' }).click()
    await expect(page.getByLabel('BIC')).toHaveValue('AGRIFRPP882')
    await expect(conflit).toHaveCount(0)
    await type(other, 'AGRIFRPPXXX')
    await page.getByLabel('BIC').fill('BNPAFRPP')
    await conflit.getByRole('button', { name: 'Ce que je vois ici' }).click()
    await expect(saved(page)).toBeVisible()
    await context.close()
    await page.reload()
    await expect(page.getByLabel('BIC')).toHaveValue('BNPAFRPP')
    await abandon(page)
    await expect(page.getByRole('link', { name: RESUME }).and(sien(page))).toHaveCount(0)
  })
  await test.step('what cannot be saved is said, and is not lost by leaving', async () => {
    await openDemarcheRib(page)
    await page.route('**/api/demarches/brouillons', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: { code: 'Test', message: 'Base en panne' } })
        : route.fallback(),
    )
    await iban(page).fill('FR76')
    const alerte = page.getByRole('alert').filter({ hasText: 'n’a pas pu être enregistré' })
    await expect(alerte).toContainText('Ce que vous avez saisi est toujours à l’écran.')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Mes démarches' }).first().click()
    const question = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' })
    await question.getByRole('button', { name: 'Rester ici' }).click()
    await expect(iban(page)).toHaveValue('FR76')
    expect(new URL(page.url()).hash).toBe('#/demarches/ribprestations')
    await page.unroute('**/api/demarches/brouillons')
    await alerte.getByRole('button', { name: 'Réessayer' }).click()
    await expect(saved(page)).toBeVisible()
    await expect(alerte).toHaveCount(0)
    await goTo(page, 'accueil', 'Bonjour Hugo')
    await openDemarcheRib(page)
    await expect(iban(page)).toHaveValue('FR76')
    await abandon(page)
  })
})

test('R5.14 a form that was only looked at keeps nothing, even where it fills in the only day there is', async ({
  page,
}) => {
  let posts = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/brouillons') && request.method() === 'POST') posts++
  })
  await openAt(page, CAMILLE, 'demarches/option-radiation', 'Retirer un renfort')
  await expect(
    page.getByText('Cette date est fixée par les règles de votre contrat.'),
  ).toBeVisible()
  // Longer than the pause after which what is typed is saved.
  await page.waitForTimeout(1500)
  await expect(page.getByRole('button', { name: 'Abandonner' })).toHaveCount(0)
  await goTo(page, 'demarches', 'Mes démarches')
  expect(posts).toBe(0)
})

test('on a phone: one bar, one thing to do', { tag: '@phone' }, async ({ page }) => {
  // Not Hugo: he is sent a code at each sign-in, and there is a limit to them.
  await openAt(page, CAMILLE, 'demarches/ribprestations', 'Changer le compte de mes remboursements')
  await expect(page.getByText('Étape 1 sur 2 · Votre compte')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeHidden()
  await expectAccessible(page)
  await expectNarrow(page)
  await page.getByLabel('IBAN').fill('FR7630006000012000000710189')
  await page.getByLabel('BIC').fill('AGRIFRPP882')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('heading', { name: 'Relisez, puis envoyez' })).toBeFocused()
  await expect(page.getByText('Étape 2 sur 2 · Vérification')).toBeVisible()
  await expectAccessible(page)
  await expectNarrow(page)
  await abandon(page)
  await expectAccessible(page)
  await expectNarrow(page)
})
