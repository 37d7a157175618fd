import type { Page } from '@playwright/test'
import { essais } from '../support/a-la-main.ts'
import { HUGO, openAt } from '../support/accounts.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { dans } from '../support/jours.ts'
import { messageTo } from '../support/mailbox.ts'
import { expectNarrow, goTo } from '../support/pages.ts'
import { envoyerEtFinir, continuer as poursuivre } from '../support/parcours.ts'
import { envoyer } from '../support/rib.ts'
import { expect, test } from '../support/test.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const continuer = (page: Page) => page.getByRole('button', { name: 'Continuer' }).click()

// Three, and not one: what is done cannot be asked for again the same day, should a later one have to be tried again.
test('R7.76 a member moves: the town comes with its postal code, and the profile says so', {
  tag: '@phone',
}, async ({ page }) => {
  await openAt(page, HUGO, 'profil', 'Mon profil')
  await page.getByRole('link', { name: 'Modifier mon adresse ou mon téléphone' }).click()
  await expect(title(page, 'Changer d’adresse')).toBeFocused()
  await expect(page).toHaveURL(/#\/profil\/adresse$/)
  await page.getByRole('button', { name: 'Écrire l’adresse à la main' }).click()
  // What an earlier try has changed is so already.
  if (essais() === 0)
    await expect(page.getByRole('combobox', { name: 'Localité' })).toHaveValue('Grenoble')
  await page.getByLabel('Code postal').fill('')
  await continuer(page)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('Le code postal est obligatoire')
  await expectAccessible(page)

  await page.getByRole('combobox', { name: 'Votre adresse' }).focus()
  await page.keyboard.type('3 rue Crébillon, 44000')
  const proposee = page.getByRole('option', { name: '3 rue Crébillon, 44000 Nantes' })
  await expect(proposee).toBeVisible()
  await expectAccessible(page)
  await proposee.click()
  await expect(page.getByLabel('Localité')).toHaveValue('Nantes')
  await expect(page.getByLabel('Type de voie')).toHaveValue('RUE')
  // The building was another street's.
  if (essais() === 0) await expect(page.getByLabel('Entrée, bâtiment, résidence')).toHaveValue('')
  await page.getByLabel('Entrée, bâtiment, résidence').fill('Bâtiment B')
  await expectAccessibleInBothSchemes(page)
  await continuer(page)
  await expect(step(page, 'Qui déménage, et quand')).toBeFocused()
  await expect(page.getByText('Ce changement d’adresse ne concerne que vous.')).toBeVisible()
  const jour = dans(0)
  await page.getByLabel('À partir du').fill(jour)
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await continuer(page)
  await expect(card(page, 'Ce qui change pour vous')).toContainText('3 rue Crébillon, 44000 NANTES')
  await expectAccessible(page)
  await envoyer(page)
  await expect(title(page, 'Votre adresse a été modifiée')).toBeFocused()
  await goTo(page, 'profil', 'Mon profil')
  await expect(card(page, 'Coordonnées')).toContainText('44000 NANTES')
  const mail = await messageTo(page, HUGO, /adresse a été modifiée/)
  expect(mail.text).toContain('44000 NANTES')
})

test('R7.91 a member tells of a new employer from the contractual situation, and the profile says so', {
  tag: '@phone',
}, async ({ page }) => {
  await openAt(page, HUGO, 'situation-contractuelle', 'Situation contractuelle')
  await page.getByRole('link', { name: 'Déclarer un changement' }).click()
  await expect(title(page, 'Déclarer un changement de situation')).toBeFocused()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('alert')).toContainText('Dites-nous ce qui a changé')
  await page.getByRole('radio', { name: 'L’employeur' }).check()
  await poursuivre(page, 'La nouvelle situation')
  await page.getByLabel('Employeur').fill('Acier des Alpes')
  const jour = dans(0)
  await page.getByLabel('Date du changement').fill(jour)
  await page.keyboard.press('Escape')
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('button', { name: 'Continuer' }).click()
  const recap = card(page, 'Ce qui change pour vous')
  await expect(recap).toContainText('Acier des Alpes')
  await envoyerEtFinir(page, 'Votre changement de situation est enregistré')
  await goTo(page, 'profil', 'Mon profil')
  await expect(card(page, 'Identité')).toContainText('Acier des Alpes')
  await expectAccessible(page)
  const mail = await messageTo(page, HUGO, /changement de situation est enregistré/)
  expect(mail.text).toContain('pour Hugo Roche\u00a0: l’employeur')
})

