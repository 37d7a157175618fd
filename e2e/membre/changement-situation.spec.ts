import { HUGO, openAt } from '../support/accounts.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { dans } from '../support/jours.ts'
import { messageTo } from '../support/mailbox.ts'
import { goTo } from '../support/pages.ts'
import { continuer, envoyerEtFinir, titre } from '../support/parcours.ts'
import { expect, test } from '../support/test.ts'

test('R7.91 a member tells of a new employer from the contractual situation, and the profile says so @phone', async ({
  page,
}) => {
  await openAt(page, HUGO, 'situation-contractuelle', 'Situation contractuelle')
  await page.getByRole('link', { name: 'Déclarer un changement' }).click()
  await expect(titre(page, 'Déclarer un changement de situation')).toBeFocused()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('alert')).toContainText('Dites-nous ce qui a changé')
  await page.getByRole('radio', { name: 'L’employeur' }).check()
  await continuer(page, 'La nouvelle situation')
  await page.getByLabel('Employeur').fill('Acier des Alpes')
  const jour = dans(0)
  await page.getByLabel('Depuis le, ou à partir du').fill(jour)
  await page.keyboard.press('Escape')
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('button', { name: 'Continuer' }).click()
  const recap = page.getByRole('region', { name: 'Ce qui change pour vous', exact: true })
  await expect(recap).toContainText('Acier des Alpes')
  await envoyerEtFinir(page)
  await goTo(page, 'profil', 'Mon profil')
  await expect(page.getByRole('region', { name: 'Identité', exact: true })).toContainText(
    'Acier des Alpes',
  )
  await expectAccessible(page)
  const mail = await messageTo(page, HUGO, /changement de situation est enregistré/)
  expect(mail.text).toContain('l’employeur de Hugo Roche')
})
