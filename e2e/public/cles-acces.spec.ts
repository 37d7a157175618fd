import type { Locator, Page } from '@playwright/test'
import { CAMILLE, loginAs, openAt } from '../support/accounts.ts'
import { addAuthenticator } from '../support/authenticator.ts'
import { expectAccessible } from '../support/axe.ts'
import { openFigurant } from '../support/figurants.ts'
import { codeAfter, lastMessageId, messageTo } from '../support/mailbox.ts'
import { goTo } from '../support/pages.ts'
import { failing } from '../support/portail.ts'
import { expect, test } from '../support/test.ts'

const JULIEN = 'julien.martin@example.org'
const NOM = 'Maud Chevalier'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Clés d’accès' })
const keys = (page: Page) =>
  dialog(page).getByRole('list', { name: 'Clés d’accès' }).getByRole('listitem')
const addButton = (page: Page) => page.getByRole('button', { name: 'Ajouter une clé d’accès' })
const keyButton = (page: Page) =>
  page.getByRole('button', { name: 'Me connecter avec une clé d’accès' })
const greeting = (page: Page, prenom: string) =>
  page.getByRole('heading', { level: 1, name: `Bonjour ${prenom}` })

async function openKeys(page: Page, nom: string): Promise<void> {
  await page.getByRole('button', { name: `Mon compte, ${nom}` }).click()
  await page.getByRole('menuitem', { name: 'Clés d’accès' }).click()
  await expect(dialog(page)).toBeVisible()
}

/**
 * The pretended device answers at once, also when a key is only offered among the identifiers: a
 * test of the button does without that offer, as browsers that do not know it.
 */
const keepKeysOutOfField = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((node) => node === document.activeElement)) return
  }
  throw new Error('cannot be reached by Tab')
}

const CODE = /ajouter une clé d.acc/
const KEYS = '/api/identity/cles-acces'
const alert = (page: Page) => dialog(page).getByRole('alert')

const cle = (rang: number) => ({
  id: `00000000-0000-4000-8000-00000000000${rang}`,
  libelle: rang === 0 ? 'Téléphone professionnel de Marc-Antoine' : `Appareil (${rang + 1})`,
  creeLe: '2026-01-31T23:30:00.000Z',
  utiliseeLe: rang === 0 ? '2026-10-31T23:30:00.000Z' : null,
  isSynchronisee: true,
})

