import { CAMILLE, openAt } from '../support/accounts.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { expectNarrow } from '../support/pages.ts'
import { silencePopups } from '../support/popups.ts'
import { openOffice, test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

test('R9.39 a search without an answer becomes a question: written in the fixed styles, published, read, moved, taken back', async ({
  page,
}) => {
  const mot = `girouette${Date.now()}`.replace(
    /\d/g,
    (chiffre) => 'abcdefghij'[Number(chiffre)] ?? '',
  )
  await openOffice(page)
  await page.request.get(`/api/inbenta-faq/search?query=${mot}`)
  await page.goto('/#/admin/faq?onglet=a-traiter')
  await expect(page.getByRole('heading', { level: 1, name: 'Questions fréquentes' })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('button', { name: `Créer la question « ${mot} »` }).click()
  const creation = page.getByRole('dialog', { name: 'Créer une question' })
  const titre = `${mot.charAt(0).toUpperCase()}${mot.slice(1)}\u00a0?`
  await expect(creation.getByRole('textbox', { name: 'Question' })).toHaveValue(titre)
  await creation.getByLabel('Catégorie').selectOption('Connexion à mon espace')
  await creation.getByLabel('Pour qui').selectOption('Tout le monde')
  await creation.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(page.getByRole('dialog', { name: titre })).toBeVisible()

  // Styles and colours are the client's: nobody chooses a font.
  const outils = page.getByRole('toolbar', { name: 'Mise en forme' })
  await expect(outils.getByLabel('Style').getByRole('option', { name: 'Texte chapo' })).toHaveCount(
    1,
  )
  await expect(outils.getByLabel('Couleur').getByRole('option')).toHaveText([
    'Couleur du texte',
    'Primaire',
    'Secondaire',
  ])
  await expect(outils.getByRole('combobox')).toHaveCount(2)
  await page.getByRole('textbox', { name: 'Réponse' }).click()
  await page.keyboard.type(`Avec le ${mot}.`)
  await outils.getByLabel('Style').selectOption('Texte chapo')
  await page.keyboard.press('ControlOrMeta+a')
  await outils.getByLabel('Couleur').selectOption('Primaire')
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await page.getByRole('button', { name: 'Publier maintenant' }).click()
  await expect(page.getByRole('region', { name: 'Publication' })).toContainText(
    'en ligne depuis le',
  )
  await expectAccessible(page)
  const search = async () =>
    (await (await page.request.get(`/api/inbenta-faq/search?query=${mot}`)).json()).items
  await expect.poll(async () => (await search()).length).toBe(1)
  expect((await search())[0].content).toBe(
    `<p class="chapo"><span class="primaire">Avec le ${mot}.</span></p>`,
  )

  // One place up, by the keyboard.
  await page.getByRole('button', { name: 'Fermer', exact: true }).click()
  await page.getByRole('tab', { name: 'Catégories et ordre' }).click()
  await page.getByRole('button', { name: /^Connexion à mon espace/ }).click()
  const ordre = page.getByRole('list', { name: 'Ordre : Connexion à mon espace' })
  const rangs = await ordre.getByRole('listitem').count()
  await page.getByRole('button', { name: `Monter « ${titre} »` }).focus()
  await page.keyboard.press('Enter')
  await expect(ordre.getByRole('listitem').nth(rangs - 2)).toContainText(titre)
  await expectAccessible(page)
  await expectNarrow(page)

  await page.getByRole('tab', { name: /^Questions/ }).click()
  await page.getByRole('button', { name: new RegExp(mot, 'i') }).click()
  const publication = page.getByRole('region', { name: 'Publication' })
  await publication.getByRole('button', { name: 'Retirer' }).click()
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Ligne supprimée.')
})

test('what a member calls it becomes a synonym of our word: found from then on, and no longer once it is deleted', async ({
  page,
  browser,
}) => {
  const mot = `papillonner${Date.now()}`.replace(
    /\d/g,
    (chiffre) => 'abcdefghij'[Number(chiffre)] ?? '',
  )
  const contexte = await browser.newContext({ locale: 'fr-FR' })
  await silencePopups(contexte)
  const membre = await contexte.newPage()
  await openAt(membre, CAMILLE, 'profil', 'Mon profil')
  const fenetre = membre.getByRole('dialog', { name: 'Rechercher dans mon espace' })
  const chercher = async () => {
    await membre.keyboard.press('Control+k')
    await expect(fenetre.getByRole('combobox')).toBeFocused()
    await membre.keyboard.type(mot)
  }
  // What is meant, and finds nothing, is counted once one has stopped typing.
  const comptee = membre.waitForResponse(/recherche\?.*pose=oui/)
  await chercher()
  await expect(fenetre).toContainText(`Rien pour «\u00a0${mot}\u00a0»`)
  await comptee
  await membre.keyboard.press('Escape')

  await openOffice(page)
  await expect(async () => {
    await page.goto('/#/admin/faq?onglet=a-traiter')
    await page.reload()
    await expect(page.getByText(mot, { exact: true })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.getByRole('button', { name: `Ajouter un synonyme pour «\u00a0${mot}\u00a0»` }).click()
  const creation = page.getByRole('dialog')
  await expect(creation.getByLabel('Ce que disent les adhérents')).toHaveValue(mot)
  await creation.getByRole('textbox', { name: 'Mot', exact: true }).fill('résilier')
  await creation.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(creation).toHaveCount(0)
  await expect(page.getByText(mot, { exact: true })).toHaveCount(0)

  await expect(async () => {
    await chercher()
    await expect(fenetre.getByRole('option', { name: /^Résilier un contrat/ })).toBeVisible({
      timeout: 2_000,
    })
  }).toPass()
  await membre.keyboard.press('Escape')

  await page.getByRole('tab', { name: 'Synonymes' }).click()
  await expect(page.getByRole('row', { name: new RegExp(mot) })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await expectNarrow(page)
  await page
    .getByRole('row', { name: new RegExp(mot) })
    .getByRole('button')
    .first()
    .click()
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Ligne supprimée.')
  await contexte.close()
})
