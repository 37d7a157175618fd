import { CAMILLE, openAt, openStaff, staffAtlas } from '../support/accounts.ts'
import { atlasUrl } from '../support/addresses.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const MOTIFS = 'admin/referentiels/motif-contact'

test('an insurer words a table for its own members, and reads what the installation keeps', {
  tag: '@everywhere',
}, async ({ page, browser }) => {
  const libelle = `Un devis ou un accord ${Date.now()}`
  await openStaff(page, 'admin@example.org', `/#/${MOTIFS}`)
  const table = page.getByRole('table', { name: 'Liste : Motifs de contact' })
  await table.getByRole('button', { name: 'DEV', exact: true }).click()
  const fiche = page.getByRole('dialog')
  await fiche.getByLabel('Libellé').fill(libelle)
  await fiche.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(table.getByRole('row').filter({ hasText: libelle })).toContainText(
    'Commune, modifiée par vous',
  )
  await expectAccessible(page)

  await test.step('a table of the nation says who keeps it, and offers nothing to change', async () => {
    await page.goto('/#/admin/referentiels/pays')
    await expect(page.getByText('Table partagée, en lecture seule')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Liste : Pays' })).toContainText('France')
    for (const name of ['Créer', 'Importer un CSV'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
    await expectAccessible(page)
  })
  await test.step('a member of that insurer reads the new words, its neighbour the common ones', async () => {
    const membre = await (await browser.newContext()).newPage()
    await openAt(membre, CAMILLE, 'demarches/contact%2Fv2', 'Nous écrire')
    await expect(membre.getByLabel('Sujet').locator('option', { hasText: libelle })).toHaveCount(1)
    await membre.context().close()
    const voisin = await (await browser.newContext()).newPage()
    await voisin.context().addCookies(await staffAtlas(browser))
    await voisin.goto(`${atlasUrl}/#/${MOTIFS}`)
    const sienne = voisin.getByRole('table', { name: 'Liste : Motifs de contact' })
    await expect(sienne).toContainText('Un devis ou une prise en charge')
    await expect(sienne).not.toContainText(libelle)
    await voisin.context().close()
  })
})
