import { HUGO, openAs, openStaff } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectNarrow } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test('a clerk asks a benefit back; its member reads why and contests; the clerk gives it up', async ({
  page,
  browser,
}) => {
  const clerk = await (await browser.newContext()).newPage()
  await openStaff(clerk, 'gestionnaire@example.org', '/#/admin/indus')
  await clerk.getByRole('button', { name: 'Réclamer un trop-perçu' }).click()
  await clerk.getByLabel('Numéro de contrat').fill('20450003')
  await clerk.getByRole('button', { name: 'Chercher les remboursements' }).click()
  await clerk.getByRole('checkbox').first().check()
  await clerk.getByLabel('Raison').selectOption({ label: 'Le montant a été mal calculé' })
  await clerk
    .getByLabel('Explication')
    .fill('Le plafond de l’année était atteint, et n’a pas été appliqué.')
  await expectAccessible(clerk)
  await clerk.getByRole('button', { name: 'Envoyer la lettre' }).click()
  await expect(clerk.getByText('La lettre est envoyée.')).toBeVisible()

  await openAs(page, HUGO, 'Hugo')
  await expect(page.getByText('Une somme vous a été versée à tort').first()).toBeVisible()
  await page.getByRole('link', { name: 'Voir le détail' }).click()
  await expect(page.getByText('Le plafond de l’année était atteint')).toBeVisible()
  await expectAccessible(page)
  await expectNarrow(page)
  await page.getByRole('button', { name: 'Contester' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Contester' }).click()
  await expect(page.getByRole('textbox', { name: /Que s’est-il passé|passé/ })).toHaveValue(
    /^Je conteste la demande de /,
  )

  await clerk.reload()
  await clerk.getByRole('button', { name: 'Annuler la demande' }).first().click()
  await clerk
    .getByLabel('Réponse motivée')
    .fill('Après vérification, le plafond n’était pas atteint.')
  await clerk.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(clerk.getByText('C’est enregistré.')).toBeVisible()
  await page.goto('/#/remboursements/trop-percus')
  await expect(page.getByText('vous ne nous devez rien')).toBeVisible()
})
