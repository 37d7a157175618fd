import { fillLogin, loginAtlas } from '../support/accounts.ts'
import { atlasUrl } from '../support/addresses.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { codeAfter, lastMessageId, linkTo, messageTo } from '../support/mailbox.ts'
import { expectNarrow } from '../support/pages.ts'
import { silencePopups } from '../support/popups.ts'
import {
  answerDematerialisation,
  fillPersonne,
  MOT_DE_PASSE,
  validate,
} from '../support/register.ts'
import { openOffice, test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

const email = `collegue-${Date.now()}@example.org`

test('R7.123 an administrator invites a colleague, then sees a member’s portal and does nothing there', async ({
  page,
  browser,
}) => {
  await openOffice(page)
  await page.getByRole('link', { name: 'Utilisateurs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Utilisateurs' })).toBeFocused()
  const liste = page.getByRole('table', { name: 'Liste : Utilisateurs' })
  await expect(liste.getByRole('button', { name: 'Karim Petit' })).toBeVisible()

  await page.getByRole('button', { name: 'Inviter un collègue' }).click()
  const invitation = page.getByRole('dialog', { name: 'Inviter un collègue' })
  await invitation.getByLabel('Prénom').fill('Lou')
  await invitation.getByLabel(/^Nom/).fill('Collègue')
  await invitation.getByLabel('Adresse e-mail').fill(email)
  await expectAccessible(page)
  await invitation.getByRole('checkbox', { name: 'Gestionnaire' }).check()
  await invitation.getByRole('button', { name: 'Inviter un collègue' }).click()
  const lou = page.getByRole('dialog', { name: 'Lou Collègue' })
  await expect(lou).toContainText('À activer')
  await messageTo(page, email, /Choisissez votre mot de passe/)
  await lou.getByRole('button', { name: 'Renvoyer le lien d’activation' }).click()
  const renvoi = page.getByRole('dialog', { name: 'Renvoyer le lien d’activation' })
  await renvoi.getByRole('button', { name: 'Renvoyer le lien d’activation' }).click()
  await expect(page.getByText('Le mail d’activation a été renvoyé.')).toBeVisible()
  await expect(renvoi).toBeHidden()
  await page.keyboard.press('Escape')

  // Never in an address: it is refused before it leaves.
  const recherche = page.getByLabel('Chercher quelqu’un')
  await recherche.fill('2 85 05 69 123 456')
  await expect(page.getByRole('alert')).toContainText('ne se cherche pas ici')
  await recherche.fill('garnier')
  await liste.getByRole('button', { name: 'Alain Garnier' }).click()
  const alain = page.getByRole('dialog', { name: 'Alain Garnier' })
  await expect(alain.getByRole('button', { name: 'Voir son espace' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expectNarrow(page)

  // A session of its own: what it sees is another person's portal for a while.
  const elena = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await silencePopups(elena.context())
  await loginAtlas(elena, 'admin.atlas@example.org')
  await elena.getByRole('button', { name: 'Aller à l’administration' }).click()
  await elena.getByRole('link', { name: 'Utilisateurs' }).click()
  await elena.getByLabel('Chercher quelqu’un').fill('haddad')
  await elena.getByRole('button', { name: 'Samira Haddad' }).click()
  await elena.getByRole('button', { name: 'Voir son espace' }).click()
  const motif = elena.getByRole('dialog', { name: 'Voir son espace' })
  await motif.getByRole('button', { name: 'Voir son espace' }).click()
  await expect(motif).toContainText('Dites pourquoi')
  await motif.getByLabel(/^Motif/).fill('Elle ne trouve pas son attestation')
  const ouvrir = elena.waitForEvent('popup')
  await motif.getByRole('button', { name: 'Voir son espace' }).click()
  const samira = await ouvrir
  await expect(samira.getByRole('heading', { level: 1, name: 'Bonjour Samira' })).toBeVisible()
  const bandeau = samira.getByText('Vous voyez l’espace de Samira Haddad, en lecture seule')
  await expect(bandeau).toBeVisible()
  await expectAccessibleInBothSchemes(samira)
  await samira.goto(`${atlasUrl}/#/profil/donnees`)
  await expect(samira.getByRole('list', { name: 'Qui a consulté mon dossier' })).toContainText(
    'Elle ne trouve pas son attestation',
  )

  await test.step('the clerk’s own tab goes on as the clerk’s, and so does one that is opened beside', async () => {
    await elena.keyboard.press('Escape')
    await elena.getByLabel('Chercher quelqu’un').fill('garnier')
    await expect(elena.getByText('Personne ne répond à cette recherche')).toBeVisible()
    const autre = await elena.context().newPage()
    await autre.goto(`${atlasUrl}/#/admin/utilisateurs`)
    await expect(autre.getByRole('heading', { level: 1, name: 'Utilisateurs' })).toBeVisible()
    await autre.close()
    await samira.reload()
    await expect(bandeau).toBeVisible()
    await elena.reload()
    await expect(elena.getByRole('heading', { level: 1, name: 'Utilisateurs' })).toBeVisible()
  })

  await test.step('what it reads, and what tells it of news, says whose it is', async () => {
    const flux = samira.waitForRequest(/\/api\/notifications\/flux\?vue=[\da-f-]{36}$/)
    const lue = samira.waitForRequest(
      (request) => request.url().includes('/api/adherent/') && 'x-vue' in request.headers(),
    )
    await samira.goto(`${atlasUrl}/#/accueil`)
    await samira.reload()
    expect((await (await flux).response())?.status()).toBe(200)
    expect((await (await lue).response())?.status()).toBe(200)
  })

  await test.step('left, the tab closes, and nothing shows the member any more', async () => {
    const close = samira.waitForEvent('close')
    await samira.getByRole('button', { name: 'Quitter cette vue' }).click()
    await close
  })
  await elena.context().close()
})

/** What the insurer has of her: staff type the address, and a code goes where they cannot. */
const MOBILE_SOLENE = '+33639980276'

test('R7.123 R6.11 an administrator makes the space of somebody whom a contract covers; she opens it by her link', async ({
  page,
  browser,
  problems,
}) => {
  const adresse = `solene-${Date.now()}@example.org`
  await openOffice(page)
  await page.goto('/#/admin/utilisateurs')
  await page.getByRole('button', { name: 'Créer le compte d’une personne couverte' }).click()
  const creation = page.getByRole('dialog', { name: 'Créer le compte d’une personne couverte' })
  const contrat = creation.getByLabel('Numéro de contrat')
  const chercher = creation.getByRole('button', { name: 'Chercher les personnes couvertes' })
  await contrat.fill('20459999')
  await chercher.click()
  await expect(creation).toContainText('Aucune personne couverte pour ce numéro de contrat.')
  await contrat.fill('20450003')
  await chercher.click()
  await expect(creation).toContainText('Toutes les personnes de ce contrat ont déjà un compte.')
  await contrat.fill('20450023')
  await chercher.click()
  await expect(creation.getByRole('radio', { name: /Solène Rivière/ })).toBeChecked()
  await expectAccessible(page)

  // An address that is somebody else's is refused where it was typed; nothing else is lost.
  const email = creation.getByLabel('Son adresse e-mail')
  const creer = creation.getByRole('button', { name: 'Créer le compte et envoyer le lien' })
  problems.expect(/400/)
  await email.fill('camille.martin@example.org')
  await creer.click()
  await expect(creation).toContainText('Cette adresse a déjà un compte')
  await email.fill(adresse)
  await creer.click()
  const fiche = page.getByRole('dialog', { name: 'Solène Rivière' })
  await expect(fiche).toContainText('À activer')
  const lien = await linkTo(page, adresse, /Choisissez votre mot de passe/)

  const solene = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await silencePopups(solene.context())
  await solene.goto(lien)
  await solene.getByLabel(/^(Nouveau m|M)ot de passe/).fill(MOT_DE_PASSE)
  await solene.getByLabel('Confirmation du mot de passe').fill(MOT_DE_PASSE)
  await solene.getByRole('checkbox', { name: /conditions d’utilisation/ }).check()
  // Staff typed the address: whoever holds the link proves to be her, by what the insurer knows and by a code.
  await fillPersonne(solene, {
    numeroContrat: '20450023',
    nom: 'Rivière',
    prenom: 'Solène',
    naissance: '21/04/1988',
    codePostal: '35000',
    iban: '3123',
  })
  const dernier = await lastMessageId(solene, MOBILE_SOLENE, /confirmer votre identité/)
  await validate(solene)
  const preuve = solene.getByRole('dialog').or(solene.getByRole('alertdialog'))
  await preuve
    .getByLabel(/Code de sécurité/)
    .fill(await codeAfter(solene, MOBILE_SOLENE, /confirmer votre identité/, dernier))
  await preuve.getByRole('button', { name: 'Valider' }).click()
  await answerDematerialisation(solene)
  await solene.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  await fillLogin(solene, adresse, MOT_DE_PASSE)
  await expect(solene.getByRole('heading', { level: 1, name: 'Bonjour Solène' })).toBeVisible()
  await solene.context().close()

  await page.keyboard.press('Escape')
  await page.getByLabel('Chercher quelqu’un').fill('rivière')
  await expect(page.getByRole('row', { name: /Solène Rivière/ })).toContainText('Actif')
})
