import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { expectNarrow } from '../support/pages.ts'
import { openOffice, test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

test('a rule is written as sentences, tried on a calendar, held by a trial and given up', async ({
  page,
}) => {
  await openOffice(page)
  await page.getByRole('link', { name: 'Dates d’effet' }).click()
  await page
    .getByRole('list', { name: 'Règles par démarche' })
    .getByRole('link', { name: /Retirer un renfort|Renoncer|renfort/i })
    .last()
    .click()
  await page.getByLabel('Ajouter une règle pour une offre').selectOption('Santé Confort')
  await expect(page.getByText('Cette offre suit encore la règle commune.')).toBeVisible()
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
  await page.getByRole('tab', { name: 'Règle', exact: true }).click()
  await periode.getByRole('radio', { name: 'Entre deux dates' }).check()
  await periode.getByLabel('Du', { exact: true }).fill('01/01/2040')
  await page.getByRole('button', { name: 'Enregistrer la règle' }).click()
  const question = page.getByRole('alertdialog', { name: 'Des essais gardés ne passeraient plus' })
  await expect(question).toContainText('Toujours possible')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Enregistrer quand même' }).click()
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages).toContainText('Règle enregistrée')
  await page.getByRole('tab', { name: /Essais gardés/ }).click()
  await expect(page.getByRole('list', { name: 'Essais gardés' })).toContainText('Rompu')
  await page.getByRole('button', { name: 'Supprimer l’essai « Toujours possible »' }).click()
  await page.getByRole('tab', { name: 'Règle', exact: true }).click()
  // By the keyboard: the message of a moment ago stands before it, for some seconds.
  await page.getByRole('button', { name: 'Suivre de nouveau la règle commune' }).press('Enter')
  await expect(messages).toContainText('Règle d’origine rétablie')
})
