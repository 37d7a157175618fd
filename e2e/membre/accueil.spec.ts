import { openCamille } from '../support/accounts.ts'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { titre } from '../support/parcours.ts'
import { expect, test } from '../support/test.ts'

test('Camille is told that Léa’s télétransmission is refused, and not that all is well @everywhere', async ({
  page,
}) => {
  await openCamille(page)
  const aFaire = page.getByRole('region', { name: 'À faire' })
  await expect(aFaire).toContainText('Télétransmission refusée : Léa')
  await expect(page.getByText('tout est à jour')).toHaveCount(0)
  // The other contract is shown: what waits is said all the same, and of which one.
  await page.getByRole('combobox', { name: 'Contrat' }).selectOption('20450002')
  await expect(aFaire).toContainText(
    'Télétransmission refusée : Léa (contrat Santé Sérénité, n° 20450001)',
  )
  await expectAccessibleInBothSchemes(page)
  await aFaire.getByRole('link', { name: 'Voir la raison' }).click()
  await expect(titre(page, 'Bénéficiaires')).toBeFocused()
  await expect(page.getByText('Une autre complémentaire santé reçoit déjà')).toBeVisible()
})
