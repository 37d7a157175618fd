import type { Page } from '@playwright/test'
import { essais } from '../support/a-la-main.ts'
import { loginAtlas, openAtlas } from '../support/accounts.ts'
import { atlasUrl } from '../support/addresses.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { codeAfter, lastMessageId, messageTo } from '../support/mailbox.ts'
import { dialog, expectNarrow, goTo } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const NADIA = 'nadia.perrot@example.org'
const LUC = 'luc.bernard@example.org'
const CODE = /confirmer votre identité/
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const proches = (page: Page) =>
  page.getByRole('region', { name: 'Donner accès à un proche', exact: true })

const jour = (dans: number) =>
  new Date(Date.now() + dans * 86_400_000).toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' })

/** Nadia invites Luc by mail, with a code. */
async function inviter(page: Page) {
  await proches(page).getByRole('button', { name: 'Inviter un proche' }).click()
  await dialog(page).getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(dialog(page)).toContainText('Choisissez au moins une partie de votre espace')
  await expectAccessible(page)
  await dialog(page).getByLabel('Son prénom et son nom').fill('Luc Bernard')
  await dialog(page).getByLabel('Son adresse e-mail').fill(LUC)
  await dialog(page)
    .getByLabel(/^Carte de tiers payant/)
    .check()
  await dialog(page)
    .getByLabel(/^Remboursements/)
    .check()
  await dialog(page).getByLabel('Jusqu’au').fill(jour(60))
  const last = await lastMessageId(page, NADIA, CODE)
  await dialog(page).getByRole('button', { name: 'Envoyer l’invitation' }).click()
  const champ = page.getByLabel('Code de sécurité à 6 chiffres')
  await expect(champ).toBeVisible()
  await champ.fill(await codeAfter(page, NADIA, CODE, last, atlasUrl))
  await page.getByRole('button', { name: 'Valider' }).click()
  const ligne = proches(page).getByRole('listitem').first()
  await expect(ligne).toContainText('En attente de réponse')
  await expect(ligne).toContainText('Remboursements, Carte de tiers payant')
}

test('a member lets a relative read two areas: accepted, read and nothing else, seen, and taken back at once', async ({
  page,
  browser,
  problems,
}) => {
  // A code is asked for, and what was taken back is refused.
  problems.expect(/40[13]/)
  await openAtlas(page, NADIA, 'profil/donnees', 'Mes données')
  const retirer = proches(page).getByRole('button', { name: 'Retirer l’accès de Luc Bernard' })
  if (essais() > 0 && (await retirer.count())) {
    // What the first try has left.
    await retirer.click()
    await expect(retirer).toHaveCount(0)
  }
  await inviter(page)
  await expectAccessible(page)
  const mail = await messageTo(page, LUC, /Nadia Perrot vous propose/, atlasUrl)
  const lien = `${atlasUrl}${/\/#\/acces-proche\?code=[\w-]+/.exec(mail.text)?.[0]}`

  const context = await browser.newContext()
  const chez = await context.newPage()
  await chez.goto(lien)
  await expect(chez.getByRole('main')).toContainText('connectez-vous avec votre propre compte')
  await expectAccessible(chez)
  // A session of his own: whose space it shows is part of it.
  await loginAtlas(chez, LUC)
  await expect(title(chez, 'Bonjour Luc')).toBeVisible()
  await chez.goto('about:blank')
  await chez.goto(lien)
  await expect(chez.getByRole('main')).toContainText('Nadia Perrot vous propose de lire')
  await expectAccessible(chez)
  await chez.getByRole('button', { name: 'Accepter' }).click()
  await chez.getByRole('button', { name: 'Consulter l’espace de Nadia Perrot' }).click()

  await expect(title(chez, 'L’espace de Nadia Perrot')).toBeVisible()
  const bandeau = chez.getByRole('region', { name: 'Espace d’un proche' })
  await expect(bandeau).toContainText('Vous consultez l’espace de Nadia Perrot')
  await expectAccessibleInBothSchemes(chez)
  await expectNarrow(chez)
  await chez.getByRole('link', { name: 'Consulter : Remboursements' }).click()
  await expect(title(chez, 'Mes remboursements')).toBeVisible()
  await expect(bandeau).toBeVisible()
  await expect(chez.getByRole('link', { name: 'Envoyer une facture' })).toHaveCount(0)
  await goTo(chez, 'carte-tiers-payant', 'Ma carte de tiers payant')
  await expect(chez.getByRole('link', { name: /Commander/ })).toHaveCount(0)
  // What was not opened leads back, however one asks for it.
  await chez.goto(`${atlasUrl}/#/profil/securite`)
  await expect(title(chez, 'L’espace de Nadia Perrot')).toBeVisible()
  await bandeau.getByRole('button', { name: 'Revenir à mon espace' }).click()
  await expect(title(chez, 'Bonjour Luc')).toBeVisible()
  await expect(bandeau).toHaveCount(0)
  await chez.getByRole('button', { name: /Luc Bernard/ }).click()
  await chez.getByRole('menuitem', { name: 'Consulter l’espace de Nadia Perrot' }).click()
  await expect(bandeau).toBeVisible()

  await page.reload()
  const qui = page.getByRole('region', { name: 'Qui a consulté mon dossier' })
  // Clerks may decide something of hers meanwhile.
  const ouvert = qui.getByRole('listitem').filter({ hasText: 'A ouvert votre espace' })
  await expect(ouvert.first()).toContainText('Luc Bernard')
  await retirer.click()
  await expect(proches(page).getByRole('listitem').first()).toContainText('Retiré')
  await messageTo(page, LUC, /a retiré votre accès/, atlasUrl)
  await chez.reload()
  await expect(bandeau).toHaveCount(0)
  // His own space names her, on whose contract he is; nothing leads to hers any more.
  await expect(title(chez, 'Bonjour Luc')).toBeVisible()
  await expect(chez.locator('body')).not.toContainText('espace de Nadia Perrot')
  await context.close()
})
