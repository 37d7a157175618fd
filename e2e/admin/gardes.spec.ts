import { openStaff } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectNarrow } from '../support/pages.ts'
import { KARIM, test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

test.use({ qui: KARIM })

const NORA = 'Nora Lemaire'

test('a clerk is told what the management system has not taken over, keeps it, then lets the file decide', async ({
  page,
}) => {
  await openStaff(page, KARIM, '/#/admin/tableau-de-bord')
  const tache = page.getByRole('link', { name: /le système de gestion n’a pas repris/ })
  // A try before this one may have decided already.
  const isDecide = (await tache.count()) === 0
  if (!isDecide) await tache.click()
  else await page.goto('/#/admin/gardes')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Changements à reprendre' }),
  ).toBeVisible()
  await expectAccessible(page)
  await expectNarrow(page)
  await page.getByRole('button', { name: NORA }).first().click()
  const fiche = page.getByRole('dialog', { name: NORA, exact: true })
  await expect(fiche.getByText('Adresse').first()).toBeVisible()
  for (const [geste, fait] of [
    ['Garder', 'Le changement est gardé.'],
    ['Laisser le fichier décider', 'Le prochain fichier décide.'],
  ] as const) {
    const bouton = fiche.getByRole('button', { name: geste, exact: true })
    if (isDecide && (await bouton.count()) === 0) continue
    await bouton.click()
    const question = page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog', { name: new RegExp(geste) }))
    await question.last().getByRole('button', { name: geste, exact: true }).click()
    await expect(page.getByText(fait).last()).toBeVisible()
  }
  await fiche.getByRole('tab', { name: 'Historique' }).click()
  await expect(fiche).toContainText('Changement laissé au système de gestion')
})
