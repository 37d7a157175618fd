import type { Page } from '@playwright/test'
import { openAtlas } from '../support/accounts.ts'
import { atlasUrl } from '../support/addresses.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { openClerk, referenceOf } from '../support/demandes.ts'
import { messageTo } from '../support/mailbox.ts'
import { expectNarrow, goTo } from '../support/pages.ts'
import {
  avecCode,
  envoyer,
  fillRib,
  openDemarcheRib,
  relire,
  ribDialog,
  saveRib,
} from '../support/rib.ts'
import { expect, test } from '../support/test.ts'
import { fichier } from '../support/uploads.ts'

test.use({ popups: 'shown' })
// One member, one request after the other.
test.describe.configure({ mode: 'default' })

const SAMIRA = 'samira.haddad@example.org'
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const demandes = (page: Page) => page.getByRole('list', { name: 'Vos demandes' })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' })
const tab = (page: Page, name: string) => page.getByRole('tab', { name })

/** Sends other bank details with their document, and opens the request. */
async function demander(page: Page, iban: string) {
  await openDemarcheRib(page)
  await page.locator('input[type=file]').setInputFiles(fichier('Mon RIB.pdf'))
  await expect(page.getByText('Envoyé', { exact: true })).toBeVisible()
  await relire(page, { iban })
  await avecCode(page, SAMIRA, envoyer, atlasUrl)
  await expect(title(page, 'Nous avons reçu vos coordonnées bancaires')).toBeFocused()
  await page.getByRole('link', { name: 'Suivre ma demande' }).click()
  await expect(title(page, 'Mes demandes')).toBeVisible()
}

