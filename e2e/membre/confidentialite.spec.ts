import type { Page } from '@playwright/test'
import { openAtlas } from '../support/accounts.ts'
import { atlasUrl } from '../support/addresses.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { messageTo } from '../support/mailbox.ts'
import { expectNarrow } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const LUC = 'luc.bernard@example.org'
const deLuc = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: 'Luc', exact: true }) })

test('a partner who has not agreed is seen by what came on an account; agrees, is seen, and takes it back', async ({
  page,
  browser,
}) => {
  await openAtlas(page, 'nadia.perrot@example.org', 'remboursements', 'Mes remboursements')
  const parMois = page.getByRole('region', { name: 'Soins confidentiels versés sur votre compte' })
  await expect(parMois).toContainText('janvier 2026')
  await expect(deLuc(page)).toHaveCount(0)
  await expectAccessible(page)
  await expectNarrow(page)

  const chez = await (await browser.newContext()).newPage()
  await openAtlas(chez, LUC, 'profil/soins', 'Qui voit mes soins')
  const accord = chez.getByRole('region', { name: 'Nadia Perrot' })
  const question = chez.getByRole('alertdialog')
  await expect(accord).toContainText('Ne voit pas vos soins')
  await expectAccessibleInBothSchemes(chez)
  await expectNarrow(chez)
  await accord.getByRole('button', { name: 'Donner mon accord' }).click()
  await expect(question).toContainText('Laisser Nadia Perrot voir vos soins')
  await expectAccessible(chez)
  await question.getByRole('button', { name: 'Donner mon accord' }).click()
  await expect(accord).toContainText('Voit le détail de vos soins')
  await messageTo(chez, LUC, /Nadia Perrot peut maintenant voir vos soins/, atlasUrl)

  await page.reload()
  await expect(deLuc(page).first()).toBeVisible()
  await expect(parMois).toHaveCount(0)
  await accord.getByRole('button', { name: 'Retirer mon accord' }).click()
  await question.getByRole('button', { name: 'Retirer mon accord' }).click()
  await expect(accord).toContainText('Ne voit pas vos soins')
  await expect(accord.getByText('Vos accords passés')).toBeVisible()
  await page.reload()
  await expect(parMois).toContainText('janvier 2026')
  await expect(deLuc(page)).toHaveCount(0)
  await chez.context().close()
})
