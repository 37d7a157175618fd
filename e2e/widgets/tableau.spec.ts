import { expectAccessible } from '../support/axe.ts'
import { openGallery, received, specimen } from '../support/gallery.ts'
import { test } from '../support/shared-page.ts'
import { expect } from '../support/test.ts'

const TABLE = 'Tableau à trier, à choisir, à ouvrir'

test('a table is sorted, chosen from and opened by keyboard alone', {
  tag: '@everywhere',
}, async ({ page }) => {
  await openGallery(page, 'tableau')
  const table = specimen(page, TABLE)
  await expectAccessible(page)
  await table.getByRole('checkbox', { name: 'Choisir Monsieur' }).press('Space')
  await expect(received(page, TABLE)).toContainText('"choisies":["M"]')
  await table.getByRole('button', { name: 'DR', exact: true }).press('Enter')
  await expect(received(page, TABLE)).toContainText('"ouverte":"DR"')
  if ((page.viewportSize()?.width ?? 0) < 992) return
  await table.getByRole('button', { name: 'Ordre' }).press('Enter')
  await expect(table.getByRole('columnheader', { name: 'Ordre' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expect(table.getByRole('row').nth(1)).toContainText('Docteur')
  await table.getByRole('checkbox', { name: 'Choisir toutes les lignes affichées' }).press('Space')
  await expect(received(page, TABLE)).toContainText('"choisies":["DR","M","MME"]')
})

test('the search box speaks once the typing pauses', async ({ page }) => {
  await openGallery(page, 'tableau')
  const recherche = specimen(page, 'Recherche')
  await recherche.getByLabel('Rechercher une civilité').pressSequentially(' docteur ')
  await expect(received(page, 'Recherche')).toHaveText('docteur')
})