test('R5.64 R8.28 where a clerk looks at it, the RIB comes with its document, and nothing goes before it', async ({
  page,
  problems,
}) => {
  // The first call says that a code is needed.
  problems.expect(/status of 403/)
  await openAtlas(page, SAMIRA, 'accueil', 'Bonjour Samira')
  await expect(ribDialog(page)).toBeVisible()
  for (let times = 0; times < 2; times++) await page.keyboard.press('Escape')
  await expect(ribDialog(page)).toBeVisible()
  await expect(ribDialog(page).getByRole('button', { name: /Fermer|Plus tard/ })).toHaveCount(0)
  await fillRib(page)
  await saveRib(page)
  await test.step('R5.72 the document is asked for', async () => {
    await expect(
      ribDialog(page).getByRole('link', { name: 'Merci de joindre le document demandé.' }),
    ).toBeVisible()
  })
  await expectAccessible(page)
  await ribDialog(page)
    .locator('input[type=file]')
    .setInputFiles(fichier('Relevé d’identité de Samira.pdf'))
  await expect(ribDialog(page).getByText('Envoyé', { exact: true })).toBeVisible()
  await avecCode(page, SAMIRA, saveRib, atlasUrl)
  await expect(toasts(page)).toContainText(
    'Votre demande a bien été prise en compte et sera traitée dans les plus brefs délais.',
  )
  await expect(ribDialog(page)).toHaveCount(0)
  await expect(card(page, 'Compte bancaire')).toContainText('en cours de vérification')
  await expect(page.getByText('À faire')).toHaveCount(0)
  const mail = await messageTo(page, SAMIRA, /Nous avons reçu/, atlasUrl)
  expect(mail.text).toContain('FR•• •••• 0189')
  // Given already: nobody asks again.
  await page.reload()
  await expect(title(page, 'Bonjour Samira')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Samira and a clerk live through her requests: asked for more, accepted, refused', async ({
  page,
  browser,
  problems,
}) => {
  test.setTimeout(120_000)
  const clerk = await openClerk(browser)
  await openAtlas(page, SAMIRA, 'demandes', 'Mes demandes')
  await test.step('a clerk asks for a piece: the member is told on accueil, in the navigation, before a second request', async () => {
    await expect(tab(page, 'En cours 1')).toBeVisible()
    await expect(demandes(page).getByRole('link')).toContainText('Envoyée')
    await expect(page.getByRole('main')).toContainText('Relevé d’identité de Samira.pdf')
    const reference = await referenceOf(page)
    await page.getByLabel('Votre message').fill('Bonjour, ce compte est bien le mien.')

    await clerk.treat(reference, { geste: 'prendre' })
    await clerk.treat(reference, { geste: 'ecrire', texte: 'Bonjour Samira, je m’en occupe.' })
    await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
    await expect(page.getByRole('main')).toContainText('Prise en charge par Elena Costa')
    await expect(page.getByRole('main')).toContainText('Bonjour Samira, je m’en occupe.')
    await expect(page.getByRole('main')).toContainText('Bonjour, ce compte est bien le mien.')

    await clerk.treat(reference, {
      geste: 'demander',
      champ: 'rib',
      motif: 'illisible',
      texte: 'Une photo nette suffit.',
      echeance: '2099-12-06',
    })
    // Told wherever the member is, and led from there.
    await goTo(page, 'accueil', 'Bonjour Samira')
    await expect(
      menu(page).getByRole('link', { name: 'Mes démarches 1 vous attend' }),
    ).toBeVisible()
    const aFaire = card(page, 'À faire')
    await expect(aFaire).toContainText('RIB : à renvoyer')
    await expect(aFaire).toContainText('« Changer le compte de mes remboursements »')
    await expect(card(page, 'Vos demandes en cours')).toContainText('Document demandé')
    await expect(page.getByText('tout est à jour')).toHaveCount(0)
    await expectAccessibleInBothSchemes(page)
    await expectNarrow(page)
    // The same again: it says what is under way, and lets the member go on.
    await openDemarcheRib(page)
    const deja = page
      .getByRole('main')
      .getByText('Vous avez déjà fait cette demande')
      .locator('../..')
    await expect(deja).toContainText(`Demande ${reference} envoyée le`)
    await expectAccessibleInBothSchemes(page)
    await page.getByRole('link', { name: 'Voir ma demande' }).click()
    await expect(title(page, 'Mes demandes')).toBeVisible()
  })
  await test.step('the member answers the piece that is asked for, that one alone, and the clerk accepts', async () => {
    await goTo(page, 'accueil', 'Bonjour Samira')
    await card(page, 'À faire').getByRole('link', { name: 'Envoyer ce document' }).click()
    const reference = await referenceOf(page)
    const attente = page.getByRole('region', { name: 'Un document est à renvoyer' })
    // Nothing to look for: the very field is there.
    await expect(attente.getByRole('button', { name: 'Choisir un fichier' })).toBeFocused()
    await expect(attente).toContainText('Au plus tard le 6 décembre 2099')
    await expect(attente).toContainText('Le document envoyé n’est pas lisible.')
    await expect(demandes(page).getByRole('link')).toContainText('Document demandé')
    await expectAccessibleInBothSchemes(page)
    await attente.getByRole('button', { name: 'Envoyer ce document' }).click()
    await expect(attente).toContainText('Merci de joindre le document demandé.')
    await attente.locator('input[type=file]').setInputFiles(fichier('RIB net.pdf'))
    await expect(attente.getByText('Envoyé', { exact: true })).toBeVisible()
    await attente.getByRole('button', { name: 'Envoyer ce document' }).click()
    await expect(attente).toHaveCount(0)
    await expect(menu(page).getByRole('link', { name: /vous attend/ })).toHaveCount(0)
    await expect(page.getByRole('main')).toContainText('RIB net.pdf')
    await page.getByRole('button', { name: 'Voir RIB net.pdf' }).click()
    const piece = page.getByRole('dialog', { name: 'RIB net.pdf' })
    await expect(piece.getByRole('link', { name: 'Télécharger' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Voir RIB net.pdf' })).toBeFocused()
    await expect(demandes(page).getByRole('link')).toContainText('En cours')

    await clerk.treat(reference, { geste: 'accepter' })
    await goTo(page, 'demandes?etat=terminees', 'Mes demandes')
    await expect(demandes(page).getByRole('link')).toContainText('Acceptée')
    await expect(tab(page, 'Terminées 1')).toBeVisible()
    await goTo(page, 'accueil', 'Bonjour Samira')
    await expect(card(page, 'Compte bancaire')).toContainText('FR•• •••• 0189')
  })
  await test.step('refused, the member reads why, whatever they were about to do', async () => {
    problems.expect(/status of 40[39]/)
    await goTo(page, 'accueil', 'Bonjour Samira')
    await demander(page, 'FR1420041010050500013M02606')
    const reference = await referenceOf(page)
    await clerk.treat(reference, { geste: 'refuser', texte: 'Ce compte n’est pas à votre nom.' })
    // Meanwhile the member cancels: too late, and told why.
    await page.getByRole('button', { name: 'Annuler ma demande' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler ma demande' }).click()
    const entretemps = page.getByRole('alert').filter({ hasText: 'a avancé entre-temps' })
    await expect(entretemps).toContainText('Refusée par Elena Costa')
    await expect(page.getByRole('main')).toContainText('Ce compte n’est pas à votre nom.')
    // It is no dead end: ask again, ask why, or say that it is wrong.
    for (const suite of ['Refaire ma demande', 'Demander une explication', 'Faire une réclamation'])
      await expect(page.getByRole('main').getByRole('link', { name: suite })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Annuler ma demande' })).toHaveCount(0)
    await expectAccessible(page)
  })
  await clerk.close()
})

test('Samira cancels a request, and answers a consent that a clerk looks at', async ({
  page,
  browser,
  problems,
}) => {
  // A code is needed; and a request of nobody's is looked for.
  problems.expect(/status of 40[34]/)
  await openAtlas(page, SAMIRA, 'demarches', 'Mes démarches')
  await test.step('cancelled by the member, nothing changes', async () => {
    await demander(page, 'FR1420041010050500013M02606')
    await page.getByRole('button', { name: 'Annuler ma demande' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'La garder' }).click()
    await page.getByRole('button', { name: 'Annuler ma demande' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler ma demande' }).click()
    await expect(toasts(page)).toContainText('Votre demande est annulée')
    await expect(page.getByRole('main').getByText('Annulée', { exact: true }).first()).toBeVisible()
    await goTo(page, 'demandes?etat=terminees', 'Mes demandes')
    // The newest first; an earlier try may have left another one.
    await expect(demandes(page).getByRole('link').first()).toContainText('Annulée')
    for (const etat of ['Refusée', 'Acceptée'])
      await expect(demandes(page).getByRole('link').filter({ hasText: etat })).toHaveCount(1)
    await goTo(page, 'accueil', 'Bonjour Samira')
    await expect(card(page, 'Compte bancaire')).toContainText('FR•• •••• 0189')
  })
  await test.step('where a clerk looks at consents, an answer waits, then counts', async () => {
    const clerk = await openClerk(browser)
    await goTo(page, 'demarches/consentement', 'Mes consentements')
    const ligne = page.getByRole('main').getByRole('listitem')
    await expect(ligne).toContainText('Accepté')
    await ligne.getByRole('button', { name: /^Je refuse/ }).click()
    await expect(toasts(page)).toContainText('sera traitée dans les plus brefs délais')
    await expect(ligne).toContainText('Vous avez répondu « Je refuse »')
    await expect(ligne.getByRole('button')).toHaveCount(0)
    await expectAccessibleInBothSchemes(page)
    await expectNarrow(page)
    // Answered, as far as the member is concerned: nobody asks again.
    await page.reload()
    await expect(ligne).toContainText('Accepté')
    await ligne.getByRole('link', { name: 'Suivre ma demande' }).click()
    await expect(title(page, 'Mes demandes')).toBeVisible()
    await expect(demandes(page).getByRole('link')).toContainText('Mes consentements')
    await clerk.treat(await referenceOf(page), { geste: 'accepter' })
    await goTo(page, 'demandes?etat=terminees', 'Mes demandes')
    await expect(demandes(page).getByRole('link').first()).toContainText('Acceptée')
    await goTo(page, 'demarches/consentement', 'Mes consentements')
    await expect(ligne).toContainText('Refusé')
    await expect(ligne.getByRole('button', { name: /^J’accepte/ })).toBeVisible()
    await clerk.close()
  })
  await test.step('on a phone the list and the request are two screens', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await goTo(page, 'demandes?etat=terminees', 'Mes demandes')
    await expectAccessible(page)
    await expectNarrow(page)
    // Other journeys may have left other requests of hers.
    await demandes(page)
      .getByRole('link', { name: /Changer le compte de mes remboursements/ })
      .first()
      .click()
    await expect(title(page, 'Changer le compte de mes remboursements')).toBeFocused()
    await expect(tab(page, 'Terminées')).toHaveCount(0)
    await expectAccessible(page)
    await expectNarrow(page)
    await page.getByRole('link', { name: 'Mes demandes' }).last().click()
    await expect(title(page, 'Mes demandes')).toBeVisible()
    await goTo(page, 'demandes', 'Mes demandes')
    await expect(page.getByRole('main')).toContainText('Aucune demande en cours')
    await goTo(page, 'demandes/00000000-0000-4000-8000-000000000000', 'Mes demandes')
    await expect(page.getByRole('main')).toContainText('Cette demande est introuvable')
  })
})
