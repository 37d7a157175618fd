import { readFileSync } from 'node:fs'
import { openStaff } from '../support/accounts.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { messageTo } from '../support/mailbox.ts'
import { expectNarrow } from '../support/pages.ts'
import { KARIM, test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

test.describe('of a clerk', () => {
  test.use({ qui: KARIM })

  test('a clerk prints what leaves by post, says that it has left, and takes it back', async ({
    page,
  }) => {
    await openStaff(page, KARIM, '/#/admin/impressions')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Courriers à imprimer' }),
    ).toBeVisible()
    await page.getByLabel('État').selectOption({ label: 'À imprimer' })
    await expect(page).toHaveURL(/etat=a-imprimer/)
    await page.locator('tbody').getByRole('button').first().click()
    const fiche = page.getByRole('dialog')
    await fiche.getByRole('button', { name: 'Ouvrir pour imprimer' }).click()
    const lecteur = page.getByRole('dialog').last()
    await expect(lecteur.getByRole('link', { name: 'Télécharger' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    for (const [etat, bouton] of [
      ['Remis à La Poste', 'Enregistrer'],
      ['À imprimer', 'Enregistrer'],
    ] as const) {
      await fiche.getByLabel(/^État/).selectOption({ label: etat })
      await fiche.getByRole('button', { name: bouton, exact: true }).click()
      await expect(fiche.getByRole('button', { name: 'Rien à enregistrer' })).toBeVisible()
    }
    await fiche.getByRole('tab', { name: 'Historique' }).click()
    await expect(fiche).toContainText('Remis à La Poste')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expectNarrow(page)
  })
})

test('a long list is prepared apart: told by a mail, fetched from « Exports »', async ({
  page,
}) => {
  // Every commune of France: more lines than are sent at once.
  await openStaff(page, 'admin@example.org', '/#/admin/referentiels/code-postal')
  await expect(page.getByText(/plus de 5.000/)).toBeVisible()
  await page.getByRole('button', { name: 'Exporter' }).click()
  await page.getByRole('menuitem', { name: 'Tableau CSV' }).click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    'Votre export est en préparation',
  )
  await messageTo(
    page,
    'admin@example.org',
    /L’export «.Codes postaux.» que vous avez demandé est prêt/,
  )
  await page.evaluate(() => window.location.assign('#/admin/exports'))
  await expect(page.getByRole('heading', { level: 1, name: 'Exports' })).toBeVisible()
  const ligne = page.getByRole('row').filter({ hasText: 'Codes postaux' }).first()
  const bouton = ligne.getByRole('button', { name: /^Télécharger/ })
  await expect(bouton).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  const download = page.waitForEvent('download')
  await bouton.click()
  const fichier = await download
  expect(fichier.suggestedFilename()).toMatch(/\.csv$/)
  const lignes = readFileSync(await fichier.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(lignes.length).toBeGreaterThan(35_000)
  await expectNarrow(page)
})
