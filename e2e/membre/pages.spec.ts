import type { Page } from '@playwright/test'
import { CAMILLE, openAt } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectNarrow, goTo } from '../support/pages.ts'
import { failing } from '../support/portail.ts'
import { expect, test } from '../support/test.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** What every page owes: to everybody, and on the smallest telephone. */
async function expectSound(page: Page) {
  await expectAccessible(page)
  await expectNarrow(page)
}

test('Camille reads the pages of her contract one after the other', { tag: '@everywhere' }, async ({
  page,
  context,
}) => {
  await test.step('R7.91 situation contractuelle: read, then printed in a new tab', async () => {
    await openAt(page, CAMILLE, 'situation-contractuelle', 'Situation contractuelle')
    await expect(card(page, 'Le contrat')).toContainText('20450001')
    await expect(card(page, 'Les personnes couvertes')).toContainText('Léa Martin')
    // A child has no title.
    await expect(card(page, 'Les personnes couvertes')).not.toContainText('Madame Léa')
    await expect(card(page, 'Les personnes couvertes')).toContainText('18/06/2015')
    const dentaire = page.getByRole('table', { name: 'Dentaire' })
    await expect(dentaire.getByRole('row').nth(1)).toBeVisible()
    await expect(page.getByRole('row', { name: 'Médecin généraliste 200 % BRSS' })).toBeVisible()
    await expect(card(page, 'Les renforts')).toContainText('Cure thermale')
    await expect(card(page, 'Cotisations et remboursements')).toContainText(
      'Prélèvement automatique',
    )
    await expect(card(page, 'Cotisations et remboursements')).toContainText('FR•• •••• 7858')
    await expectSound(page)
    const answered = page.waitForResponse((response) => response.url().includes('/print'))
    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Imprimer : Situation Contractuelle' }).click()
    await opened
    expect((await answered).headers()['content-type']).toContain('application/pdf')
    await expect(page.getByRole('button', { name: /^Exporter/ })).toHaveCount(0)
  })
  await test.step('R7.101 beneficiaries: each with how their statements arrive, and why not', async () => {
    await goTo(page, 'beneficiaires', 'Bénéficiaires')
    await expect(card(page, 'Camille Martin')).toContainText('Vous')
    await expect(card(page, 'Julien Martin')).toContainText('Active')
    const lea = card(page, 'Léa Martin')
    for (const text of ['Enfant', '18/06/2015', 'CPAM du Rhône', 'Refusée'])
      await expect(lea).toContainText(text)
    await expect(lea).toContainText('Une autre complémentaire santé reçoit déjà les décomptes')
    await expectSound(page)
  })
  await test.step('profile: who the insurer believes one is, nothing of it in full that is a secret', async () => {
    await goTo(page, 'profil', 'Mon profil')
    const identite = card(page, 'Identité')
    for (const text of [
      'Madame',
      'Camille',
      'Martin',
      'Lambert',
      '14/03/1986',
      '2 86 •• •• ••• •••',
    ])
      await expect(identite).toContainText(text)
    const coordonnees = card(page, 'Coordonnées')
    for (const text of ['24 bis rue Duquesne', '69006 LYON', 'camille.martin@example.org', '01 45'])
      await expect(coordonnees).toContainText(text)
    await expect(card(page, 'Télétransmission')).toContainText('CPAM du Rhône')
    await expectSound(page)
  })
  await test.step('help: the questions in the page, an answer, and back to where one was', async () => {
    await goTo(page, 'aide', 'Aide')
    await expectSound(page)
    await page.getByLabel('Rechercher une réponse').fill('carte')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tab', { name: 'Résultats' })).toBeVisible()
    const question = page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button')
    const text = (await question.innerText()).trim()
    await question.click()
    await expect(page.getByRole('heading', { level: 3, name: text })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Oui' }).click()
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
      'Nous vous remercions pour votre retour',
    )
    await expect(question).toBeFocused()
    await page.getByRole('tab', { name: 'Catégories' }).click()
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
  })
  await test.step('news: what changed, the newest first', async () => {
    await goTo(page, 'nouveautes', 'Nouveautés')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Un menu pour tout retrouver',
      'Votre situation contractuelle en un document',
      'Se connecter sans mot de passe',
      'Un compte bancaire enregistré en une minute',
      'Des recherches plus justes dans l’aide',
    ])
    await expectSound(page)
  })
  await test.step('R7.106 contracts: each with its state and what it says', async () => {
    await goTo(page, 'contrats', 'Mes contrats')
    const sante = card(page, 'Santé Sérénité')
    for (const text of ['20450001', 'Valide', 'Complémentaire santé', 'Virement', 'FR•• •••• 7858'])
      await expect(sante).toContainText(text)
    await expect(sante.getByRole('listitem')).toHaveText([
      'Camille Martin',
      'Julien Martin',
      'Léa Martin',
    ])
    await expect(sante).toContainText('Contrat affiché')
    await expectSound(page)
    await card(page, 'Prévoyance Tranquillité')
      .getByRole('button', { name: /^Afficher/ })
      .click()
    await expect(card(page, 'Prévoyance Tranquillité')).toContainText('Contrat affiché')
    await expect(page.getByRole('combobox', { name: 'Contrat' })).toHaveValue('20450002')
  })
  await test.step('R7.86 R7.118 options: what is held since when and for how much, and what else exists', async () => {
    await page.getByRole('combobox', { name: 'Contrat' }).selectOption('20450001')
    await goTo(page, 'options', 'Mes renforts')
    const detenus = card(page, 'Vos renforts')
    await expect(detenus.getByRole('listitem')).toHaveCount(2)
    await expect(detenus).toContainText(/Cure thermale.*Depuis le 01\/01\/\d{4}.*6,50\u00a0€/)
    await expect(detenus).toContainText(/Total des renforts\s*10,70\u00a0€/)
    await expect(card(page, 'Les renforts de votre offre').getByRole('listitem')).toHaveCount(3)
    await expectSound(page)
    await page.getByRole('combobox', { name: 'Contrat' }).selectOption('20450002')
    await expect(page.getByText('Aucun renfort sur ce contrat.')).toBeVisible()
  })
})

test('what does not load says so where it was awaited, and is asked for again', async ({
  page,
  problems,
}) => {
  problems.expect(/500/)
  await failing(page, '/api/adherent/profil/v2', 500, 'Base en panne')
  await openAt(page, CAMILLE, 'profil', 'Mon profil')
  await expect(page.getByRole('alert')).toContainText('n’ont pas pu être chargées')
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(card(page, 'Identité')).toContainText('Camille')
})
