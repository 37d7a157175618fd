import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { totp } from '../../scripts/support/totp.ts'
import { fillAtlas, keptSession } from '../support/accounts.ts'
import { atlasUrl } from '../support/addresses.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { codeAfter, lastMessageId } from '../support/mailbox.ts'
import { expectNarrow } from '../support/pages.ts'
import { test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

test.use({ qui: null })

const ELENA = 'admin.atlas@example.org'
const APPLICATION = keptSession('application-elena')

// At the insurer whose clerks nobody is: what they may do changes nothing for other tests.
test('R7.117 an administrator makes a role of the insurer’s own from another, and takes rights from it; one that sees nothing is refused', async ({
  page,
  problems,
}) => {
  problems.expect(/500/)
  await test.step('without a second factor of her provider, the portal asks for one that she holds', async () => {
    await fillAtlas(page, ELENA)
    const last = await lastMessageId(page, ELENA, /vous connecter/, atlasUrl)
    await page.getByRole('button', { name: 'Continuer sans ce code' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Code de sécurité' })).toBeVisible()
    await expectAccessible(page)
    const champ = page.getByLabel('Code de sécurité à 6 chiffres')
    const envoyer = page.locator('form button.bouton')
    // An earlier try of this journey has added the application.
    if (existsSync(APPLICATION)) {
      await champ.fill(totp(readFileSync(APPLICATION, 'utf8'), 1))
      await envoyer.click()
      return
    }
    await champ.fill(await codeAfter(page, ELENA, /vous connecter/, last, atlasUrl))
    await envoyer.click()
    const titre = page.getByRole('heading', { level: 1, name: 'Protégez votre accès' })
    await expect(titre).toBeVisible()
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
    mkdirSync(dirname(APPLICATION), { recursive: true })
    writeFileSync(APPLICATION, secret)
    await champ.fill(totp(secret, -1))
    await envoyer.click()
  })
  await page.getByRole('button', { name: 'Aller à l’administration' }).click()
  await test.step('the administrator of the other client has a dashboard in its charter', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
    const logo = page.getByRole('banner').getByRole('img', { name: 'Prévoyance Atlas' })
    await expect(logo).toBeVisible()
    await expectAccessible(page)
  })
  await page.getByRole('link', { name: 'Rôles' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rôles et droits' })).toBeFocused()
  const nom = `Accueil ${Date.now() % 1_000_000}`
  await test.step('one that comes with the portal is read; a copy remembers it', async () => {
    await page.getByRole('button', { name: /^Gestionnaire/ }).click()
    const demandes = page.getByRole('row', { name: /^Demandes/ })
    await expect(demandes.getByRole('checkbox').first()).toBeDisabled()
    await page.getByRole('button', { name: 'Actions sur ce rôle' }).click()
    await page.getByRole('menuitem', { name: 'Copier ce rôle' }).click()
    const fenetre = page.getByRole('dialog', { name: 'Nouveau rôle' })
    await fenetre.getByLabel(/^Nom/).fill(nom)
    await expectAccessible(page)
    await fenetre.getByRole('button', { name: 'Créer le rôle' }).click()
    await expect(page.getByText('copié de « Gestionnaire » · Personne n’a ce rôle')).toBeVisible()
  })
  const droit = page.getByLabel('Utilisateurs : Visualisation')
  await expect(droit).toBeChecked()
  await droit.uncheck()
  const barre = page.getByRole('region', { name: /^1 changement non enregistré/ })
  await expect(barre).toContainText('Qui aura ce rôle ne pourra plus voir « Utilisateurs »')
  const messages = page.getByRole('region', { name: 'Messages', exact: true })
  await test.step('R8.30 an update that fails says so', async () => {
    await page.route('**/api/admin/settings/role', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
    )
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(messages).toContainText('Un problème est survenu')
    await page.unrouteAll()
  })
  await test.step('R8.31 one that is done says so too', async () => {
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(messages).toContainText('Demande réalisée')
  })
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeHidden()
  await test.step('R6.03 R6.05 labels of roles and scopes stand where rights are given', async () => {
    for (const name of ['Administrateur digital', 'Autres administrateurs'])
      await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(1)
    const portee = page.getByRole('group', { name: 'Demandes : portée' })
    for (const name of ['Contrat', 'Bénéficiaire', 'Les deux'])
      await expect(portee.getByRole('radio', { name })).toHaveCount(1)
    const portees = page.getByRole('region', { name: /^Ce que les adhérents/ })
    await expect(portees).toContainText('Contrat')
    await expect(portees).toContainText('Les deux')
  })
  await page.reload()
  await expect(droit).not.toBeChecked()

  // Refused at its cell, before anything is sent.
  await page.getByLabel('Demandes : Visualisation').uncheck()
  await expect(page.getByRole('table')).toContainText('Sans la visualisation')
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('button', { name: 'Annuler mes changements' }).click()
  await page.getByLabel('Référentiels : Visualisation').uncheck()
  // On a phone, what saves stands above the menu at the foot of the screen.
  await page.setViewportSize({ width: 390, height: 844 })
  const menu = page.getByRole('navigation', { name: 'Navigation principale' })
  const enregistrer = page.getByRole('button', { name: 'Enregistrer' })
  await expect
    .poll(async () => {
      const [haut, bas] = await Promise.all([enregistrer.boundingBox(), menu.boundingBox()])
      return haut && bas ? haut.y + haut.height <= bas.y : null
    })
    .toBe(true)
  await enregistrer.click()
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeHidden()
  await expectNarrow(page)
  await page.setViewportSize({ width: 1280, height: 860 })
  await test.step('nobody has it: it goes', async () => {
    await page.getByRole('button', { name: 'Actions sur ce rôle' }).click()
    await page.getByRole('menuitem', { name: 'Supprimer' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
    await expect(page.getByRole('button', { name: nom })).toHaveCount(0)
  })
})
