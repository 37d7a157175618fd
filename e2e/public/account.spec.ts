import type { Page } from '@playwright/test'
import { fillAtlas, fillLogin, fillLoginCode, protect } from '../support/accounts.ts'
import { atlasUrl, providerUrl } from '../support/addresses.ts'
import { addAuthenticator } from '../support/authenticator.ts'
import { expectAccessible } from '../support/axe.ts'
import { codeAfter, followMail, linkTo, messageTo } from '../support/mailbox.ts'
import { withSettings } from '../support/portail.ts'
import {
  answerDematerialisation,
  connus,
  expectDisplayEmail,
  fillIdentifiant,
  fillPersonne,
  fillRegister,
  invitee,
  MOT_DE_PASSE,
  openRegister,
  type Personne,
  validate,
} from '../support/register.ts'
import { expect, test } from '../support/test.ts'

const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

/** Asks for another identifier, up to the dialog that says what will happen. */
async function askIdentifiant(page: Page, personne: Personne, email: string) {
  await page.goto('about:blank')
  await page.goto('/#/forgot-username')
  await title(page, 'Identifiant oublié')
  await expect(page.getByLabel(/^Nouvel identifiant \(adresse e-mail\)/)).toBeVisible()
  await fillPersonne(page, personne)
  await fillIdentifiant(page, email)
  await validate(page)
}

/** « jeudi 19 novembre 2026 à 9 h 31 (heure de Paris) », as it stands in a sentence. */
const EFFET = /(\p{L}+ \S+ \p{L}+ \d{4} à \d+\u00a0h\u00a0\d\d \(heure de Paris\))/u

