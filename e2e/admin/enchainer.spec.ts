import type { Page } from '@playwright/test'
import { openStaff } from '../support/accounts.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { openJeanne } from '../support/demandes.ts'
import { expectNarrow } from '../support/pages.ts'
import { KARIM, test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

// One after the other: each looks at a list of the same queue.
test.describe.configure({ mode: 'default' })
test.use({ qui: KARIM })

const RECENTES = '/#/admin/demandes?acte=accessibiliteActeGestion&tri=recente'
const SIGNALEMENT = 'Signaler un problème d’accessibilité'
const liste = (page: Page) => page.getByRole('list', { name: 'Demandes de la file' })
const panneau = (page: Page) => page.getByRole('main')
const titre = (page: Page) => page.getByRole('heading', { level: 2, name: SIGNALEMENT })

test('by keys alone: decided, a request gives its place to the next one; what was typed stays, and the list ends in words', async ({
  page,
  browser,
}) => {
  const jeanne = await openJeanne(browser)
  const une = await jeanne.signale(`Une page ${Date.now()}`)
  const deux = await jeanne.signale(`Une autre ${Date.now()}`)
  await openStaff(page, KARIM, RECENTES)
  await expect(liste(page).getByRole('listitem').first()).toContainText(deux.reference)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('j')
  await expect(titre(page)).toBeFocused()
  await expect(panneau(page)).toContainText(deux.reference)

  // An answer begun is found again, whatever one looks at meanwhile.
  await page.keyboard.press('r')
  const texte = page.getByLabel('Texte envoyé à l’adhérent')
  await texte.focus()
  await page.keyboard.type('Bonjour Jeanne')
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(page).toHaveURL(new RegExp(une.id))
  await expect(titre(page)).toBeFocused()
  await page.keyboard.press('k')
  await expect(page).toHaveURL(new RegExp(deux.id))
  await expect(titre(page)).toBeFocused()
  await page.keyboard.press('r')
  await expect(texte).toHaveValue('Bonjour Jeanne')
  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { name: 'Accepter cette demande ?' })).toBeFocused()
  await page.keyboard.press('Control+Enter')

  await expect(page).toHaveURL(new RegExp(une.id))
  await expect(titre(page)).toBeFocused()
  const faite = page.getByRole('status').filter({ hasText: deux.reference })
  await expect(faite).toContainText('acceptée.')
  await expect(titre(page)).toHaveAccessibleDescription(/acceptée/)
  await expectAccessibleInBothSchemes(page)
  for (const width of [390, 1440, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNarrow(page)
  }
  await faite.getByRole('link', { name: 'Y revenir' }).press('Enter')
  await expect(page).toHaveURL(new RegExp(deux.id))
  await expect(panneau(page)).toContainText('Acceptée')

  await openStaff(page, KARIM, `/#/admin/demandes?q=${une.reference}`)
  // It stood in the list before, too: what follows is that of the search.
  await expect(liste(page).getByRole('listitem')).toHaveCount(1)
  const sienne = liste(page).getByRole('listitem').filter({ hasText: une.reference })
  await sienne.getByRole('link', { name: SIGNALEMENT }).press('Enter')
  await expect(titre(page)).toBeFocused()
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { name: 'Accepter cette demande ?' })).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('status').filter({ hasText: 'La liste est finie.' })).toBeFocused()
  await expectAccessible(page)
  await jeanne.close()
})

