import type { Page } from '@playwright/test'
import { HUGO, openAs, openAt, openStaff } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectNarrow } from '../support/pages.ts'
import { payerParCarte } from '../support/rib.ts'
import { KARIM, test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

// The pages are members’; the clerk's is beside.
test.use({ qui: null })

/** A clerk names a contract, and what of its lines was paid by mistake. */
async function reclamer(clerk: Page) {
  await clerk.getByRole('button', { name: 'Réclamer un trop-perçu' }).click()
  const question = clerk.getByRole('dialog', { name: 'Réclamer un trop-perçu' })
  await question.getByLabel('Numéro de contrat').fill('20450003')
  await question.getByRole('button', { name: 'Chercher les remboursements' }).click()
  await question.getByRole('checkbox').first().check()
  await question.getByLabel('Raison').selectOption({ label: 'Le montant a été mal calculé' })
  await question
    .getByLabel('Explication')
    .fill('Le plafond de l’année était atteint, et n’a pas été appliqué.')
  await expectAccessible(clerk)
  await question.getByRole('button', { name: 'Réclamer un trop-perçu' }).click()
  await expect(clerk.getByText('La lettre est envoyée.').last()).toBeVisible()
}

/** A clerk opens the line of somebody who contests, and answers with a reason. */
async function repondre(clerk: Page, qui: string, geste: string, reponse: string) {
  await clerk.getByRole('row').filter({ hasText: qui }).getByRole('button', { name: qui }).click()
  const fiche = clerk.getByRole('dialog', { name: qui, exact: true })
  await expect(fiche.getByText('Contesté')).toBeVisible()
  await fiche.getByRole('button', { name: geste, exact: true }).click()
  const question = clerk.getByRole('dialog', { name: `${geste}\u00a0: ${qui}` })
  await question.getByLabel('Réponse motivée').fill(reponse)
  await expectAccessible(clerk)
  await question.getByRole('button', { name: geste, exact: true }).click()
}

const TITRE = 'Sommes à rembourser'

test('a clerk asks a benefit back; its member reads why and contests; the clerk gives it up', async ({
  page,
  colleague,
}) => {
  const clerk = await colleague(KARIM)
  await openStaff(clerk, KARIM, '/#/admin/indus')
  await reclamer(clerk)

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
  await repondre(
    clerk,
    'Hugo Roche',
    'Annuler la demande',
    'Après vérification, le plafond n’était pas atteint.',
  )
  await expect(clerk.getByText('C’est enregistré.')).toBeVisible()
  await page.goto('/#/remboursements/trop-percus')
  await expect(page.getByText('vous ne nous devez rien')).toBeVisible()

  // Asked again, and paid by cheques that came with others’: recorded for all the lines at once.
  await clerk.goto('/#/admin/indus')
  await reclamer(clerk)
  const due = clerk
    .getByRole('row')
    .filter({ hasText: 'Hugo Roche' })
    .filter({ hasText: 'À rembourser' })
  await due.getByRole('checkbox').check()
  await clerk
    .getByRole('region', { name: 'Lignes choisies' })
    .getByRole('button', { name: 'Enregistrer un paiement' })
    .click()
  const lot = clerk.getByRole('dialog', { name: 'Enregistrer un paiement\u00a0: 1\u00a0ligne' })
  await lot.getByLabel('Moyen de paiement').selectOption({ label: 'Chèque' })
  await lot.getByLabel('Tout ce qui reste dû est payé').check()
  await lot.getByRole('button', { name: 'Enregistrer un paiement' }).click()
  await expect(clerk.getByText('1\u00a0ligne traitée.')).toBeVisible()
  await expect(clerk.getByRole('row').filter({ hasText: 'Remboursé' })).toBeVisible()
})

test('contested, then upheld with a reason; she pays in instalments, the first one by card', async ({
  page,
  colleague,
}) => {
  await openAt(page, 'nora.lemaire@example.org', 'remboursements/trop-percus', TITRE)
  await expect(page.getByText(/est parvenue deux fois/)).toBeVisible()
  await page.getByRole('button', { name: 'Contester' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Contester' }).click()
  await expect(page.getByRole('textbox', { name: /passé/ })).toHaveValue(/^Je conteste/)

  const clerk = await colleague(KARIM)
  await openStaff(clerk, KARIM, '/#/admin/indus')
  await repondre(
    clerk,
    'Nora Lemaire',
    'Maintenir',
    'Les deux factures sont du même jour et du même acte.',
  )
  await expect(clerk.getByText('C’est enregistré.')).toBeVisible()

  await page.goto('/#/remboursements/trop-percus')
  await page.reload()
  await page.getByRole('button', { name: 'Choisir comment rembourser' }).click()
  await page.getByLabel('Nombre d’échéances').selectOption({ index: 2 })
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByText('Vous remboursez à votre rythme')).toBeVisible()
  await expectAccessible(page)
  await expectNarrow(page)
  await page.getByRole('link', { name: 'Payer par carte' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Rembourser un trop-perçu par carte' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByText(/^Trop-perçu à rendre, échéance du/).first()).toBeVisible()
  await payerParCarte(page)
  await page.getByRole('button', { name: 'Payer', exact: true }).click()
  await expect(page.getByText('Votre paiement est accepté')).toBeVisible()
  await page.goto('/#/remboursements/trop-percus')
  await expect(page.getByText(/^Payée le .*carte/).first()).toBeVisible()
})