test('R7.75 R7.79 R7.83 alerts, channels and papers are chosen, and the screen says so', {
  tag: '@phone',
}, async ({ page }) => {
  await openAt(page, HUGO, 'profil/preferences', 'Mes préférences')
  await expect(card(page, 'Mes consentements')).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await expectNarrow(page)

  const alertes = card(page, 'Mes alertes')
  // By the keyboard alone.
  const alerte = alertes.getByRole('switch', { name: 'Un remboursement est versé' })
  await alerte.setChecked(false)
  await alerte.focus()
  await page.keyboard.press('Space')
  await expect(alerte).toBeChecked()
  await expect(alertes).toContainText('C’est enregistré.')
  // The sentence that the specification gives, and no mail: nothing is to be followed.
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages).toContainText('Votre demande a bien été prise en compte')
  await expect(messages).not.toContainText('e-mail de confirmation')
  await expectAccessible(page)
  await test.step('one press takes it back', async () => {
    await alertes.getByRole('button', { name: 'Annuler' }).click()
    await expect(alerte).not.toBeChecked()
    await expect(alertes.getByRole('button', { name: 'Annuler' })).toHaveCount(0)
    await alerte.setChecked(true)
    await expect(alertes.getByRole('button', { name: 'Annuler' })).toBeVisible()
  })

  const contact = card(page, 'Mes préférences de contact')
  const service = contact.getByRole('region', { name: 'Vos remboursements' })
  // Somebody has to be reached about their own requests.
  await expect(service.getByRole('switch', { name: 'E-mail' })).toBeDisabled()
  const silences = contact.getByRole('region', { name: 'Heures de silence' })
  const [debut, fin] = [
    silences.getByLabel('Ne rien m’envoyer à partir de'),
    silences.getByLabel('Jusqu’à'),
  ]
  const soir = essais() === 0 ? '21:00' : '21:30'
  await fin.fill('')
  await debut.fill(soir)
  await fin.focus()
  await page.keyboard.press('Tab')
  await expect(fin).toHaveAccessibleDescription(/Indiquez aussi cette heure/)
  await expectAccessible(page)
  await fin.fill('08:00')
  await fin.blur()
  await expect(contact.getByRole('button', { name: 'Annuler' })).toBeVisible()
  await test.step('it is nobody’s to study, and there is no request of it', async () => {
    await goTo(page, 'demandes', 'Mes demandes')
    await expect(page.getByRole('main')).not.toContainText(/Mes alertes|préférences de contact/)
    await goTo(page, 'demarches/communication', 'Mes préférences de contact')
    await expect(debut).toHaveValue(soir)
    await expect(page.getByRole('button', { name: 'Continuer' })).toHaveCount(0)
    await expectAccessible(page)
    await goTo(page, 'profil/preferences', 'Mes préférences')
  })
  await expect(alerte).toBeChecked()

  const documents = card(page, 'Mes documents en ligne ou par la poste')
  for (const [papier, isOn] of [
    ['Mes relevés', true],
    ['Nos lettres', false],
  ] as const) {
    const interrupteur = documents.getByRole('switch', { name: papier })
    await interrupteur.setChecked(isOn)
    await expect(interrupteur).toBeChecked({ checked: isOn })
  }
  await page.reload()
  await expect(documents.getByRole('switch', { name: 'Mes relevés' })).toBeChecked()
  await expect(documents.getByRole('switch', { name: 'Nos lettres' })).not.toBeChecked()
})
