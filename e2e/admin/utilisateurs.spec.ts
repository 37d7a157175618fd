import { loginAtlas, openAdmin } from '../support/accounts.ts'
import { atlasUrl } from '../support/addresses.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { messageTo } from '../support/mailbox.ts'
import { expectNarrow } from '../support/pages.ts'
import { silencePopups } from '../support/popups.ts'
import { expect, test } from '../support/test.ts'

const email = `collegue-${Date.now()}@example.org`

test('R7.123 an administrator invites a colleague, then sees a member’s portal and does nothing there', async ({
  page,
  browser,
}) => {
  await openAdmin(page)
  await page.getByRole('link', { name: 'Utilisateurs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Utilisateurs' })).toBeFocused()
  const liste = page.getByRole('table', { name: 'Liste : Utilisateurs' })
  await expect(liste.getByRole('button', { name: 'Karim Petit' })).toBeVisible()
  await expectAccessibleInBothSchemes(page)

  await page.getByRole('button', { name: 'Inviter un collègue' }).click()
  const invitation = page.getByRole('dialog', { name: 'Inviter un collègue' })
  await invitation.getByLabel('Prénom').fill('Lou')
  await invitation.getByLabel(/^Nom/).fill('Collègue')
  await invitation.getByLabel('Adresse e-mail').fill(email)
  await expectAccessible(page)
  await invitation.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  const lou = page.getByRole('dialog', { name: 'Lou Collègue' })
  await expect(lou).toContainText('À activer')
  await messageTo(page, email, /Choisissez votre mot de passe/)
  await lou.getByRole('button', { name: 'Renvoyer le lien d’activation' }).click()
  await expect(lou).toContainText('Le mail d’activation a été renvoyé.')
  await page.keyboard.press('Escape')

  // Never in an address: it is refused before it leaves.
  const recherche = page.getByLabel('Chercher quelqu’un')
  await recherche.fill('2 85 05 69 123 456')
  await expect(page.getByRole('alert')).toContainText('ne se cherche pas ici')
  await recherche.fill('garnier')
  await liste.getByRole('button', { name: 'Alain Garnier' }).click()
  const alain = page.getByRole('dialog', { name: 'Alain Garnier' })
  await expect(alain.getByRole('button', { name: 'Voir son espace' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expectNarrow(page)

  // A session of its own: what it sees is another person's portal for a while.
  const elena = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await silencePopups(elena.context())
  await loginAtlas(elena, 'admin.atlas@example.org')
  await elena.getByRole('button', { name: 'Aller à l’administration' }).click()
  await elena.getByRole('link', { name: 'Utilisateurs' }).click()
  await elena.getByLabel('Chercher quelqu’un').fill('haddad')
  await elena.getByRole('button', { name: 'Samira Haddad' }).click()
  await elena.getByRole('button', { name: 'Voir son espace' }).click()
  const motif = elena.getByRole('dialog', { name: 'Voir son espace' })
  await motif.getByRole('button', { name: 'Voir son espace' }).click()
  await expect(motif).toContainText('Dites pourquoi')
  await motif.getByLabel(/^Motif/).fill('Elle ne trouve pas son attestation')
  await motif.getByRole('button', { name: 'Voir son espace' }).click()
  await expect(elena.getByRole('heading', { level: 1, name: 'Bonjour Samira' })).toBeVisible()
  await expect(
    elena.getByText('Vous voyez l’espace de Samira Haddad, en lecture seule'),
  ).toBeVisible()
  await expectAccessibleInBothSchemes(elena)
  await elena.goto(`${atlasUrl}/#/profil/donnees`)
  await expect(elena.getByRole('list', { name: 'Qui a consulté mon dossier' })).toContainText(
    'Elle ne trouve pas son attestation',
  )
  await elena.getByRole('button', { name: 'Quitter cette vue' }).click()
  await expect(elena.getByRole('heading', { level: 1, name: 'Utilisateurs' })).toBeVisible()
  await elena.context().close()
})
