import { openAs } from '../support/accounts.ts'
import { port } from '../support/addresses.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { draftOf, expectForgotten, expectKept } from '../support/brouillons.ts'
import { messageTo } from '../support/mailbox.ts'
import { expectNarrow } from '../support/pages.ts'
import { silencePopups } from '../support/popups.ts'
import { openOffice, saveElsewhere, test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

/** A client of its own: the demonstration's are read by other tests. */
const quand = Date.now()
const nom = `Horizon Essai ${quand}`
const hote = `essai-${quand}.localhost`
const email = `chef-${quand}@example.org`

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20" width="80" height="20">
<defs><linearGradient id="g"><stop stop-color="#7a1fa2"/><stop offset="1" stop-color="#e91e63"/></linearGradient></defs>
<script>document.title='pris'</script><circle cx="10" cy="10" r="9" fill="url(#g)"/></svg>`

test('R1.34 R7.12 R7.74 an administrator makes a client, dresses it, opens it, and takes a change back', async ({
  page,
  context,
  problems,
}) => {
  await openOffice(page)
  await page.getByRole('link', { name: 'Clients' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeFocused()
  const liste = page.getByRole('table', { name: 'Liste : Clients' })
  await expect(liste.getByRole('button', { name: 'Mutuelle Horizon' })).toBeVisible()

  await page.getByRole('button', { name: 'Nouveau client' }).click()
  const creation = page.getByRole('dialog', { name: 'Nouveau client' })
  await creation.getByLabel('Nom affiché').fill(nom)
  await creation.getByLabel(/^Code/).fill(`essai-${quand}`)
  await creation.getByLabel('Adresse du portail').fill(hote)
  await creation.getByLabel('Couleur').fill('#ffcc00')
  await creation.getByLabel('Prénom').fill('Zoé')
  await creation.getByLabel(/^Nom(?! affiché)/).fill('Chef')
  await creation.getByLabel('Adresse e-mail').fill(email)
  await expectKept(page, 'client.creation.nouveau', nom, email)
  await page.reload()
  await page.getByRole('button', { name: 'Nouveau client' }).click()
  await expect(creation.getByLabel('Nom affiché')).toHaveValue(nom)
  await expect(creation.getByLabel('Adresse e-mail')).toHaveValue(email)
  problems.expect(/400/)
  await creation.getByRole('button', { name: 'Créer le client' }).click()
  await expect(creation).toContainText('La plus proche qui convient : #8b6e03')
  await expectAccessible(page)
  await creation.getByLabel('Couleur').fill('#7a1fa2')
  await creation.getByRole('button', { name: 'Créer le client' }).click()
  await expect(page.getByRole('heading', { level: 1, name: nom })).toBeVisible()
  await expectForgotten(page, 'client.creation.nouveau')
  await messageTo(page, email, /Choisissez votre mot de passe/, `http://${hote}:${port}`)

  // It is prepared: what is missing stands there, each point leads to its page, and nobody opens it before.
  await expect(page.getByText('En préparation', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Encore \d points$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ouvrir le portail' })).toBeDisabled()
  const point = (titre: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: titre }) })
  await expect(point('Identifiants d’argent')).toContainText('2 vides sur 2')
  await expect(point('Textes légaux')).toContainText('nom du médiateur')
  await expectAccessible(page)
  await point('Essai d’envoi').getByRole('button', { name: 'M’envoyer un essai' }).click()
  await expect(page.getByText('L’essai est parti à admin@example.org.')).toBeVisible()
  const ferme = await context.newPage()
  await ferme.goto(`http://${hote}:${port}/`)
  await expect(ferme.getByRole('heading', { name: 'Ce portail est en préparation' })).toBeVisible()
  await expectAccessible(ferme)
  const { text } = await messageTo(
    ferme,
    'admin@example.org',
    /\[Essai\] Cet e-mail est bien arrivé/,
    `http://${hote}:${port}`,
  )
  await ferme.goto(/https?:\/\/\S+essai-recu\S+/.exec(text)?.[0] ?? '')
  await ferme.getByRole('button', { name: 'Oui, il est arrivé' }).click()
  await expect(ferme.getByRole('heading', { name: 'C’est noté' })).toBeVisible()
  await ferme.close()
  await page.reload()
  await expect(point('Essai d’envoi')).toContainText('Reçu')
  const vue = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Voir le portail en essai' }).click()
  const vu = await vue
  await expect(vu.getByRole('note')).toContainText('Portail en préparation')
  await vu.close()

  // A colour that cannot be read: said at its place, with the nearest that can. Every tab as it stands is looked at in
  // `ecrans.spec.ts`.
  await page.getByRole('tab', { name: 'Charte' }).click()
  await page.getByLabel('Attention, code de la couleur', { exact: true }).fill('#c07a12')
  await expect(page.getByRole('tab', { name: 'Charte 1' })).toBeVisible()
  const barre = page.getByRole('region', { name: '1 changement non enregistré' })
  await expect(barre).toContainText('1 couleur illisible')
  await page.getByRole('button', { name: 'Appliquer' }).click()
  await expect(barre).not.toContainText('illisible')
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Identité' }).click()
  await page.getByLabel('Nom affiché').fill(`${nom} bis`)
  await expectKept(page, `client.essai-${quand}`, `${nom} bis`)
  await page.reload()
  await expect(page.getByRole('region', { name: '2 changements non enregistrés' })).toBeVisible()
  await expect(page.getByLabel('Nom affiché')).toHaveValue(`${nom} bis`)

  // Somebody else changed the same setting meanwhile: both are shown, and nothing is saved before one is chosen.
  const autre = { id: `essai-${quand}`, revision: 1, valeurs: { libelle: `${nom} ter` } }
  expect(await saveElsewhere(page, '/api/admin/identity/client', autre)).toBe(200)
  problems.expect(/409/)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  const choix = page.getByRole('group', { name: 'Nom affiché' })
  await expect(choix).toContainText(`${nom} ter`)
  await choix.getByRole('radio', { name: `${nom} bis` }).check()
  await page.getByRole('button', { name: 'Enregistrer ce choix' }).click()
  await expect(page.getByText('Enregistré. Le portail a déjà changé.').last()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: `${nom} bis` })).toBeVisible()
  await expectForgotten(page, `client.essai-${quand}`)

  // What is typed of a provider is kept, its secret is not.
  const identite = page.getByRole('region', { name: 'Fournisseur d’identité' })
  await identite.getByRole('button', { name: 'Modifier' }).click()
  const fenetre = page.getByRole('dialog', { name: 'Modifier le fournisseur d’identité' })
  await fenetre.getByLabel('Externe (OpenID Connect)').check()
  await fenetre.getByLabel('Secret du portail').fill('tenu-secret')
  await fenetre.getByLabel('Adresse du fournisseur').fill('https://id.example.org')
  await expectKept(page, `client.fournisseur.essai-${quand}`, 'https://id.example.org')
  expect(await draftOf(page, `client.fournisseur.essai-${quand}`)).not.toContain('tenu-secret')
  await fenetre.getByRole('button', { name: 'Fermer' }).click()

  await page.getByRole('tab', { name: 'Charte' }).click()
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Remplacer : En-tête et papiers' }).click()
  await (await chosen).setFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(svg),
  })
  await expect(page.getByText('Le logo est en place.')).toBeVisible()

  const portail = await context.newPage()
  await portail.goto(`http://${hote}:${port}/`)
  await expect(portail).toHaveTitle(new RegExp(`${nom} bis`))
  await portail.close()

  await page.getByRole('tab', { name: 'Historique' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Modification' })).toHaveCount(3)
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Création' })
    .getByRole('button', { name: 'Revenir à cette version' })
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Revenir à cette version' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: nom, exact: true })).toBeVisible()
  await expectNarrow(page)

  await page.goto('/#/admin/clients')
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
})