// With an account of her own: a key that has served takes every other session of its owner with it.
test('the keys of a member, from the first one to the last', async ({ page, problems }) => {
  test.setTimeout(120_000)
  await keepKeysOutOfField(page)
  const device = await addAuthenticator(page)
  const MAUD = await openFigurant(page, 'maud')
  await page.goto('/#/accueil')
  await expect(greeting(page, 'Maud')).toBeVisible()
  problems.expect(/401/)
  await test.step('a key is added, signs in alone, and is removed', async () => {
    await openKeys(page, NOM)
    await expect(dialog(page)).toContainText('Vous n’avez pas encore de clé d’accès')
    await expect(dialog(page)).toContainText('Une clé d’accès remplace votre mot de passe')
    await expectAccessible(page)

    await page.getByLabel('Nom de la clé (facultatif)').fill('Téléphone de Maud')
    await addButton(page).click()
    const cle = keys(page).filter({ hasText: 'Téléphone de Maud' })
    await expect(cle).toContainText(/Ajoutée le .* 20\d\d, jamais utilisée/)
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
      'Votre clé d’accès est ajoutée',
    )
    await expect(page.getByLabel('Nom de la clé (facultatif)')).toHaveValue('')
    expect(await device.keys()).toBe(1)
    await messageTo(page, MAUD, /Une clé d’accès a été ajoutée/)
    await expectAccessible(page)

    // The same device again: it says so by itself.
    await addButton(page).click()
    await expect(dialog(page).getByRole('alert')).toContainText(
      'Cet appareil a déjà une clé d’accès',
    )
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('button', { name: `Mon compte, ${NOM}` })).toBeFocused()

    await page.getByRole('button', { name: `Mon compte, ${NOM}` }).click()
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
    await page.getByRole('link', { name: 'Me connecter' }).click()
    await expect(keyButton(page)).toBeVisible()
    await expectAccessible(page)

    // Without the key, nothing; the sentence stays on the page, and so does what was typed.
    await device.recognise(false)
    await page.getByLabel('Identifiant (adresse e-mail)').fill('quelqu’un')
    await keyButton(page).click()
    await expect(page.getByRole('alert')).toContainText('Aucune clé d’accès n’a été utilisée')
    await expect(page.getByLabel('Identifiant (adresse e-mail)')).toHaveValue('quelqu’un')
    await expectAccessible(page)
    await device.recognise(true)
    await keyButton(page).click()
    await expect(greeting(page, 'Maud')).toBeVisible()

    await openKeys(page, NOM)
    await expect(cle).toContainText(/dernière connexion le .* 20\d\d/)
    await page.getByRole('button', { name: 'Supprimer la clé « Téléphone de Maud »' }).click()
    const question = page.getByRole('alertdialog', { name: 'Supprimer cette clé d’accès ?' })
    await expect(question.getByRole('button', { name: 'Annuler' })).toBeFocused()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Annuler' }).click()
    await expect(cle).toBeVisible()
    await page.getByRole('button', { name: 'Supprimer la clé « Téléphone de Maud »' }).click()
    await question.getByRole('button', { name: 'Supprimer' }).click()
    await expect(dialog(page)).toContainText('Vous n’avez pas encore de clé d’accès')
    await expect(question).toBeHidden()
    // Where the list was, not nowhere: the next Tab goes on from there.
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Nom de la clé (facultatif)')).toBeFocused()
    await messageTo(page, MAUD, /Une clé d’accès a été supprimée/)
    await page.keyboard.press('Escape')

    // The device still has it; the portal does not know it any more.
    await page.getByRole('button', { name: `Mon compte, ${NOM}` }).click()
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
    await page.getByRole('link', { name: 'Me connecter' }).click()
    await keyButton(page).click()
    await expect(page.getByRole('alert')).toContainText(
      'Cette clé d’accès ne permet pas de vous connecter',
    )
    await page.getByLabel('Mot de passe').fill('Horizon!2026')
    await page.getByLabel('Identifiant (adresse e-mail)').fill(MAUD)
    await page.getByRole('button', { name: 'Me connecter', exact: true }).click()
    await expect(greeting(page, 'Maud')).toBeVisible()
  })
  await test.step('by keyboard alone: from the menu to a key, its removal, and out', async () => {
    const nom = 'Clavier'
    const account = page.getByRole('button', { name: `Mon compte, ${NOM}` })
    await account.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Home')
    await expect(page.getByRole('menuitem', { name: 'Clés d’accès' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Clés d’accès' })).toBeFocused()
    const field = page.getByLabel('Nom de la clé (facultatif)')
    await expect(field).toBeVisible()
    await tabTo(page, field)
    await page.keyboard.type(nom)
    await page.keyboard.press('Enter')
    const remove = page.getByRole('button', { name: `Supprimer la clé « ${nom} »` })
    await expect(remove).toBeVisible()
    await tabTo(page, remove)
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: 'Annuler' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(remove).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, question.getByRole('button', { name: 'Supprimer' }))
    await page.keyboard.press('Enter')
    await expect(remove).toBeHidden()
    await expect(question).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(account).toBeFocused()
  })
  problems.expect(/409/)
  await test.step('what fails is said where it happened, and can be tried again', async () => {
    const before = await device.keys()
    await openKeys(page, NOM)
    await page.getByLabel('Nom de la clé (facultatif)').fill('Jamais')
    await device.recognise(false)
    await addButton(page).click()
    await expect(alert(page)).toContainText('Aucune clé d’accès n’a été ajoutée')
    await expect(addButton(page)).toBeFocused()

    await device.recognise(true)
    await failing(page, `${KEYS}/options`, 409, 'Vous avez déjà 10 clés d’accès')
    await addButton(page).click()
    await expect(alert(page)).toContainText('Vous avez déjà 10 clés d’accès.')
    await expect(page.getByLabel('Nom de la clé (facultatif)')).toHaveValue('Jamais')
    expect(await device.keys()).toBe(before)
    await page.unrouteAll()
    await page.keyboard.press('Escape')
  })
  await test.step('opened by a double click or from the menu, the keys are there once, and give the focus back', async () => {
    await goTo(page, 'profil/securite', 'Sécurité')
    const gerer = page.getByRole('button', { name: /clés d’accès/i })
    await gerer.dblclick()
    await expect(dialog(page)).toHaveCount(1)
    await expect(dialog(page)).toContainText('Une clé d’accès remplace votre mot de passe')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(gerer).toBeFocused()
    const compte = page.getByRole('button', { name: `Mon compte, ${NOM}` })
    for (const clickCount of [1, 2]) {
      await compte.click()
      await page.getByRole('menuitem', { name: 'Clés d’accès' }).click({ clickCount })
      await expect(dialog(page)).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await expect(compte).toBeFocused()
    }
  })
  problems.expect(/403/)
  await test.step('a session of some age answers a security code first', async () => {
    const before = await device.keys()
    // As the server does ten minutes after the sign-in; the code itself is real.
    await page.route('**/api/identity/cles-acces/options', (route) =>
      route.request().headers()['x-securitycode']
        ? route.continue()
        : route.fulfill({
            status: 403,
            json: { code: 'SecurityCodeRequired', message: 'Confirmez votre identité' },
          }),
    )
    await openKeys(page, NOM)
    const code = page.getByRole('dialog', { name: 'Vérification de sécurité' })
    const earlier = await lastMessageId(page, MAUD, CODE)
    await addButton(page).click()
    await expect(code).toContainText('Pour ajouter une clé d’accès')
    // Once it has come, it is not taken for the one that follows.
    await codeAfter(page, MAUD, CODE, earlier)
    await page.keyboard.press('Escape')
    await expect(code).toBeHidden()
    await expect(addButton(page)).toBeFocused()
    await expect(dialog(page).getByRole('alert')).toBeHidden()
    expect(await device.keys()).toBe(before)

    const last = await lastMessageId(page, MAUD, CODE)
    await addButton(page).click()
    await code
      .getByLabel('Code de sécurité à 6 chiffres')
      .fill(await codeAfter(page, MAUD, CODE, last))
    await code.getByRole('button', { name: 'Valider' }).click()
    await expect(keys(page)).toHaveCount(1)
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
      'Votre clé d’accès est ajoutée',
    )
    expect(await device.keys()).toBeGreaterThan(0)
    await page.unrouteAll()
    await page.keyboard.press('Escape')
  })
})

