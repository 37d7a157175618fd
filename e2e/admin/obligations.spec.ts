import { openAt, openStaff } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectNarrow, goTo } from '../support/pages.ts'
import { KARIM, test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

const jour = (dans: number) => {
  const date = new Date(Date.now() + dans * 86_400_000)
  return new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris' }).format(date)
}

test.describe('of a clerk', () => {
  test.use({ qui: KARIM })

  test('portability: a clerk types the employer’s dates, and reads until when; its member reads it too', async ({
    page,
    browser,
    problems,
  }) => {
    problems.expect(/400/)
    await openStaff(page, KARIM, '/#/admin/portabilites')
    const ligne = page.getByRole('row').filter({ hasText: 'Nora Lemaire' })
    await expect(ligne).toBeVisible()
    await expectNarrow(page)
    await page.getByRole('button', { name: 'Ouvrir une portabilité' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Ouvrir une portabilité' }).click()
    await expect(dialog.getByText('Cette information est obligatoire')).toHaveCount(3)
    await dialog.getByLabel(/^Numéro de contrat/).fill('20450003')
    await dialog.getByRole('textbox', { name: /^Début du contrat de travail/ }).fill('01/01/2024')
    await dialog.getByRole('textbox', { name: /^Dernier jour du contrat/ }).fill(jour(-5))
    await expect(dialog.getByText(/^12 mois de portabilité au plus/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Ouvrir une portabilité' }).click()
    await expect(
      dialog.getByText('La portabilité ne vaut que pour un contrat d’entreprise'),
    ).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Annuler' }).click()
    await ligne.getByRole('button', { name: 'Nora Lemaire' }).click()
    await page.getByRole('button', { name: 'Mettre fin plus tôt' }).click()
    await expect(page.getByRole('textbox', { name: /^Dernier jour couvert/ })).toBeVisible()
    await expectAccessible(page)

    const nora = await (await browser.newContext()).newPage()
    await openAt(nora, 'nora.lemaire@example.org', 'contrats', 'Mes contrats')
    await nora.getByRole('combobox', { name: 'Contrat' }).selectOption('20450113')
    await expect(nora.getByText('Portabilité jusqu’au')).toBeVisible()
    await goTo(nora, 'carte-tiers-payant', 'Ma carte de tiers payant')
    await expect(nora.getByText(/^Valable du .*Portabilité jusqu’au/).first()).toBeVisible()
    await expectAccessible(nora)
    await expectNarrow(nora)
    await nora.context().close()
  })
})

test('a change of an offer is written, and refused where the law leaves too little time', async ({
  page,
  problems,
}) => {
  problems.expect(/400/)
  await openStaff(page, 'admin@example.org', '/#/admin/evolutions')
  await expect(page.getByRole('heading', { level: 1, name: 'Changements notifiés' })).toBeVisible()
  const titre = `les lunettes sont mieux remboursées ${Date.now()}`
  await page.getByRole('button', { name: 'Créer', exact: true }).click()
  const panneau = page.getByRole('dialog')
  await panneau.getByLabel(/^Ce qui change, en une ligne/).fill(titre)
  await panneau.getByLabel(/^Offre/).fill('Santé Essentiel')
  await panneau.getByLabel(/^Nature/).selectOption('garanties')
  await panneau.getByRole('textbox', { name: /^Prend effet le/ }).fill(jour(10))
  await panneau.getByLabel(/^Ce que l’adhérent lira/).fill('Vos lunettes seront mieux remboursées.')
  await expectAccessible(page)
  await panneau.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(panneau.getByRole('heading', { name: titre })).toBeVisible()
  await page.keyboard.press('Escape')
  const soumettre = page.getByRole('button', { name: `Soumettre\u00a0: ${titre}` })
  await expect(soumettre).toBeVisible()
  await expectAccessible(page)
  await expectNarrow(page)
  await soumettre.click()
  const question = page.getByRole('dialog', { name: new RegExp(titre) })
  await question.getByRole('button', { name: 'Soumettre', exact: true }).click()
  await expect(question.getByText(/un mois avant au moins/)).toBeVisible()
  await expectAccessible(page)
})