test('R6.06 R6.07 a feature is closed to an offer, tried for an offer and for a contract, seen by a member, and given back', async ({
  page,
  browser,
}) => {
  await openOffice(page)
  await page.goto('/#/admin/clients/horizon?onglet=fonctionnalites')
  const essai = page.getByRole('region', { name: 'Ce que verra un contrat' })
  const ligne = (nom: string) => essai.getByRole('listitem').filter({ hasText: nom })
  const essayer = essai.getByRole('button', { name: 'Essayer' })
  await essai.getByLabel('Numéro de contrat').fill('20450002')
  await essayer.click()
  await expect(ligne('Questions fréquentes')).toContainText('exception de ce contrat')

  // Closed for a moment only: other journeys look at other things of that offer.
  const offre = page.getByRole('checkbox', {
    name: 'Réseaux de soins, ouverte à l’offre Santé Confort',
  })
  await offre.uncheck()
  const barre = page.getByRole('region', { name: '1 changement non enregistré' })
  await expect(essai).toContainText('sans vos changements en cours')
  await expectAccessibleInBothSchemes(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Enregistré. Le portail a déjà changé.').last()).toBeVisible()
  await essai.getByLabel('Essayer pour').selectOption('Santé Confort')
  await essayer.click()
  await expect(ligne('Réseaux de soins')).toContainText('fermée à cette offre')
  await expect(ligne('Réseaux de soins')).toContainText('Cachée')
  await essai.getByLabel('Essayer pour').selectOption('Santé Sérénité')
  await essayer.click()
  await expect(ligne('Réseaux de soins')).toContainText('Visible')

  const jeanne = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await silencePopups(jeanne.context())
  await openAs(jeanne, 'jeanne.moreau@example.org', 'Jeanne')
  await expect(jeanne.getByRole('link', { name: 'Réseaux de soins' })).toHaveCount(0)
  await jeanne.context().close()

  await offre.check()
  await barre.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(offre).toBeChecked()
  await expect(barre).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(offre).toBeVisible()
  await expectNarrow(page)
})
