import type { Page } from '@playwright/test'
import { totp } from '../../scripts/support/totp.ts'
import { openStaff } from '../support/accounts.ts'
import { addAuthenticator } from '../support/authenticator.ts'
import { expectAccessible } from '../support/axe.ts'
import { codeAfter, linkTo } from '../support/mailbox.ts'
import { silencePopups } from '../support/popups.ts'
import { MOT_DE_PASSE, validate } from '../support/register.ts'
import { test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

const secretIn = async (page: Page) =>
  ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '')

test('a colleague without a mobile adds an application at sign-in, another one from « Mon accès », and a key that signs her in alone', async ({
  page,
  browser,
}) => {
  const email = `acces-${Date.now()}@example.org`
  await openStaff(page, 'admin@example.org', '/#/admin/utilisateurs')
  await page.getByRole('button', { name: 'Inviter un collègue' }).click()
  const invitation = page.getByRole('dialog', { name: 'Inviter un collègue' })
  await invitation.getByLabel('Prénom').fill('Ada')
  await invitation.getByLabel(/^Nom/).fill('Sans Mobile')
  await invitation.getByLabel('Adresse e-mail').fill(email)
  await invitation.getByRole('checkbox', { name: 'Gestionnaire' }).check()
  await invitation.getByRole('button', { name: 'Inviter un collègue' }).click()
  const lien = await linkTo(page, email, /Choisissez votre mot de passe/)

  // A device of her own.
  const ada = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await silencePopups(ada.context())
  await ada.goto(lien)
  await ada.getByLabel(/^(Nouveau m|M)ot de passe/).fill(MOT_DE_PASSE)
  await ada.getByLabel('Confirmation du mot de passe').fill(MOT_DE_PASSE)
  await ada.getByRole('checkbox', { name: /conditions d’utilisation/ }).check()
  await validate(ada)
  await ada.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  await ada.getByLabel('Identifiant (adresse e-mail)').fill(email)
  await ada.getByLabel('Mot de passe').fill(MOT_DE_PASSE)
  await ada.getByRole('button', { name: 'Me connecter', exact: true }).click()
  const champ = ada.getByLabel('Code de sécurité à 6 chiffres')
  await champ.fill(await codeAfter(ada, email, /vous connecter/, 0))
  await validate(ada)
  await expect(ada.getByRole('heading', { level: 1, name: 'Protégez votre accès' })).toBeVisible()
  const premiere = await secretIn(ada)
  await champ.fill(totp(premiere, -1))
  await ada.locator('button[type=submit]').click()
  await ada.getByRole('button', { name: 'Aller à l’administration' }).click()

  await ada.goto('/#/admin/mon-acces')
  await ada.getByRole('button', { name: 'Remplacer mon application d’authentification' }).click()
  const dialog = ada.getByRole('dialog', { name: 'Remplacer mon application d’authentification' })
  await expect(dialog.getByRole('img', { name: /^Code QR/ })).toBeVisible()
  await expectAccessible(ada)
  await dialog.getByLabel('Code de l’application actuelle').fill(totp(premiere))
  await dialog.getByLabel('Code de la nouvelle application').fill(totp(await secretIn(ada)))
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toBeHidden()
  await expect(ada.getByText('L’application d’authentification est ajoutée')).toBeVisible()

  // A key of her own: it opens the back office by itself, without password or code.
  const device = await addAuthenticator(ada)
  await ada.getByRole('button', { name: 'Gérer mes clés d’accès' }).click()
  await ada.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  await expect.poll(device.keys).toBe(1)
  await expectAccessible(ada)
  await ada.keyboard.press('Escape')
  await ada.getByRole('button', { name: 'Mon compte, Ada Sans Mobile' }).click()
  await ada.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await ada.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await ada.getByRole('link', { name: 'Me connecter' }).click()
  await ada.getByRole('button', { name: 'Me connecter avec une clé d’accès' }).click()
  await ada.getByRole('button', { name: 'Aller à l’administration' }).click()
  await expect(ada.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
  await ada.context().close()
})

test('an administrator sees the jobs that serve several insurers, and cannot make them wait', async ({
  page,
}) => {
  await openStaff(page, 'admin@example.org', '/#/admin/exploitation')
  await expect(page.getByRole('row', { name: /conservation\.suppression/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Suspendre/ })).toHaveCount(0)
  await expectAccessible(page)
})