test('several at once: the bar says what it does and leaves out, does that, and says the same figures; found again once closed', async ({
  page,
  browser,
}) => {
  const jeanne = await openJeanne(browser)
  const une = await jeanne.signale(`À plusieurs ${Date.now()}`)
  const deux = await jeanne.signale(`À plusieurs aussi ${Date.now()}`)
  const message = await jeanne.ask(`Et ceci ? ${Date.now()}`)
  await openStaff(page, KARIM, '/#/admin/demandes?tri=recente')
  for (const { reference } of [une, deux, message])
    await liste(page)
      .getByRole('listitem')
      .filter({ hasText: reference })
      .getByRole('checkbox')
      .check()
  const barre = page.getByRole('region', { name: 'Demandes choisies' })
  await expect(barre).toBeInViewport({ ratio: 1 })
  await expect(barre).toContainText('3 demandes choisies')
  await expect(barre).toContainText('Une laissée de côté : 1 message')
  await expect(barre).toContainText('2 adhérents sont prévenus par e-mail.')
  await expect(barre.getByRole('button', { name: 'Prendre les 3' })).toBeEnabled()
  await expectAccessibleInBothSchemes(page)
  await barre.getByText('Une laissée de côté').click()
  await expect(barre.getByRole('link', { name: message.reference })).toBeVisible()
  await barre.getByRole('button', { name: 'Accepter les 2' }).click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('2 demandes traitées')

  // From any view, one field finds it, closed as it is.
  await page.getByRole('textbox', { name: 'Rechercher' }).fill(une.reference)
  await expect(liste(page).getByRole('listitem')).toHaveCount(1)
  await expect(liste(page)).toContainText('Acceptée')
  await expect(page.getByText('Recherche dans toutes les demandes')).toBeVisible()
  await page.getByRole('textbox', { name: 'Rechercher' }).fill(jeanne.email)
  await expect(liste(page)).toContainText(message.reference)
  await expect(liste(page)).toContainText(deux.reference)
  await jeanne.close()
})

test('Ctrl K finds a person and opens them over the screen: each part, and each line its page', async ({
  page,
}) => {
  await openStaff(page, KARIM, '/#/admin/demandes')
  await expect(liste(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: /^Trouver une personne/ })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('camille.martin@example.org')
  await expect(palette.getByRole('option', { name: /Camille Martin/ })).toBeVisible()
  await page.keyboard.press('Enter')
  const fiche = page.getByRole('dialog', { name: 'Camille Martin' })
  await expect(fiche.getByRole('heading', { name: 'Famille' })).toBeVisible()
  await expect(fiche).toContainText('Lus par le service médical uniquement.')
  await expectAccessibleInBothSchemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNarrow(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await fiche.getByRole('button', { name: 'Julien Martin' }).click()
  await expect(page.getByRole('dialog', { name: 'Julien Martin' })).toContainText('20450001')
  // Each line opens beside, over what one was doing.
  const julien = page.getByRole('dialog', { name: 'Julien Martin' })
  await julien.getByText('20450001', { exact: true }).click()
  await expect(julien.getByRole('link', { name: 'Ses demandes' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('jeanne.moreau@example.org')
  await palette.getByRole('option', { name: /^Jeanne Moreau/ }).click()
  const jeanne = page.getByRole('dialog', { name: 'Jeanne Moreau' })
  await jeanne.getByRole('button', { name: SIGNALEMENT }).first().click()
  const beside = page.getByRole('dialog', { name: SIGNALEMENT })
  await expect(beside.getByRole('link', { name: 'Ouvrir dans la file' })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNarrow(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press('Escape')
  await expect(jeanne).toBeVisible()
  await expect(page).toHaveURL(/#\/admin\/demandes$/)
  await jeanne
    .getByText(/^2045\d+$/)
    .first()
    .click()
  await jeanne.getByRole('link', { name: 'Ses demandes' }).first().click()
  await expect(page).toHaveURL(/q=2045/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('account numbers stand whole, old beside new, before one accepts; what was not compared is said', async ({
  page,
}) => {
  await openStaff(page, KARIM, '/#/admin/demandes?acte=ribPrestationsActeGestion')
  await liste(page)
    .getByRole('link', { name: 'Changer le compte de mes remboursements' })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'À comparer avant de décider' })).toBeVisible()
  await page.keyboard.press('a')
  const manque = page.getByRole('alert').filter({ hasText: 'Il manque quelque chose' })
  await expect(manque).toContainText('n’ont pas été comparées en entier')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Afficher les IBAN en entier' }).click()
  const table = page.getByRole('table', { name: 'À comparer avant de décider' })
  const iban = table.getByRole('row').filter({ hasText: 'IBAN' })
  await expect(iban.getByRole('cell').last()).toHaveText(
    /^[A-Z]{2}\d{2}( [\dA-Z]{4}){5} [\dA-Z]{3}$/,
  )
  await expectAccessibleInBothSchemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNarrow(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectNarrow(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { name: 'Accepter cette demande ?' })).toBeVisible()
  await expect(manque).toHaveCount(0)
})
