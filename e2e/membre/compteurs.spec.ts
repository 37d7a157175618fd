import { openCamille } from '../support/accounts.ts'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { titre } from '../support/parcours.ts'
import { expect, test } from '../support/test.ts'

test('what each person has used up is found from accueil, and said when it comes back @everywhere', async ({
  page,
}) => {
  await openCamille(page)
  const carte = page.getByRole('region', { name: 'Mes compteurs' })
  await expect(carte).toContainText('Pour Camille, cette année')
  await carte.getByRole('link', { name: 'Tout voir, tous mes compteurs' }).click()
  await expect(titre(page, 'Mes compteurs')).toBeFocused()

  const camille = page.getByRole('region', { name: 'Camille' })
  await expect(camille.getByRole('progressbar', { name: 'Ostéopathie, par séance' })).toBeVisible()
  await expect(camille).toContainText(/Participations forfaitaires.* sur 50\s€/)
  await expect(camille).toContainText(/Renouvellement à partir du \d{1,2}(er)? \p{L}+ \d{4}/u)
  // Each ear for itself.
  const julien = page.getByRole('region', { name: 'Julien' })
  await expect(julien).toContainText('Aide auditive, oreille droitePrise en charge utilisée')
  await expect(julien).toContainText('Aide auditive, oreille gaucheDisponible')
  // Nothing is kept back from a child.
  await expect(page.getByRole('region', { name: 'Léa' })).not.toContainText('Participations')
  await expectAccessibleInBothSchemes(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
