import type { Page } from '@playwright/test'
import { failing } from '../support/portail.ts'
import { connus, fillIdentifiant, fillPersonne, validate } from '../support/register.ts'
import { expect, test } from '../support/test.ts'

const PANNE = 'Panne passagère'
const MOT_DE_PASSE = 'Nouveau!2026'

/** The toast says what failed, and what the server says of it; nothing that was typed is lost. */
async function expectToast(page: Page, title: string) {
  const toasts = page.getByRole('region', { name: 'Messages' })
  await expect(toasts).toContainText(title)
  await expect(toasts).toContainText(PANNE)
}

/** A link that holds. */
const answerToken = (page: Page) =>
  page.route('**/api/identity/check-token', (route) =>
    route.fulfill({ json: { isCreatedByAdmin: false } }),
  )

async function fillPasswords(page: Page) {
  const fields = page.locator('input[type=password]')
  await fields.nth(0).fill(MOT_DE_PASSE)
  await fields.nth(1).fill(MOT_DE_PASSE)
}

test('what fails before sign-in names itself, and keeps what was typed', async ({
  page,
  problems,
}) => {
  problems.expect(/50\d|400/)
  await test.step('R8.16 a forgotten password', async () => {
    await failing(page, '/api/identity/forgot-password', 500, PANNE)
    await page.goto('/#/forgot-password')
    await page.getByLabel('Identifiant (adresse e-mail)').fill('camille.martin@example.org')
    await page.getByRole('textbox', { name: 'Date de naissance' }).fill('14/03/1986')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expectToast(page, 'La demande de réinitialisation du mot de passe a échoué.')
    await expect(page.getByLabel('Identifiant (adresse e-mail)')).toHaveValue(
      'camille.martin@example.org',
    )
  })
  await test.step('R8.17 a forgotten identifier', async () => {
    await failing(page, '/api/identity/pre-forgot-username', 500, PANNE)
    await page.goto('/#/forgot-username')
    await fillPersonne(page, connus.hugo)
    await fillIdentifiant(page, 'nouvelle@inscription.example.org')
    await validate(page)
    await expectToast(page, 'Le changement d’identifiant a échoué.')
    await expect(page.getByLabel('Code postal')).toHaveValue(connus.hugo.codePostal)
  })
  await answerToken(page)
  await test.step('R8.22 a new password', async () => {
    await failing(page, '/api/identity/reset-password', 500, PANNE)
    await page.goto('/#/reset-password?code=x&userId=y')
    await fillPasswords(page)
    await page.getByRole('button', { name: 'Valider' }).click()
    await expectToast(page, 'La réinitialisation du mot de passe a échoué.')
  })
  await test.step('R8.13 an activation', async () => {
    await failing(page, '/api/identity/activate-user', 500, PANNE)
    await page.goto('/#/activate-user?code=x&userId=y')
    await fillPasswords(page)
    await page.getByRole('button', { name: 'Valider' }).click()
    await expectToast(page, 'L’activation du compte a échoué.')
  })
  await test.step('R8.20 another activation mail', async () => {
    await failing(page, '/api/identity/confirm-email', 400, PANNE)
    await failing(page, '/api/identity/relance-activation', 500, PANNE)
    await page.goto('/#/confirm-email?code=x&userId=y')
    await page.getByRole('button', { name: 'Confirmer mon adresse e-mail' }).click()
    await page.getByRole('button', { name: 'Recevoir un nouveau lien' }).click()
    await expectToast(page, 'Le renvoi du mail d’activation a échoué.')
  })
})

test('a window whose code does not come says so, and opens the next time', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED|dynamically imported module/)
  const AIDE = 'Besoin d’aide pour vous connecter ?'
  await page.route('**/assets/faq-*.js', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('button', { name: AIDE }).click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    'La fenêtre n’a pas pu s’ouvrir',
  )
  // The page beneath is whole, and asks again.
  await page.unrouteAll()
  await page.getByRole('button', { name: AIDE }).click()
  await expect(page.getByRole('dialog', { name: AIDE })).toBeVisible()
})
