import type { Page } from '@playwright/test'
import { essais, type Ligne, vivre } from '../support/a-la-main.ts'
import { signIn } from '../support/accounts.ts'
import { prouver } from '../support/actes.ts'
import { expectAccessible } from '../support/axe.ts'
import { openClerkHorizon } from '../support/demandes.ts'
import { codeAfter, lastMessageId, linkTo } from '../support/mailbox.ts'
import { dialog, messages } from '../support/pages.ts'
import { connus, createAccount, MOT_DE_PASSE } from '../support/register.ts'
import { expect, test } from '../support/test.ts'

const EMAIL = 'securite@inscription.example.org'
const NOUVEL = 'securite-nouvelle@inscription.example.org'
const AUTRE = 'Xylophone!2027'

const title = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function openSecurite(page: Page) {
  await page.goto('/#/profil/securite')
  await title(page, 'Sécurité')
}

/** With a session that was just opened: the page that is there belongs to nobody, or to the one before. */
async function arrive(page: Page, email: string, password: string) {
  await signIn(page, email, password)
  await page.goto('about:blank')
}

test('R7.06 R7.78 a device is ended, the password changes, then the identifier', async ({
  page,
  browser,
  problems,
}) => {
  test.setTimeout(180_000)
  problems.expect(/400|401|403|500/)
  // An account of its own: what it signs in with changes.
  await createAccount(page, connus.marcAntoine, EMAIL)
  await arrive(page, EMAIL, MOT_DE_PASSE)

  // Another device: only its session counts.
  const elsewhere = await browser.newContext()
  const tablette = await elsewhere.newPage()
  await signIn(tablette, EMAIL, MOT_DE_PASSE)

  await openSecurite(page)
  await expect(card(page, 'Se connecter')).toContainText(EMAIL)
  const appareils = page.getByRole('list', { name: 'Appareils connectés' })
  await expect(appareils.getByRole('listitem')).toHaveCount(2)
  await expect(appareils.getByRole('listitem').filter({ hasText: 'Cet appareil' })).toContainText(
    'sur Linux',
  )
  await expectAccessible(page)
  await appareils.getByRole('button', { name: /^Déconnecter .* sur Linux/ }).click()
  await expect(messages(page)).toContainText('L’appareil est déconnecté')
  await expect(appareils.getByRole('listitem')).toHaveCount(1)
  await expect(appareils).toBeFocused()
  expect((await tablette.request.get('/api/identity/user')).status()).toBe(401)
  await elsewhere.close()

  await page.getByRole('button', { name: 'Changer mon mot de passe' }).press('Enter')
  const fill = async (actuel: string) => {
    await dialog(page).getByLabel('Mot de passe actuel').fill(actuel)
    await dialog(page)
      .getByLabel(/^Nouveau mot de passe/)
      .fill(AUTRE)
    await dialog(page).getByLabel('Confirmation du mot de passe').fill(AUTRE)
    await dialog(page).getByRole('button', { name: 'Enregistrer' }).click()
  }
  await fill('Trombone!2025')
  await test.step('R8.14 a password that is not changed says so', async () => {
    await expect(messages(page)).toContainText('La modification du mot de passe a échoué.')
    await expect(dialog(page)).toContainText('Le mot de passe actuel est incorrect')
  })
  await expectAccessible(page)
  await fill(MOT_DE_PASSE)
  await test.step('R8.24 a password that is changed says so', async () => {
    await expect(messages(page)).toContainText(
      'Votre changement de mot de passe est pris en compte.',
    )
  })
  await expect(dialog(page)).toBeHidden()
  await expect(card(page, 'Activité récente')).toContainText('Mot de passe modifié')

  await page.getByRole('link', { name: 'Changer mon adresse e-mail' }).click()
  await title(page, 'Changer mon identifiant')
  await page.getByLabel(/^Nouvel identifiant/).fill(NOUVEL)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(card(page, 'Ce qui change pour vous')).toContainText(NOUVEL)
  await expectAccessible(page)
  const envoyer = page.getByRole('button', { name: 'Envoyer' })
  const path = /\/api\/forms\/changementidentifiant\/form/
  await page.route(path, (route) =>
    route.fulfill({ status: 500, json: { code: 'Test', message: 'Une panne.' } }),
  )
  await envoyer.click()
  await test.step('R8.15 an identifier that is not changed says so', async () => {
    await expect(messages(page)).toContainText('La modification de l’identifiant a échoué.')
  })
  await page.unroute(path)
  const last = await lastMessageId(page, EMAIL, /confirmer votre identité/)
  await envoyer.click()
  await expect(dialog(page)).toBeVisible()
  const code = await codeAfter(page, EMAIL, /confirmer votre identité/, last)
  await dialog(page).getByLabel('Code de sécurité à 6 chiffres').fill(code)
  await dialog(page).getByRole('button', { name: 'Valider' }).click()
  await title(page, /^Il reste un geste/)

  // Provisional: it is said where the identifier stands.
  await openSecurite(page)
  await expect(card(page, 'Se connecter')).toContainText(`${NOUVEL} attend d’être confirmée`)
  await expectAccessible(page)
  await page.goto(await linkTo(page, NOUVEL, /Confirmez votre nouvel identifiant/))
  await page.getByRole('button', { name: 'Confirmer mon nouvel identifiant' }).click()
  await test.step('R8.25 the identifier is changed once its new address is confirmed', async () => {
    await expect(messages(page)).toContainText('Identifiant modifié avec succès.')
  })
  await page.context().clearCookies()
  await arrive(page, NOUVEL, AUTRE)
  await openSecurite(page)
  await expect(card(page, 'Se connecter')).toContainText(NOUVEL)

  // The former address takes it back, for a week.
  await page.goto(await linkTo(page, EMAIL, /Votre identifiant a changé/))
  await title(page, 'Revenir à mon identifiant précédent')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Revenir à cette adresse' }).click()
  await title(page, 'Votre identifiant est rétabli')
  await expectAccessible(page)
  await arrive(page, EMAIL, AUTRE)
  await page.goto('/#/demandes')
  await title(page, 'Mes demandes')

  await test.step('by hand: refused, asked for more and accepted, another address waits to be confirmed', async () => {
    const clerk = await openClerkHorizon()
    const email = 'securite-a-la-main@inscription.example.org'
    const ligne: Ligne = {
      path: '/forms/changementidentifiant/form',
      acte: 'changementIdentifiantActeGestion',
      libelle: 'Changer mon identifiant',
      contrat: connus.marcAntoine.numeroContrat,
      isSeul: true,
      data: () => ({ email }),
      ecran: ['profil/securite', 'Sécurité'],
      lit: () =>
        expect(card(page, 'Se connecter')).toContainText(`${email} attend d’être confirmée`),
    }
    const code = () => prouver(page, EMAIL)
    await clerk.aLaMain(ligne.acte, () =>
      vivre({ page, clerk, essai: essais() }, [ligne], { code }),
    )
    await clerk.close()
  })
})