test('a key chosen among the identifiers signs in, and no code is asked for', async ({ page }) => {
  await loginAs(page, 'hugo.roche@example.org', 'Hugo')
  const device = await addAuthenticator(page)
  await openKeys(page, 'Hugo Roche')
  await addButton(page).click()
  await expect(keys(page)).toContainText('Ordinateur Linux')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Mon compte, Hugo Roche' }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  // Nobody clicks: the device answers for the person who would choose in the list.
  await page.getByRole('link', { name: 'Me connecter' }).click()
  await expect(greeting(page, 'Hugo')).toBeVisible()
  await openKeys(page, 'Hugo Roche')
  await page.getByRole('button', { name: 'Supprimer la clé « Ordinateur Linux »' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(dialog(page)).toContainText('Vous n’avez pas encore de clé d’accès')
  expect(await device.keys()).toBe(1)
})

test('@everywhere failed, full or without support: each state says what to do', async ({
  page,
  problems,
}) => {
  problems.expect(/500/)
  await openAt(page, CAMILLE, 'demandes', 'Mes demandes')
  await failing(page, KEYS, 500, 'Base en panne')
  await openKeys(page, 'Camille Martin')
  await expect(dialog(page)).toContainText('Vos clés d’accès n’ont pas pu être chargées')
  await expectAccessible(page)

  await page.unrouteAll()
  const items = Array.from({ length: 10 }, (_, rang) => cle(rang))
  await page.route(`**${KEYS}`, (route) => route.fulfill({ json: { items, total: 10 } }))
  await dialog(page).getByRole('button', { name: 'Réessayer' }).click()
  await expect(keys(page)).toHaveCount(10)
  // In Paris it was the next day.
  await expect(keys(page).first()).toContainText(
    'Ajoutée le 1er février 2026, dernière connexion le 1er novembre 2026',
  )
  await expect(dialog(page)).toContainText('Vous avez 10 clés d’accès, c’est le maximum')
  await expect(addButton(page)).toBeHidden()
  await expectAccessible(page)

  await page.unrouteAll()
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential')
  })
  await page.reload()
  await openKeys(page, 'Camille Martin')
  await expect(dialog(page)).toContainText('Ce navigateur ne permet pas d’ajouter une clé d’accès')
  await expect(addButton(page)).toBeHidden()
  await expectAccessible(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the sign-in page shows no key, and signs in', async ({ page }) => {
    await page.goto('/api/identity/login')
    await expect(page.getByLabel('Mot de passe')).toBeVisible()
    await expect(keyButton(page)).toBeHidden()
    await page.getByLabel('Identifiant (adresse e-mail)').fill(JULIEN)
    await page.getByLabel('Mot de passe').fill('Horizon!2026')
    await page.getByRole('button', { name: 'Me connecter', exact: true }).click()
    await expect(page).toHaveURL(/#\/accueil$/)
  })
})

test('a browser that knows no key sees none on the sign-in page', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential')
  })
  await page.goto('/api/identity/login')
  await page.waitForLoadState()
  await expect(page.getByLabel('Mot de passe')).toBeVisible()
  await expect(keyButton(page)).toBeHidden()
})
