import type { Locator, Page } from '@playwright/test'
import { CAMILLE, openAt, openStaff } from '../support/accounts.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { expectNarrow } from '../support/pages.ts'
import { KARIM, openOffice, SOPHIE, saveElsewhere, test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

const table = (page: Page, libelle: string) =>
  page.getByRole('table', { name: `Liste : ${libelle}` })
/** Written with its styles: what one types is text, and no code. */
const contenuDe = (fiche: Locator) => fiche.getByRole('textbox', { name: 'Contenu' })
const NOUVEAUTES = '/api/admin/release-note'
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' })

async function openNouveautes(page: Page): Promise<void> {
  await openOffice(page)
  await page.getByRole('link', { name: 'Nouveautés' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nouveautés' })).toBeFocused()
  await expect(table(page, 'Nouveautés')).toBeVisible()
}

async function creer(page: Page, titre: string): Promise<void> {
  await page.getByRole('button', { name: 'Créer', exact: true }).click()
  const fiche = page.getByRole('dialog')
  await fiche.getByLabel('Titre').fill(titre)
  await fiche.getByLabel('Nature').selectOption({ label: 'Correction' })
  await contenuDe(fiche).fill('Le premier texte.')
  await fiche.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('dialog', { name: titre })).toBeVisible()
}

test('two who change the same row choose line by line; nothing is lost, all is told', async ({
  page,
  problems,
}) => {
  const titre = `Note à deux ${Date.now()}`
  await openNouveautes(page)
  await creer(page, titre)
  const hers = page.getByRole('dialog', { name: titre })

  // From elsewhere, as her own screen would send it.
  const [note] = (await (await page.request.get(`${NOUVEAUTES}?q=${titre}`)).json()).items
  const valeurs = { contenu: '<p>Écrit par l’autre.</p>', nature: 'amelioration' }
  const { id, revision } = note
  expect(await saveElsewhere(page, NOUVEAUTES, { id, revision, valeurs })).toBe(200)

  problems.expect(/409/)
  await contenuDe(hers).fill('Écrit par elle.')
  await hers.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(hers.getByRole('alert')).toContainText('Quelqu’un a modifié cette ligne')
  await expectAccessibleInBothSchemes(page)
  const contenu = hers.getByRole('group', { name: 'Contenu' })
  await expect(contenu.getByRole('radio', { name: /Votre version/ })).toBeChecked()
  await expect(contenu).toContainText('Écrit par l’autre.')
  const nature = hers.getByRole('group', { name: 'Nature' })
  await expect(nature.getByRole('radio', { name: /Version enregistrée/ })).toBeChecked()
  await hers.getByRole('button', { name: 'Enregistrer ce choix' }).click()
  await expect(contenuDe(hers)).toHaveText('Écrit par elle.')
  await expect(hers.getByLabel('Nature')).toHaveValue('amelioration')

  await hers.getByRole('tab', { name: 'Historique' }).click()
  const lignes = hers.getByRole('listitem')
  await expect(lignes).toHaveCount(3)
  await expect(lignes.first()).toContainText('Sophie Lambert, Administrateur Digital')
  await expect(lignes.first()).toContainText('Écrit par l’autre.')
  await expect(lignes.first()).toContainText('Écrit par elle.')
  await expectAccessible(page)
  await lignes.nth(1).getByRole('button', { name: 'Revenir à cette version' }).click()
  const question = page.getByRole('alertdialog', { name: 'Revenir à cette version ?' })
  await expect(question.getByRole('deletion')).toHaveText('Écrit par elle.')
  await expect(question.getByRole('insertion')).toHaveText('Écrit par l’autre.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Revenir à cette version' }).click()
  await expect(toasts(page)).toContainText('Version rétablie.')
  await hers.getByRole('tab', { name: 'Fiche' }).click()
  await expect(contenuDe(hers)).toHaveText('Écrit par l’autre.')
})

test('R7.126 a note is written, kept as a draft when closed, seen in the portal before anybody, published, read by a member, deleted', async ({
  page,
  context,
  browser,
}) => {
  const titre = `Note publiée ${Date.now()}`
  await openNouveautes(page)
  await creer(page, titre)
  const fiche = page.getByRole('dialog', { name: titre })
  await contenuDe(fiche).fill('Encore en cours…')
  await page.keyboard.press('Escape')
  await expect(fiche).toBeHidden()
  await table(page, 'Nouveautés').getByRole('button', { name: titre }).click()
  await expect(fiche).toContainText('Votre brouillon a été repris')
  await expect(contenuDe(fiche)).toHaveText('Encore en cours…')
  await fiche.getByRole('button', { name: 'Enregistrer' }).click()
  const publier = fiche.getByRole('button', { name: 'Publier maintenant' })
  await expect(publier).toBeVisible()

  const apercu = fiche.getByRole('region', { name: 'Aperçu' })
  const opened = context.waitForEvent('page')
  await apercu.getByRole('button', { name: 'Sur un téléphone' }).click()
  const portail = (await opened).getByRole('main')
  await expect(portail).toContainText('n’est pas forcément public')
  await expect(portail).toContainText(titre)
  await expect(portail).toContainText('Encore en cours…')
  await expectAccessible(await opened)
  const openedAsOfDay = context.waitForEvent('page')
  await apercu.getByLabel('Tel qu’il sera lu le').fill('01/03/2031')
  await apercu.getByRole('button', { name: 'Sur un téléphone' }).click()
  const ceJour = (await openedAsOfDay).getByRole('main')
  await expect(ceJour).toContainText('Un menu pour tout retrouver')
  await expect(ceJour).not.toContainText(titre)
  await publier.click()
  await expect(fiche).toContainText('En ligne depuis le')

  const member = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await openAt(member, CAMILLE, 'nouveautes', 'Nouveautés')
  await expect(member.getByRole('main')).toContainText(titre)
  await member.context().close()

  await fiche.getByRole('button', { name: 'Supprimer' }).click()
  const question = page.getByRole('alertdialog', { name: `Supprimer « ${titre} » ?` })
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expect(toasts(page)).toContainText('Ligne supprimée.')
  await expect(table(page, 'Nouveautés')).not.toContainText(titre)
})

test('R7.103 the list is searched, sorted, narrowed and kept as a view, all in its address', {
  tag: '@both',
}, async ({ page }) => {
  await openStaff(page, 'admin@example.org', '/#/admin/referentiels/pays')
  await expect(table(page, 'Pays')).toBeVisible()
  await page.getByLabel('Rechercher').fill('cote d')
  await expect(table(page, 'Pays')).toContainText('Côte d’Ivoire')
  await expect(page).toHaveURL(/q=cote/)
  await page.getByRole('button', { name: 'Vues' }).click()
  await page.getByRole('menuitem', { name: 'Enregistrer cette vue' }).click()
  const nom = `Afrique ${Date.now()}`
  await page.getByLabel('Nom de la vue').fill(nom)
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText('Vue enregistrée.')
  await page.goto('/#/admin/referentiels/pays')
  await expect(page.getByLabel('Rechercher')).toHaveValue('')
  await page.getByRole('button', { name: 'Vues' }).click()
  await page.getByRole('menuitem', { name: nom }).click()
  await expect(page.getByLabel('Rechercher')).toHaveValue('cote d')
  await expectAccessible(page)
})

test.describe('of a clerk', () => {
  test.use({ qui: KARIM })

  test('a view is shared with the team by whoever made it: a colleague finds it under their name', async ({
    page,
    browser,
  }) => {
    const nom = `Hors délai de l’équipe ${Date.now()}`
    await openStaff(page, KARIM, '/#/admin/demandes?retard=oui')
    await page.getByRole('button', { name: 'Vues', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Enregistrer cette vue' }).click()
    await page.getByLabel('Nom de la vue').fill(nom)
    await page.getByLabel('Partager avec l’équipe').check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(toasts(page)).toContainText('Vue enregistrée.')

    // A page that has not read the views yet: they are kept for some minutes.
    const other = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
    await openStaff(other, SOPHIE, '/#/admin/demandes')
    await other.getByRole('button', { name: 'Vues', exact: true }).click()
    await other.getByRole('menuitem', { name: new RegExp(`^${nom}, de `) }).click()
    await expect(other).toHaveURL(/retard=oui/)
    await other.getByRole('button', { name: 'Vues', exact: true }).click()
    await other.getByRole('menuitem', { name: 'Gérer les vues' }).click()
    const vues = other.getByRole('dialog', { name: 'Gérer les vues' })
    await expect(vues.getByRole('listitem').filter({ hasText: nom })).toContainText('Partagée par')
    await expectAccessible(other)
    await expectNarrow(other)
    await vues.getByRole('button', { name: `Supprimer la vue ${nom}` }).click()
    const question = other.getByRole('alertdialog')
    await expect(question).toContainText('toute l’équipe la perdra')
    await question.getByRole('button', { name: 'Supprimer' }).click()
    await expect(vues).not.toContainText(nom)
    await other.context().close()
  })

  test('a clerk is shown what a clerk may open, and reads without writing', async ({ page }) => {
    await openStaff(page, KARIM, '/#/admin')
    const nav = page.getByRole('navigation', { name: 'Navigation principale' })
    await expect(nav.getByRole('link')).toHaveText([
      /Tableau de bord/,
      /Demandes/,
      /Utilisateurs/,
      /Dossiers suivis/,
      /Motifs/,
      /Référentiels/,
      /Réclamations/,
      /Droits sur les données/,
      /Exports/,
    ])
    await page.getByRole('button', { name: 'Mon compte, Karim Petit' }).click()
    await expect(page.getByRole('menu')).toContainText('Gestionnaire')
    await page.keyboard.press('Escape')
    await nav.getByRole('link', { name: /Référentiels/ }).click()
    await expect(table(page, 'Civilités')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Créer', exact: true })).toHaveCount(0)
    await expect(table(page, 'Civilités').getByRole('checkbox')).toHaveCount(0)
  })
})

test('an administrator reads the history, imports a spreadsheet and meets what is refused', async ({
  page,
  problems,
}) => {
  await test.step('R7.121 the history is read and narrowed to what was done', async () => {
    await openOffice(page)
    await page.getByRole('link', { name: 'Historique' }).click()
    // Changes first; what was read stands one click away.
    await expect(page).toHaveURL(/nature=changement/)
    await expect(table(page, 'Historique').getByRole('row').nth(1)).toBeVisible()
    await expect(table(page, 'Historique')).not.toContainText('Consultation')
    await page.getByRole('link', { name: 'Afficher les consultations' }).click()
    await expect(table(page, 'Historique')).toContainText('Consultation')
    await page.getByLabel('Action').selectOption({ label: 'Connexion' })
    await expect(page).toHaveURL(/action=connexion/)
    await expect(table(page, 'Historique').getByRole('row').nth(1)).toContainText('Connexion')
    await expect(table(page, 'Historique')).not.toContainText('Consultation')
    await expectAccessible(page)
  })
  await test.step('a spreadsheet is tried before it is imported, and the history says whether it was touched', async () => {
    await page.goto('/#/admin/referentiels/periodicite')
    await page.getByRole('button', { name: 'Importer un CSV' }).click()
    const dialog = page.getByRole('dialog', { name: 'Importer : Périodicités de cotisation' })
    const choose = (csv: string, name = 'a.csv') =>
      dialog
        .getByRole('group', { name: 'Fichier CSV' })
        .locator('input')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await test.step('R8.41 what is no CSV is refused in the words of this screen', async () => {
      await choose('code;libelle', 'a.ods')
      await expect(dialog.getByRole('status')).toContainText('Choisissez un fichier CSV')
    })
    await choose('code;libelle\né é;Faux')
    await expect(dialog.getByRole('alert')).toContainText('Ligne 2')
    await dialog.getByRole('button', { name: 'Retirer : a.csv' }).click()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'Choisir un fichier' })).toBeFocused()
    // Another try brings another line.
    await choose(`code;libelle;ordre\nB${Date.now() % 100_000};Bimestrielle;90`)
    await expect(dialog).toContainText('1 ligne à créer')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Importer 1 ligne' }).click()
    await expect(table(page, 'Périodicités de cotisation')).toContainText('Bimestrielle')

    await page.goto('/#/admin/historique')
    await page.getByRole('button', { name: 'Vérifier l’intégrité' }).click()
    await expect(page.getByText(/La chaîne est entière/)).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('R1.32 R7.102 R7.108 a reference row in use stays, and says where; what is wrong is said at its field', async () => {
    await page.getByRole('link', { name: 'Référentiels' }).click()
    await table(page, 'Civilités').getByRole('button', { name: 'MME' }).click()
    const fiche = page.getByRole('dialog', { name: 'Madame' })
    await expect(fiche.getByLabel('Code')).toBeDisabled()
    await fiche.getByRole('button', { name: 'Supprimer' }).click()
    const refus = page.getByRole('dialog', { name: 'Cette ligne est encore utilisée' })
    await expect(refus).toContainText('Personnes')
    await expectAccessible(page)
    await refus.getByRole('button', { name: 'Fermer' }).last().click()
    await fiche.getByRole('button', { name: 'Dupliquer' }).click()
    const copie = page.getByRole('dialog', { name: 'Créer une ligne' })
    await expect(copie.getByLabel('Libellé')).toHaveValue('Madame')
    problems.expect(/400/)
    await copie.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(copie.getByLabel('Code')).toHaveAccessibleDescription(/déjà prise/)
    await expect(copie.getByLabel('Libellé')).toHaveValue('Madame')
  })
})
