import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { expectNarrow } from '../support/pages.ts'
import { openOffice, test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

test('a rule is written as sentences, tried on a calendar, held by a trial and given up', async ({
  page,
  problems,
}) => {
  // What a rule would break is refused until somebody takes it upon themselves.
  problems.expect(/status of 400/)
  await openOffice(page)
  await page.getByRole('link', { name: 'Dates d’effet' }).click()
  const renforts = page
    .locator('tbody')
    .getByRole('row')
    .filter({ hasText: /renfort/i })
  await renforts.first().waitFor()
  // An earlier try may have left it.
  const confort = renforts.filter({ hasText: 'Santé Confort' })
  if ((await confort.count()) > 0) await confort.getByRole('button').first().click()
  else {
    await renforts.last().getByRole('button').first().click()
    // A rule for one offer begins as the one that holds for all.
    await page.getByRole('button', { name: 'Dupliquer' }).click()
    await page.getByRole('combobox', { name: 'Offre' }).selectOption('Santé Confort')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
  }
  await expect(page.getByText(/^Modifiée le/)).toBeVisible()
  await expectAccessibleInBothSchemes(page)

  // Contradictory: said where it stands, and nothing can be saved.
  const periode = page.getByRole('group', { name: 'Période 1' })
  await periode.getByRole('button', { name: 'Ajouter une phrase' }).click()
  const derniere = periode.getByRole('list').getByRole('listitem').last()
  await derniere.getByLabel('La date est').selectOption({ label: 'avant' })
  await expect(periode).toContainText('se contredisent')
  await derniere.getByLabel('Mois en plus').fill('24')
  await expect(periode).not.toContainText('se contredisent')
  await expect(derniere).toContainText('avant le jour de la demande, plus 24 mois')

  // Tried before it is saved.
  await page.getByRole('tab', { name: 'Tester' }).click()
  await page.getByLabel('Numéro de contrat').fill('20450001')
  await page.getByRole('button', { name: 'Reprendre ses dates' }).click()
  await expect(page.getByLabel('Début du contrat')).not.toHaveValue(/-01-01/)
  const calendrier = page.getByRole('region', { name: 'Dates permises' })
  await calendrier
    .getByRole('button', { name: /permise$/ })
    .first()
    .click()
  await expect(page.getByText(/^Le .+ est permis$/)).toBeVisible()
  await calendrier
    .getByRole('button', { name: /refusée$/ })
    .first()
    .click()
  await expect(page.getByText(/^Le .+ est refusé$/)).toBeVisible()
  await expect(page.getByText(/Refusée par|Seul le jour/).first()).toBeVisible()
  await calendrier
    .getByRole('button', { name: /permise$/ })
    .first()
    .click()
  await page.getByLabel('Nom de l’essai').fill('Toujours possible')
  await page.getByRole('button', { name: 'Garder cet essai' }).click()
  await expectAccessible(page)
  await expectNarrow(page)

  // A change that breaks it warns first.
  await page.getByRole('tab', { name: 'Fiche', exact: true }).click()
  await periode.getByRole('radio', { name: 'Entre deux dates' }).check()
  await periode.getByLabel('Du', { exact: true }).fill('01/01/2040')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'À confirmer avant d’enregistrer' })
  await expect(question).toContainText('Toujours possible')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Enregistrer quand même' }).click()
  await expect(page.getByText('Modifications enregistrées.')).toBeVisible()
  await page.getByRole('tab', { name: 'Tester' }).click()
  await expect(page.getByRole('list', { name: 'Essais gardés' })).toContainText('Rompu')
  await page.getByRole('button', { name: 'Supprimer l’essai « Toujours possible »' }).click()

  // What it said before goes through the form, and is saved from there.
  await page.getByRole('tab', { name: 'Versions' }).click()
  await page
    .getByRole('button', { name: /^Reprendre la version/ })
    .last()
    .click()
  await expect(periode.getByRole('radio', { name: 'En phrases' })).toBeChecked()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Modifications enregistrées.')).toBeVisible()
  // By the keyboard: the message of a moment ago stands before it, for some seconds.
  await page.getByRole('button', { name: 'Revenir à l’origine' }).press('Enter')
  const retour = page.getByRole('alertdialog', { name: /^Revenir à l’origine de/ })
  await retour.getByRole('button', { name: 'Revenir à l’origine' }).click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Origine rétablie')
})
