import type { Locator, Page } from '@playwright/test'
import { essais } from '../support/a-la-main.ts'
import { arrive, login } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { answerConsentements } from '../support/fenetres.ts'
import { messageTo } from '../support/mailbox.ts'
import { consents, dialogs, expectCalm, goTo, messages, news } from '../support/pages.ts'
import { withSettings } from '../support/portail.ts'
import { avecCode, fillRib, ribDialog, saveRib, withoutRib } from '../support/rib.ts'
import { expect, test } from '../support/test.ts'

test.use({ popups: 'shown' })

// Signing out ends whatever sign-in of the same person is under way elsewhere: one test at a time, with
// somebody whom few others sign in as.
test.describe.configure({ mode: 'default' })

const JEANNE = 'jeanne.moreau@example.org'
const card = (page: Page, name: string) => page.getByRole('region', { name })
const greeting = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Bonjour Jeanne' })).toBeVisible()

async function logout(page: Page) {
  await page.getByRole('button', { name: 'Mon compte, Jeanne Moreau' }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await expect(page.getByRole('link', { name: 'Me connecter' })).toBeVisible()
}

/** The first time, for certain; an earlier try may have given it already. */
async function isAsked(page: Page, dialog: Locator): Promise<boolean> {
  await expect(dialogs(page)).toBeVisible()
  return essais() === 0 || (await dialog.count()) > 0
}

test('Jeanne signs in for the first time, and is asked for what she owes', async ({
  page,
  problems,
}) => {
  await test.step('R1.19 R4.22 R4.23 R7.39 Jeanne answers each consent at sign-in; the last one closes them, and the next thing opens by itself', async () => {
    await login(page, JEANNE)
    if (!(await isAsked(page, consents(page)))) return
    const items = consents(page).locator('ul').first().getByRole('listitem')
    await expect(items).toHaveCount(2)
    await expectAccessible(page)
    await items
      .filter({ hasText: 'enquêtes de satisfaction' })
      .getByRole('button', { name: /^Je refuse/ })
      .click()
    await test.step('R8.33 the toast of a consent', async () => {
      await expect(messages(page)).toContainText(
        'Nous avons bien pris en compte votre consentement.',
      )
    })
    await expect(items).toHaveCount(1)
    await expect(items.getByRole('button', { name: /^Je refuse/ })).toBeFocused()
    await items.getByRole('button', { name: /^J’accepte/ }).click()
    await expect(consents(page)).toHaveCount(0)
    await expect(ribDialog(page)).toBeVisible()
    await expect(dialogs(page)).toHaveCount(1)
  })
  await test.step('R1.15 R1.18 R3.09 R5.56 Jeanne gives her RIB at sign-in, and sees it at once', async () => {
    // The first call says that a code is needed.
    problems.expect(/status of 403/)
    if (!(await isAsked(page, ribDialog(page)))) return
    await expect(ribDialog(page)).toContainText('Santé Confort, n°\u00a020450005')
    await expect(ribDialog(page)).toContainText('Aucun compte enregistré')
    await test.step('R5.44 the short note of fields that must be filled in', async () => {
      await expect(ribDialog(page).getByText('* saisie obligatoire')).toBeVisible()
    })
    await expect(ribDialog(page).getByLabel('Titulaire du compte')).toHaveValue('Jeanne Moreau')
    await expectAccessible(page)
    await ribDialog(page).getByLabel('Titulaire du compte').fill('')
    await saveRib(page)
    for (const message of [
      'Le titulaire du compte est obligatoire',
      'L’IBAN est obligatoire',
      'Le BIC est obligatoire',
    ])
      await expect(ribDialog(page).getByRole('link', { name: message })).toBeVisible()
    await expect(ribDialog(page)).not.toContainText('Merci de joindre')
    await expectAccessible(page)

    await page.evaluate(() => Object.assign(window, { samePage: true }))
    await ribDialog(page).getByLabel('Titulaire du compte').fill('Jeanne Moreau')
    await fillRib(page, 'fr76 3000 6000 0120 0000 0710 286')
    await test.step('R5.57 an IBAN typed in small letters is one of capitals', async () => {
      await expect(ribDialog(page).getByLabel('IBAN')).toHaveValue(
        'FR76 3000 6000 0120 0000 0710 286',
      )
    })
    await avecCode(page, JEANNE, saveRib)
    await test.step('R7.35 R8.27 R8.29 the toast of an act, and that a mail has left', async () => {
      await expect(messages(page)).toContainText('Votre demande a bien été prise en compte')
      await expect(messages(page)).not.toContainText('plus brefs délais')
      await expect(messages(page)).toContainText(
        'Un e-mail de confirmation vient de vous être envoyé.',
      )
    })
    await expect(ribDialog(page)).toHaveCount(0)
    await expect(card(page, 'Compte bancaire')).toContainText('FR•• •••• 0286')
    // Whatever clerks ask her for meanwhile in other journeys.
    await expect(page.getByRole('link', { name: 'Ajouter mon compte bancaire' })).toHaveCount(0)
    const mail = await messageTo(page, JEANNE, /coordonnées bancaires ont été modifiées/)
    expect(mail.text).toContain('FR•• •••• 0286')
    expect(mail.text).not.toContain('FR7630006000012000000710286')
    await test.step('R9.16 her contracts were read again in place: the page did not reload', async () => {
      expect(await page.evaluate(() => 'samePage' in window)).toBe(true)
    })
  })
  await test.step('the insurer’s message comes last', async () => {
    await news(page).getByRole('button', { name: 'Fermer', exact: true }).last().click()
    await expectCalm(page)
  })
  await test.step('R4.22 R7.39 her answers are hers to change: on the profile, with the same act', async () => {
    await goTo(page, 'profil', 'Mon profil')
    const enquetes = card(page, 'Mes consentements')
      .getByRole('listitem')
      .filter({ hasText: 'enquêtes de satisfaction' })
    if (essais() === 0) await expect(enquetes).toContainText('Refusé')
    if (await enquetes.getByText('Refusé').count())
      await enquetes.getByRole('button', { name: /^J’accepte/ }).click()
    await expect(enquetes).toContainText('Accepté')
    await expectAccessible(page)
    await goTo(page, 'demandes?etat=terminees', 'Mes demandes')
    await expect(
      page.getByRole('list', { name: 'Vos demandes' }).getByRole('link', { name: /consentements/ }),
    ).toHaveCount(3)
  })
  await test.step('nothing is asked for again; the message that was closed comes back with the next sign-in, unless it is silenced', async () => {
    await logout(page)
    await arrive(page, JEANNE)
    await greeting(page)
    await expect(card(page, 'Compte bancaire')).toContainText('FR•• •••• 0286')
    await expect(news(page)).toBeVisible()
    await expect(dialogs(page)).toHaveCount(1)
    await news(page).getByLabel('Ne plus afficher ce message').check()
    await news(page).press('Escape')
    await expect(dialogs(page)).toHaveCount(0)
    await test.step('R4.34 R9.14 a message that is silenced stays so for 365 days', async () => {
      const cookies = await page.context().cookies()
      const { expires = 0 } = cookies.find(({ name }) => name.startsWith('popup_')) ?? {}
      expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(365)
    })
    // As at the next sign-in, which remembers nothing but that.
    await page.evaluate(() => window.localStorage.clear())
    await page.reload()
    await greeting(page)
    await expectCalm(page)
  })
})

test('Jeanne closes what she is asked for, and leaves', async ({ page }) => {
  await test.step('one thing put off is all put off: a single dialog, until the next sign-in', async () => {
    await answerConsentements(page)
    await withoutRib(page)
    await arrive(page, JEANNE)
    await greeting(page)
    await expect(consents(page)).toBeVisible()
    await expect(dialogs(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expectCalm(page)
    await page.reload()
    await greeting(page)
    await expectCalm(page)
    // What is due is still said, and leads to the same act.
    await card(page, 'À faire').getByRole('link', { name: 'Ajouter mon compte bancaire' }).click()
    await expect(
      page.getByRole('heading', { name: 'Changer le compte de mes remboursements' }),
    ).toBeFocused()
    await logout(page)
  })
  await test.step('who cannot give the RIB now leaves by the door, not by the window', async () => {
    await withSettings(page, ({ config }) => {
      config.isPopupPrestationBlocking = true
    })
    await arrive(page, JEANNE)
    await consents(page).press('Escape')
    await expect(ribDialog(page)).toBeVisible()
    await page.reload()
    await expect(ribDialog(page)).toBeVisible()
    // The session is over for a while before the page knows: it listens to nothing any more, and is refused nothing.
    await page.route('**/api/identity/logout', async (route) => {
      const response = await route.fetch()
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.fulfill({ response })
    })
    await ribDialog(page).getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page.getByRole('link', { name: 'Me connecter' })).toBeVisible()
    await expect(dialogs(page)).toHaveCount(0)
  })
})
