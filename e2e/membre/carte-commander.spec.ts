import { HUGO, openAt } from '../support/accounts.ts'
import { dans } from '../support/jours.ts'
import { continuer, envoyerEtFinir } from '../support/parcours.ts'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

test('R7.77 a lost card is replaced at once, from the card itself', async ({ page }) => {
  // Whose card no other test reads.
  await openAt(page, HUGO, 'carte-tiers-payant', 'Ma carte de tiers payant')
  await page.getByRole('link', { name: 'Commander une nouvelle carte' }).click()
  await page.getByLabel('Pourquoi une nouvelle carte').selectOption('Je l’ai perdue')
  await continuer(page, 'Relisez, puis envoyez')
  await envoyerEtFinir(page, 'Votre nouvelle carte de tiers payant est prête')
  const aujourdhui = dans(0)
  // The card itself, on the very page that says it is there.
  await expect(page.getByRole('region', { name: /[Rr]ecto/ })).toContainText(aujourdhui)
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('link', { name: 'Voir ma carte' }).click()
  await expect(page.getByRole('main')).toContainText(`Valable du ${aujourdhui}`)
})
