import type { Page } from '@playwright/test'
import { essais, type Ligne, vivre } from '../support/a-la-main.ts'
import { signIn } from '../support/accounts.ts'
import { prouver } from '../support/actes.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { openClerkHorizon } from '../support/demandes.ts'
import { codeAfter, lastMessageId, messageTo } from '../support/mailbox.ts'
import { dialog, expectNarrow, messages } from '../support/pages.ts'
import { connus, createAccount, MOT_DE_PASSE } from '../support/register.ts'
import { expect, test } from '../support/test.ts'

const EMAIL = 'suppression@inscription.example.org'
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

async function arrive(page: Page, route: string, name: string) {
  await signIn(page, EMAIL, MOT_DE_PASSE)
  await page.goto('about:blank')
  await page.goto(`/#/${route}`)
  await expect(title(page, name)).toBeVisible()
}

/** From the recap on: a code, and one is out. */
async function envoyer(page: Page) {
  const last = await lastMessageId(page, EMAIL, /confirmer votre identité/)
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(dialog(page)).toBeVisible()
  const code = await codeAfter(page, EMAIL, /confirmer votre identité/, last)
  await dialog(page).getByLabel('Code de sécurité à 6 chiffres').fill(code)
  await dialog(page).getByRole('button', { name: 'Valider' }).click()
  await expect(title(page, 'La suppression de votre compte est demandée')).toBeVisible()
}

test('R7.92 an account is to be closed, saved by whoever signs in again, asked for anew and saved by its mail', async ({
  page,
  problems,
}) => {
  test.setTimeout(180_000)
  problems.expect(/401|403/)
  // An account of its own: its sessions end.
  await createAccount(page, connus.paul, EMAIL)
  await arrive(page, 'profil', 'Mon profil')
  await page.getByRole('link', { name: 'Supprimer mon compte' }).click()
  await expect(title(page, 'Supprimer mon compte')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('Supprimer votre compte ne résilie rien')
  await expect(main).toContainText('cinq ans au moins après la fin du contrat')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('alert')).toContainText('Tapez le mot SUPPRIMER pour confirmer')
  await expectAccessibleInBothSchemes(page)
  await expectNarrow(page)
  await page.getByLabel('Pourquoi partez-vous').selectOption('Je ne m’en sers pas')
  await page.getByLabel('Confirmation').fill('supprimer')
  await page.keyboard.press('Enter')
  const change = page.getByRole('region', { name: 'Ce qui change pour vous' })
  await expect(change).toContainText('Espace personnel')
  await expect(change).toContainText(/Prend effet le /)
  await expectAccessible(page)
  await envoyer(page)
  await expect(main).toContainText('Tous vos appareils viennent d’être déconnectés')
  await expectAccessible(page)
  expect((await page.request.get('/api/identity/user')).status()).toBe(401)

  await arrive(page, 'accueil', 'Bonjour Paul')
  await expect(main).toContainText(/Votre espace sera fermé le /)
  await expectAccessibleInBothSchemes(page)
  await expectNarrow(page)
  await page.goto('/#/profil/suppression')
  await expect(main).toContainText('La suppression de votre compte est déjà demandée')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Annuler la suppression' }).press('Enter')
  await expect(messages(page)).toContainText('La suppression est annulée')
  await expect(main).not.toContainText('Votre espace sera fermé')
  await messageTo(page, EMAIL, /Votre espace reste ouvert/)

  await expect(page.getByLabel('Confirmation')).toHaveValue('')
  await page.getByLabel('Confirmation').fill('SUPPRIMER')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await envoyer(page)
  const { text } = await messageTo(page, EMAIL, /Votre espace sera fermé le /)
  const lien = new URL(/https?:\/\/\S+annuler-suppression\S+/.exec(text)?.[0] ?? '')
  await page.goto(`/${lien.hash}`)
  await expect(title(page, 'Annuler la suppression de mon compte')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Annuler la suppression' }).click()
  await expect(title(page, 'Votre espace reste ouvert')).toBeVisible()
  await arrive(page, 'accueil', 'Bonjour Paul')
  await expect(main).not.toContainText('Votre espace sera fermé')

  await test.step('by hand: refused, asked for more and accepted, it is to be closed; kept once more', async () => {
    const clerk = await openClerkHorizon()
    const ligne: Ligne = {
      path: '/forms/suppressioncompte/form',
      acte: 'suppressionCompteActeGestion',
      libelle: 'Supprimer mon compte',
      contrat: connus.paul.numeroContrat,
      isSeul: true,
      isRendue: true,
      data: () => ({ motif: 'papier', confirmation: 'supprimer' }),
      ecran: ['profil', 'Mon profil'],
      lit: () => expect(main).toContainText(/Votre espace sera fermé le /),
    }
    const code = () => prouver(page, EMAIL)
    await clerk.aLaMain(ligne.acte, () =>
      vivre({ page, clerk, essai: essais() }, [ligne], { code }),
    )
    await page.reload()
    await expect(title(page, 'Mon profil')).toBeVisible()
    await expect(main).not.toContainText('Votre espace sera fermé')
    await clerk.close()
  })
})
