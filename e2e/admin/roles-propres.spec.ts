import type { Browser, Locator, Page } from '@playwright/test'
import { keptCookies, keptSession, loginStaff, mobilesStaff } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { dans } from '../support/jours.ts'
import { codeAfter, lastMessageId } from '../support/mailbox.ts'
import { expectNarrow } from '../support/pages.ts'
import { champ } from '../support/security-code.ts'
import { openOffice, SOPHIE, test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

const PAUL = 'second.admin@example.org'
const CLAIRE = 'consultant@example.org'
// An account is sent few codes, and two browsers that ask for one at once get one that counts.
test.describe.configure({ mode: 'serial' })

/** With the session of an earlier test of this file, where there is one. */
async function open(browser: Browser, userName: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'fr-FR' })
  await context.addCookies(keptCookies(userName) ?? [])
  const page = await context.newPage()
  await page.goto('/#/admin')
  const isOpen = (await page.request.get('/api/identity/user')).ok()
  if (isOpen) return page
  await loginStaff(page, userName)
  await context.storageState({ path: keptSession(userName) })
  return page
}

const MOBILE = mobilesStaff[SOPHIE] ?? ''

/** Her session is that of the whole run: too old, she is asked for a code. */
async function donnerAccord(page: Page, ou: Locator): Promise<void> {
  await ou.getByRole('button', { name: 'Donner mon accord' }).click()
  const dernier = await lastMessageId(page, MOBILE, /./)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Donner mon accord' }).click()
  const accorde = ou.getByText('Un changement accordé prendra bientôt effet')
  await expect(accorde.or(champ(page)).first()).toBeVisible()
  if (await champ(page).isVisible())
    await champ(page).fill(await codeAfter(page, MOBILE, /./, dernier))
  await expect(accorde).toBeVisible()
}

async function donnerRoles(page: Page, roles: readonly string[]): Promise<void> {
  await page.goto('/#/admin/utilisateurs')
  await page.getByRole('button', { name: 'Claire Nguyen' }).click()
  const claire = page.getByRole('dialog', { name: 'Claire Nguyen' })
  await claire.getByRole('button', { name: 'Changer les rôles' }).click()
  const fenetre = page.getByRole('dialog', { name: 'Changer les rôles' })
  for (const case_ of await fenetre.getByRole('checkbox', { checked: true }).all())
    await case_.uncheck()
  for (const role of roles) await fenetre.getByRole('checkbox', { name: role }).check()
  await fenetre.getByRole('button', { name: 'Changer les rôles' }).click()
  await expect(page.getByText('Les rôles sont enregistrés.')).toBeVisible()
  await page.keyboard.press('Escape')
}