test('R1.07 R1.08 R1.09 R1.10 a whole account: created, confirmed, password and identifier forgotten', async ({
  page,
  problems,
}) => {
  problems.expect(/401/)
  test.setTimeout(150_000)
  const email = 'vie@inscription.example.org'
  await openRegister(page)
  await fillRegister(page, connus.hugo, email)
  await validate(page)
  await answerDematerialisation(page)
  await expectDisplayEmail(page)
  await expectAccessible(page)

  // Opening the link changes nothing: a click does.
  await page.goto(await linkTo(page, email, /Activez votre espace/))
  await title(page, 'Activer mon espace')
  await expectAccessible(page)
  await test.step('R2.19 R2.20 the address is confirmed', async () => {
    await page.getByRole('button', { name: 'Confirmer mon adresse e-mail' }).click()
    await title(page, 'Votre espace est activé')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Se connecter' }).click()
  })
  await fillLogin(page, email, MOT_DE_PASSE)
  await title(page, 'Bonjour Hugo')
  const device = await addAuthenticator(page)
  await page.getByRole('button', { name: 'Mon compte, Hugo Lefèvre' }).click()
  await page.getByRole('menuitem', { name: 'Clés d’accès' }).click()
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  await messageTo(page, email, /Une clé d’accès a été ajoutée/)
  // Left there, it would sign in by itself wherever the page offers to.
  await device.remove()
  await page.context().clearCookies()

  await page.goto('/#/forgot-password')
  await page.reload()
  await title(page, 'Mot de passe oublié')
  await expectAccessible(page)
  await test.step('R2.26 R2.29 R2.30 R2.31 a forgotten password is asked for', async () => {
    await page.getByLabel('Identifiant (adresse e-mail)').fill(email)
    await page.getByRole('textbox', { name: 'Date de naissance' }).fill('12/05/1985')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await title(page, 'Votre demande est prise en compte')
    await expect(page.getByText('courriers indésirables')).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/Si .*adresse.*compte.*lien/s)
  })
  await expectAccessible(page)

  const reset = await linkTo(page, email, /Choisissez un nouveau mot de passe/)
  await page.goto(reset)
  await test.step('R2.48 R2.50 the link opens the form of a new password', async () => {
    await title(page, 'Choisir un nouveau mot de passe')
    await page.getByLabel(/^Nouveau mot de passe/).fill('Xylophone!2026')
    await page.getByLabel('Confirmation du mot de passe').fill('Xylophone!2025')
  })
  await validate(page)
  await expect(page.getByText('Merci de saisir les mots de passe à l’identique.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(/^Nouveau mot de passe/).fill('Lefevre!2026')
  await page.getByLabel('Confirmation du mot de passe').fill('Lefevre!2026')
  problems.expect(/400/)
  await validate(page)
  await expect(page.getByText(/ne doit contenir ni votre nom/).first()).toBeVisible()
  await page.getByLabel(/^Nouveau mot de passe/).fill('Xylophone!2026')
  await page.getByLabel('Confirmation du mot de passe').fill('Xylophone!2026')
  await page.getByRole('checkbox', { name: 'Supprimer aussi mes clés d’accès' }).check()
  await expectAccessible(page)
  await validate(page)
  await test.step('R2.51 R2.52 it is changed, and one signs in with it', async () => {
    await title(page, 'Votre mot de passe est modifié')
    await messageTo(page, email, /Vos clés d’accès ont été supprimées, comme vous l’avez demandé/)
    await page.getByRole('link', { name: 'Se connecter' }).click()
  })
  await fillLogin(page, email, 'Xylophone!2026')
  await title(page, 'Bonjour Hugo')
  await page.context().clearCookies()

  // The same link, a second time.
  await page.goto('about:blank')
  await page.goto(reset)
  await test.step('R2.53 a link that has served leads to asking for another', async () => {
    await title(page, 'Le lien que vous avez suivi n’est plus valide')
    await expect(page).toHaveURL(/#\/reset-password-error$/)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Mot de passe oublié' }).click()
    await title(page, 'Mot de passe oublié')
  })

  const nouvel = 'autre-vie@inscription.example.org'
  await test.step('R2.32 R2.33 R2.36 R2.37 another identifier is asked for, told, then confirmed by a mail', async () => {
    await askIdentifiant(page, connus.hugo, nouvel)
    const info = dialogOf(page)
    await expect(info).toContainText('Votre identifiant va changer')
    await expect(info).toContainText('72\u00a0heures après votre demande')
    await expectAccessible(page)
    await info.getByRole('button', { name: 'Continuer' }).click()
    await expectDisplayEmail(page)
  })
  const told = EFFET.exec((await page.getByRole('main').innerText()) ?? '')?.[1] ?? ''
  expect(told).not.toBe('')
  await expectAccessible(page)
  const asked = await messageTo(page, email, /changement d’identifiant a été demandé/)
  expect(asked.text).toContain(told)

  // Opening the page does nothing; the click confirms, and the day is the one that was told.
  const confirm = await linkTo(page, nouvel, /Confirmez votre nouvel identifiant/)
  expect(confirm).toContain('/#/confirmer-identifiant?')
  await page.goto(confirm)
  await title(page, 'Confirmer mon nouvel identifiant')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirmer mon nouvel identifiant' }).click()
  await title(page, 'Votre nouvelle adresse est confirmée')
  await expect(page.getByText(told)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Se connecter' }).click()
  await fillLogin(page, email, 'Xylophone!2026')
  await title(page, 'Bonjour Hugo')
  await page.context().clearCookies()

  const cancel = await linkTo(page, email, /changement d’identifiant a été demandé/)
  expect(cancel).toContain('/#/annuler-identifiant?')
  await page.goto('about:blank')
  await page.goto(cancel)
  await title(page, 'Annuler le changement d’identifiant')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Annuler le changement' }).click()
  await title(page, 'Le changement est annulé')
  await expectAccessible(page)
  await messageTo(page, email, /Le changement d’identifiant est annulé/)
  for (const link of [cancel, confirm]) {
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByRole('button', { name: /Annuler le changement|Confirmer mon nouvel/ }).click()
    await title(page, 'Le lien que vous avez suivi n’est plus valide')
    await expectAccessible(page)
  }
})

const THEO = 'theo.giraud@example.org'

test('R2.61 R2.46 R2.20 a member of the client with its own provider, from the form to the mail, and to a first sign-in there', async ({
  page,
  problems,
}) => {
  // The page that is left as its cookies go.
  problems.expect(/401/)
  test.setTimeout(90_000)
  await page.goto(`${atlasUrl}/#/register`)
  await page.getByLabel('Numéro d’adhérent').fill('70310004')
  await page.getByLabel(/^Nom/).fill('giraud')
  await page.getByLabel(/^Prénom/).fill('Theo')
  await page.getByRole('textbox', { name: 'Date de naissance' }).fill('22/01/1991')
  // This client compares neither postal code nor IBAN, and proposes nothing by electronic means.
  await expect(page.getByLabel('Code postal')).toHaveCount(0)
  await expect(page.getByLabel(/^Mot de passe/)).toHaveCount(0)
  await fillIdentifiant(page, THEO)
  await page.getByRole('checkbox', { name: /conditions d’utilisation/ }).check()
  await validate(page)
  await expectDisplayEmail(page)
  const tab = await followMail(
    page,
    'Activez votre espace personnel',
    'Activer mon espace',
    atlasUrl,
  )
  await title(tab, 'Activer mon espace')
  await expectAccessible(tab)
  await tab.getByRole('button', { name: 'Confirmer mon adresse e-mail' }).click()
  await title(tab, 'Votre espace est activé')

  // The provider knows that address: whose space it is, a code proves to the portal, once.
  await fillAtlas(tab, THEO)
  await title(tab, 'Code de sécurité')
  await expect(tab.getByText(/pour la première fois par ce service/)).toBeVisible()
  await expectAccessible(tab)
  const code = await codeAfter(tab, THEO, /vous connecter/, 0, atlasUrl)
  await tab.getByLabel('Code de sécurité à 6 chiffres').fill(code)
  await validate(tab)
  await title(tab, 'Bonjour Théo')
  await tab.context().clearCookies()
  await fillAtlas(tab, THEO)
  await title(tab, 'Bonjour Théo')
})

test('a link that served, one that expired, and a protected account', async ({
  page,
  problems,
}) => {
  test.setTimeout(120_000)
  problems.expect(/400|401/)
  const email = 'expire@inscription.example.org'
  await openRegister(page)
  await fillRegister(page, connus.ange, email)
  await validate(page)
  await answerDematerialisation(page)
  await expectDisplayEmail(page)
  const link = await linkTo(page, email, /Activez votre espace/)
  await page.goto(link.replace(/code=[^&]*/, 'code=perime'))
  await page.getByRole('button', { name: 'Confirmer mon adresse e-mail' }).click()
  await test.step('R2.22 R2.23 R8.26 a link that has expired is sent anew', async () => {
    await title(page, 'Ce lien a expiré')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Recevoir un nouveau lien' }).click()
    await expect(page.getByText('Le mail d’activation a été renvoyé.')).toBeVisible()
  })
  await expect
    .poll(async () => (await linkTo(page, email, /Activez votre espace/)) === link)
    .toBe(false)
  const fresh = await linkTo(page, email, /Activez votre espace/)
  await page.goto('about:blank')
  await page.goto(fresh)
  await page.getByRole('button', { name: 'Confirmer mon adresse e-mail' }).click()
  await title(page, 'Votre espace est activé')
  await page.goto('about:blank')
  await page.goto(fresh)
  await page.getByRole('button', { name: 'Confirmer mon adresse e-mail' }).click()
  await test.step('R2.21 one that has served says that it is done', async () => {
    await title(page, 'Votre espace est déjà activé')
    await page.getByRole('link', { name: 'Se connecter' }).click()
  })

  // Protected by a code, the identifier changes as soon as the new address is confirmed.
  await fillLogin(page, email, MOT_DE_PASSE)
  await title(page, 'Bonjour Ange')
  const mobile = '+33639981979'
  await protect(page, mobile)
  await page.context().clearCookies()
  const nouvel = 'ange.nouveau@inscription.example.org'
  await askIdentifiant(page, connus.ange, nouvel)
  await test.step('R2.35 a code is asked for first', async () => {
    await dialogOf(page)
      .getByLabel(/Code de sécurité/)
      .fill(await codeAfter(page, mobile, /confirmer votre identité/, 0))
    await dialogOf(page).getByRole('button', { name: 'Valider' }).click()
    await expect(dialogOf(page)).toContainText('Votre identifiant va changer')
  })
  await expect(dialogOf(page)).toContainText('dès que vous aurez réactivé votre compte')
  await dialogOf(page).getByRole('button', { name: 'Continuer' }).click()
  await expectDisplayEmail(page)
  await expect(
    page.getByText('Une fois confirmée, elle sera votre identifiant aussitôt.'),
  ).toBeVisible()
  await page.goto(await linkTo(page, nouvel, /Confirmez votre nouvel identifiant/))
  await page.getByRole('button', { name: 'Confirmer mon nouvel identifiant' }).click()
  await title(page, 'Votre identifiant a changé')
  await expectAccessible(page)
  await messageTo(page, email, /Votre identifiant a changé/)
  await messageTo(page, nouvel, /Votre nouvel identifiant est en place/)
  await page.getByRole('link', { name: 'Se connecter' }).click()
  await fillLogin(page, nouvel, MOT_DE_PASSE)
  await fillLoginCode(page, mobile)
  await title(page, 'Bonjour Ange')
})

test('the guest of an administrator activates her account', async ({ page }) => {
  test.setTimeout(90_000)
  const email = 'invitee@example.org'
  await page.goto('/#/forgot-password')
  await page.getByLabel('Identifiant (adresse e-mail)').fill(email)
  await page.getByRole('textbox', { name: 'Date de naissance' }).fill('27/06/1975')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await title(page, 'Votre demande est prise en compte')
  await page.goto(await linkTo(page, email, /Votre espace personnel vous attend/))
  await test.step('R2.11 R2.14 R2.15 R6.11 the link of an invitation asks for the terms and the consents', async () => {
    await title(page, 'Activer mon compte')
    // The terms, two consents, and the kind of social security number.
    await expect(page.getByRole('checkbox')).toHaveCount(4)
    await validate(page)
    await expect(
      page.getByRole('link', { name: 'Vous devez accepter les conditions d’utilisation du site' }),
    ).toBeVisible()
  })
  await expectAccessible(page)
  // Whoever holds the link is not yet the person: they are recognised, and answer a code sent to what the insurer knows.
  await fillPersonne(page, invitee)
  await test.step('R2.13 a password and its confirmation are chosen', async () => {
    await page.getByLabel(/^Mot de passe/).fill('Horizon!2026')
    await page.getByLabel('Confirmation du mot de passe').fill('Horizon!2026')
  })
  await page.getByRole('checkbox', { name: /conditions d’utilisation/ }).check()
  await validate(page)
  await dialogOf(page)
    .getByLabel(/Code de sécurité/)
    .fill(await codeAfter(page, '+33639980275', /confirmer votre identité/, 0))
  await expectAccessible(page)
  await dialogOf(page).getByRole('button', { name: 'Valider' }).click()
  await test.step('R2.16 R2.17 R2.18 after the question of papers, the account is open', async () => {
    await answerDematerialisation(page)
    await title(page, 'Votre compte est activé')
    await expect(page).toHaveURL(/#\/activate-user-confirmation$/)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Se connecter' }).click()
  })
  await fillLogin(page, email)
  await title(page, 'Bonjour Nathalie')
})

test('on the way to an account', { tag: '@everywhere' }, async ({ page }) => {
  for (const [route, name] of [
    ['display-email', 'Consultez votre boîte de réception'],
    ['delete-user-confirmation', 'Votre compte est supprimé'],
  ] as const)
    await test.step(`R2.24 R2.25 ${route} @everywhere`, async () => {
      await page.goto(`/#/${route}`)
      await title(page, name)
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Accueil' }).click()
      await title(page, 'Votre espace personnel')
    })
  await test.step('whoever created their space themselves chooses a password, and sends no consent', async () => {
    await page.route('**/api/identity/check-token', (route) =>
      route.fulfill({ json: { isCreatedByAdmin: false } }),
    )
    await page.route('**/api/identity/activate-user', (route) =>
      route.fulfill({ json: { jetonDematerialisation: null } }),
    )
    await page.goto('/#/activate-user?code=x&userId=y')
    await title(page, 'Activer mon compte')
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await page.getByLabel(/^Mot de passe/).fill('Horizon!2026')
    await page.getByLabel('Confirmation du mot de passe').fill('Horizon!2026')
    const sent = page.waitForRequest('**/api/identity/activate-user')
    await validate(page)
    expect(Object.keys((await sent).postDataJSON()).sort()).toEqual([
      'code',
      'confirmPassword',
      'password',
      'userId',
    ])
    await title(page, 'Votre compte est activé')
    await page.unrouteAll()
  })
  await test.step('R2.42 R2.43 R2.59 redirect-to-mobile leads to the client’s own places only', async () => {
    await page.route(/play\.google\.com/, (route) => route.fulfill({ body: 'magasin' }))
    const store = 'https://play.google.com/store/apps/details?id=org.example.mutuellehorizon'
    await page.goto(`/#/redirect-to-mobile/${encodeURIComponent(store)}`)
    await expect(page.getByText('magasin')).toBeVisible()
    await page.goto(`/#/redirect-to-mobile/mutuellehorizon://accueil`)
    await expect(page.getByRole('link', { name: 'cliquer ici' })).toHaveAttribute(
      'href',
      'mutuellehorizon://accueil',
    )
    await expectAccessible(page)
    await page.goto(`/#/redirect-to-mobile/${encodeURIComponent('https://pirate.example/')}`)
    await title(page, 'Page introuvable')
  })
  await test.step('a client that says so leads anywhere, and confirms an address without a click', async () => {
    await withSettings(page, ({ config }) => {
      config.isRedirectionLibre = true
      config.isConfirmationSansClic = true
    })
    await page.route('https://ailleurs.example/**', (route) => route.fulfill({ body: 'ailleurs' }))
    await page.goto('about:blank')
    await page.goto(`/#/redirect-to-mobile/${encodeURIComponent('https://ailleurs.example/')}`)
    await expect(page.getByText('ailleurs')).toBeVisible()
    await page.route('**/api/identity/confirm-email', (route) => route.fulfill({ json: {} }))
    await page.goto('/#/confirm-email?code=x&userId=y')
    await title(page, 'Votre espace est activé')
  })
})

test('links that lead elsewhere', async ({ page, problems }) => {
  problems.expect(/400|401/)
  await test.step('R2.12 R2.49 R8.49 links that mean nothing lead to asking for another', async () => {
    await page.goto('/#/activate-user?code=x&userId=y')
    await title(page, 'Le lien que vous avez suivi n’est plus valide')
    await expect(page.getByRole('link', { name: 'Mot de passe oublié' })).toHaveAttribute(
      'href',
      '#/forgot-password',
    )
    const refus = page.waitForResponse(/\/api\/identity\/check-token$/)
    await page.goto('/#/reset-password?code=x&userId=y')
    expect(await (await refus).json()).toMatchObject({ code: 'InvalidToken' })
    await expect(page).toHaveURL(/#\/reset-password-error$/)
  })
  await test.step('R2.57 R2.58 R2.59 R2.60 what an account is asked for leads to the provider, where there is an external one', async () => {
    for (const route of [
      'activate-user?code=x&userId=y',
      'activate-user-confirmation',
      'forgot-password',
      'redirect-to-mobile/x',
      'reset-password?code=x&userId=y',
    ]) {
      // The screen leaves before it has loaded.
      await page.goto(`${atlasUrl}/#/${route}`).catch(() => null)
      await expect(page, route).toHaveURL(new RegExp(`^${providerUrl}/connexion/`))
      await page.goto('about:blank')
    }
  })
})
