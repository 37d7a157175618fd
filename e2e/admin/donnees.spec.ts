import { openStaff } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectNarrow } from '../support/pages.ts'
import { openOffice, SOPHIE, test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

test('an administrator reads how long data are kept, what would go today, and changes a delay within the law', async ({
  page,
}) => {
  await openOffice(page)
  await page.getByRole('link', { name: 'Conservation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Conservation' })).toBeFocused()
  const journaux = page.getByRole('row', { name: /^Connexions et alertes de lecture/ })
  await expect(journaux).toContainText('1 an')
  await journaux.getByRole('button', { name: /^Modifier la durée/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Connexions et alertes de lecture' })
  await dialog.getByLabel('Durée en mois').fill('48')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByText('De 6 à 12 mois').last()).toBeVisible()
  await dialog.getByLabel('Durée en mois').fill('12')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toBeHidden()
  await expectNarrow(page)
})

const aParis = (instant: Date) =>
  instant.toLocaleString('fr-FR', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  })

test('a breach is noted: the 72 hours run, the register says by when the authority is to be told, and whom it touched is read from the history', async ({
  page,
}) => {
  await openStaff(page, SOPHIE, '/#/admin/utilisateurs')
  await page.getByLabel('Chercher quelqu’un').fill('garnier')
  await page.getByRole('button', { name: 'Alain Garnier' }).click()
  await expect(page.getByRole('dialog', { name: 'Alain Garnier' })).toContainText('Identifiant')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Violations' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Registre des violations' }),
  ).toBeFocused()
  const titre = `Accès sans raison ${Date.now()}`
  await page.getByRole('button', { name: 'Créer', exact: true }).click()
  const panneau = page.getByRole('dialog')
  await panneau.getByLabel(/^Ce qui s’est passé/).fill(titre)
  await panneau.getByLabel(/^Nature/).selectOption('confidentialite')
  const constatee = panneau.getByRole('textbox', { name: 'Constatée le' })
  await expect(constatee).toHaveAccessibleDescription(/JJ\/MM\/AAAA HH:MM, heure de Paris/)
  await constatee.pressSequentially('29032026')
  await expect(constatee).toHaveValue('29/03/2026')
  await constatee.pressSequentially('0230')
  await panneau.getByRole('textbox', { name: 'Début des faits' }).fill('1/1/2020 8h')
  await panneau.getByRole('textbox', { name: 'Fin des faits' }).fill(aParis(new Date()))
  await panneau.getByLabel(/^Compte en cause/).fill(SOPHIE)
  await panneau.getByLabel(/^Faits, données/).fill('Des dossiers ont été lus.')
  await panneau.getByLabel(/^Décision/).selectOption('informer')
  await panneau
    .getByRole('textbox', { name: /^Ce que les personnes liront/ })
    .fill('Votre dossier a été ouvert par une personne qui n’en avait pas besoin.')
  await panneau.getByRole('button', { name: 'Enregistrer' }).click()
  // The clocks of Paris skip that hour.
  await expect(constatee).toHaveAccessibleDescription(/doivent exister/)
  await expect(panneau.getByRole('textbox', { name: 'Début des faits' })).toHaveValue(
    '01/01/2020 08:00',
  )
  await constatee.fill(aParis(new Date(Date.now() - 60_000)))
  await expectAccessible(page)
  await panneau.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(panneau.getByRole('heading', { name: titre })).toBeVisible()
  await page.keyboard.press('Escape')
  const ligne = page.getByRole('row', { name: new RegExp(`^${titre} .*Au plus tard le`) })
  await expect(ligne).toContainText('À soumettre')
  await expectAccessible(page)
  await ligne.getByRole('button', { name: /^Voir qui a été touché/ }).click()
  await expect(page.getByRole('dialog', { name: new RegExp(titre) })).toContainText('Alain Garnier')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expectNarrow(page)
})
