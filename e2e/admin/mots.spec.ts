import { CAMILLE, openAt, openStaff } from '../support/accounts.ts'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { messageTo } from '../support/mailbox.ts'
import { openOffice, test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

test('R1.35 a mail is found by what it says, corrected where it is wrong, tried, published and given back', {
  tag: '@everywhere',
}, async ({ page }) => {
  await openOffice(page)
  await page.getByRole('link', { name: 'Textes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'E-mails et SMS' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Rechercher' }).fill('deja votre identifiant')
  const ligne = page.getByRole('button', { name: /Cette adresse est déjà votre identifiant/ })
  await ligne.click()
  const objet = page.getByRole('textbox', { name: 'Objet' })
  await expect(objet).toHaveValue('Cette adresse est déjà votre identifiant')
  await expect(
    page.getByText('Part quand l’adresse demandée est déjà l’identifiant.'),
  ).toBeVisible()

  await objet.fill('Rien à changer ((personne))')
  await expect(page.getByText(/Caractère 16.: La variable «.personne.» n’existe pas/)).toBeVisible()
  await objet.fill('Rien à changer chez ')
  await objet.press('End')
  await page.getByRole('button', { name: 'Insérer assureur' }).click()
  await expect(objet).toHaveValue('Rien à changer chez ((assureur))')
  const apercu = page.getByRole('article', { name: 'Rien à changer chez Mutuelle Horizon' })
  await expect(apercu).toContainText('Bonjour Sophie,')
  await page.getByRole('radio', { name: 'Téléphone' }).check()
  // By night as by day: the mail is shown in its receiver's colours, not in the writer's.
  const feuille = () =>
    apercu.evaluate((mail) => getComputedStyle(mail.parentElement ?? mail).backgroundColor)
  const jour = await feuille()
  await page.getByRole('radio', { name: 'Sombre' }).check()
  await expect.poll(feuille).not.toBe(jour)
  await expectAccessibleInBothSchemes(page)

  await page.getByRole('button', { name: 'M’envoyer un essai' }).click()
  await messageTo(page, 'admin@example.org', /\[Essai\] Rien à changer chez Mutuelle Horizon/)

  // Closed and back: nothing typed is lost.
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer', exact: true }).click()
  await ligne.click()
  await expect(objet).toHaveValue('Rien à changer chez ((assureur))')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Modifications enregistrées.')).toBeVisible()
  await page.getByText('Comparer l’original').click()
  await expect(page.getByRole('definition').first()).toContainText(
    'Cette adresse est déjà votre identifiant',
  )
  await page.getByRole('tab', { name: 'Versions' }).click()
  const versions = page.getByRole('tabpanel').getByRole('listitem')
  await expect(versions.first()).toContainText('Rien à changer chez ((assureur))')

  await page.getByRole('tab', { name: 'Fiche' }).click()
  await page.getByRole('button', { name: 'Revenir à l’origine' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revenir à l’origine' }).click()
  await ligne.click()
  await expect(objet).toHaveValue('Cette adresse est déjà votre identifiant')
  await page.getByRole('tab', { name: 'Versions' }).click()
  await expect(versions.first()).toContainText('D’origine')
})

test('a sentence of a screen is found by what is read there, changed for members, and given back', async ({
  page,
  browser,
}) => {
  await openStaff(page, 'admin@example.org', '/#/admin/etiquettes')
  await page.getByRole('textbox', { name: 'Rechercher' }).fill('taux en pourcentage de la base')
  const ligne = page.getByRole('button', { name: /^Taux en pourcentage/ })
  await ligne.click()
  await expect(page.getByText('Affichée sur « Ma carte de tiers payant »')).toBeVisible()
  const texte = page.getByLabel('Texte', { exact: true })
  await texte.fill('Des taux de ((assureur)).')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Modifications enregistrées.')).toBeVisible()
  await expectAccessibleInBothSchemes(page)

  const member = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await openAt(member, CAMILLE, 'carte-tiers-payant', 'Ma carte de tiers payant')
  await expect(member.getByRole('main')).toContainText('Des taux de Mutuelle Horizon.')
  await member.context().close()

  await page.getByRole('button', { name: 'Revenir à l’origine' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revenir à l’origine' }).click()
  await ligne.click()
  await expect(texte).toHaveValue(/^Taux en pourcentage/)
})