test('a role of the insurer’s own is copied, changed, checked on somebody, agreed to by a second administrator, given, and holds', async ({
  page,
  browser,
  problems,
}) => {
  problems.expect(/401|403|404/)
  const nom = `Prévoyance ${Date.now() % 1_000_000}`
  const paul = await open(browser, PAUL)
  await paul.goto('/#/admin/roles')
  await paul.getByRole('button', { name: 'Nouveau rôle' }).click()
  const fenetre = paul.getByRole('dialog', { name: 'Nouveau rôle' })
  await fenetre.getByLabel(/^Nom/).fill(nom)
  await fenetre.getByRole('button', { name: 'Créer le rôle' }).click()
  await expect(paul.getByRole('heading', { level: 2, name: nom })).toBeVisible()

  await paul.getByLabel('Historique : Visualisation').check()
  await paul.getByLabel('Demandes : Suppression').uncheck()
  await paul
    .getByRole('group', { name: 'Demandes : portée' })
    .getByRole('radio', { name: 'Bénéficiaire' })
    .check()
  const barre = paul.getByRole('region', { name: /^3 changements non enregistrés/ })
  await expect(barre).toContainText('ne verra que les demandes des bénéficiaires')
  await expect(barre).toContainText('attend l’accord d’un second administrateur')

  await test.step('checked on somebody, before anything is saved', async () => {
    const verifier = paul.getByRole('region', { name: 'Vérifier sur quelqu’un' })
    await verifier.getByLabel('Qui travaille ici').selectOption('Karim Petit')
    await verifier.getByLabel('Chercher un adhérent').fill('martin camille')
    await verifier.getByLabel('Devant').selectOption('Camille Martin')
    const phrases = verifier.getByRole('list', { name: 'Ce que cette personne voit et fait' })
    // Of a role that stops at beneficiaries: she subscribed.
    await expect(phrases).toContainText('Ne voit pas les demandes de Camille')
    await expect(phrases).toContainText('nouveau')
    await expectAccessible(paul)
  })
  await paul.getByRole('button', { name: 'Enregistrer' }).click()
  // What is taken away counts at once; what opens more waits.
  await expect(paul.getByText('Un changement attend l’accord')).toBeVisible()
  await expect(paul.getByLabel('Demandes : Suppression')).not.toBeChecked()
  await expect(paul.getByLabel('Historique : Visualisation')).not.toBeChecked()
  await expect(paul.getByRole('button', { name: 'Donner mon accord' })).toHaveCount(0)

  await openOffice(page)
  await page.goto('/#/admin/roles')
  await page.getByRole('button', { name: nom }).click()
  await expect(page.getByRole('region', { name: nom })).toContainText('Demandé par Paul Rivière')
  await expectAccessible(page)
  await expectNarrow(page)
  await donnerAccord(page, page.getByRole('region', { name: nom }))
  // The delay of this server is a second; the job that ends it comes round every fifteen.
  await expect
    .poll(
      async () => {
        const { items } = await (await page.request.get('/api/admin/settings/role')).json()
        return items.find((un: { nom: string }) => un.nom === nom)?.droits.historique
      },
      { timeout: 30_000 },
    )
    .toEqual(['read'])
  await paul.context().close()

  await donnerRoles(page, [nom])
  const claire = await open(browser, CLAIRE)
  try {
    await claire.goto('/#/admin/demandes')
    const menu = claire.getByRole('navigation', { name: 'Navigation principale' })
    await expect(menu.getByRole('link', { name: 'Historique' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Rôles' })).toHaveCount(0)
    await expect(menu.getByRole('link', { name: 'Clients' })).toHaveCount(0)
    await expect(claire.getByRole('banner')).toBeVisible()
    // Exactly that, whatever is typed: the queue is that of beneficiaries, the rest is closed.
    const statut = async (url: string) => (await claire.request.get(`/api/admin/${url}`)).status()
    expect(await statut('demandes/traitement')).toBe(200)
    expect(await statut('history')).toBe(200)
    expect(await statut('settings/role')).toBe(403)
    expect(await statut('identity/client')).toBe(403)
    expect(await statut('demandes/registre')).toBe(403)
    const toutes = await (await page.request.get('/api/admin/demandes/traitement')).json()
    const siennes = await (await claire.request.get('/api/admin/demandes/traitement')).json()
    expect(siennes.total).toBeLessThan(toutes.total)
    const dela = toutes.items.find(
      ({ id }: { id: string }) => !siennes.items.some((une: { id: string }) => une.id === id),
    )
    expect(await statut(`demandes/dossier?id=${dela.id}`)).toBe(404)
  } finally {
    await claire.context().close()
    await donnerRoles(page, ['Consultant'])
  }
})

test('medical reading is asked for one person with a reason and an end, given by a second administrator, and taken back', async ({
  page,
  browser,
  problems,
}) => {
  problems.expect(/401|403/)
  const paul = await open(browser, PAUL)
  await paul.goto('/#/admin/roles')
  const carte = (qui: Page) => qui.getByRole('region', { name: 'Accès médical' })
  await expect(carte(paul)).toContainText('Jamais hérité')
  // An earlier try may have left one.
  const annuler = carte(paul).getByRole('button', { name: 'Annuler ce changement' })
  if (await annuler.isVisible()) {
    await annuler.click()
    await paul
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Annuler ce changement' })
      .click()
  }
  await carte(paul).getByRole('button', { name: 'Demander un accès' }).click()
  const fenetre = paul.getByRole('dialog', { name: 'Demander un accès' })
  await fenetre.getByLabel(/^Pour qui/).selectOption('Claire Nguyen')
  await fenetre.getByLabel(/^Motif/).fill('Remplacement du Dr Noël')
  await fenetre.getByRole('textbox', { name: /^Jusqu’au/ }).fill(dans(30))
  await expectAccessible(paul)
  await fenetre.getByRole('button', { name: 'Demander', exact: true }).click()
  await expect(carte(paul)).toContainText('Claire Nguyen · fermé')
  await expect(carte(paul)).toContainText('Remplacement du Dr Noël')
  await expect(carte(paul).getByRole('button', { name: 'Donner mon accord' })).toHaveCount(0)

  await openOffice(page)
  const claire = await open(browser, CLAIRE)
  const membres = await page.request.get('/api/admin/users/roles?q=julien.martin@example.org')
  const { id } = (await membres.json()).items[0]
  const soins = async () => {
    const lu = await (await claire.request.get(`/api/admin/users/personne?id=${id}`)).json()
    return Array.isArray(lu.soins)
  }
  expect(await soins()).toBe(false)

  await page.goto('/#/admin/roles')
  await expect(carte(page)).toContainText('Demandé par Paul Rivière')
  await donnerAccord(page, carte(page))
  await expect.poll(soins, { timeout: 30_000 }).toBe(true)
  await page.reload()
  await expect(carte(page)).toContainText('Claire Nguyen · jusqu’au')
  await carte(page)
    .getByRole('button', { name: /^Retirer l’accès médical/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click()
  await expect(carte(page)).toContainText('Personne n’a cet accès')
  expect(await soins()).toBe(false)
  await claire.context().close()
  await paul.context().close()
})
