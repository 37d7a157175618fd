import { openStaff } from '../support/accounts.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Another one. */
const PNG_GRIS = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNoaGj4DwAFhAKAjM1mJgAAAABJRU5ErkJggg==',
  'base64',
)

test('R7.110 R7.111 R7.112 a picture is added, described, found by its tag, thrown away and taken back, shown by a text', {
  tag: '@everywhere',
}, async ({ page }) => {
  const titre = `Carte ${Date.now()}`
  await openStaff(page, 'admin@example.org', '/#/admin/mots-cles')
  await page.getByRole('button', { name: 'Créer', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Nom').fill(`été ${titre}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('dialog', { name: `été ${titre}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/#/admin/bibliotheques')
  await expect(page.getByRole('heading', { level: 1, name: 'Bibliothèques' })).toBeVisible()

  await page.getByRole('link', { name: 'Médiathèque' }).first().click()
  await page.getByRole('button', { name: 'Ajouter des fichiers' }).click()
  const ajout = page.getByRole('dialog', { name: 'Ajouter des fichiers' })
  await ajout.locator('input[type=file]').setInputFiles([
    { name: 'carte.png', mimeType: 'image/png', buffer: PNG },
    { name: 'plan_du-siege.png', mimeType: 'image/png', buffer: PNG_GRIS },
  ])
  // Several at once, each with its own words; a file is called by its name until it is called otherwise.
  const premier = ajout.getByRole('group', { name: 'carte.png' })
  await premier.getByLabel('Titre').fill(titre)
  await premier.getByLabel('Description de l’image').fill('Une carte de tiers payant')
  const second = ajout.getByRole('group', { name: 'plan_du-siege.png' })
  await expect(second.getByLabel('Titre')).toHaveValue('plan du siege')
  await second.getByLabel('Titre').fill(`Plan ${titre}`)
  await expect(ajout.getByRole('progressbar')).toHaveCount(0)
  await expectAccessible(page)
  await ajout.getByRole('button', { name: 'Ajouter ces 2 fichiers' }).click()
  await expect(page.getByRole('button', { name: new RegExp(`Plan ${titre}`) })).toBeVisible()
  const carte = page.getByRole('button', { name: new RegExp(`^(?!.*Plan).*${titre}`) })
  await expect(carte).toContainText('non montré')
  await expectAccessibleInBothSchemes(page)
  await carte.click()
  const fiche = page.getByRole('dialog', { name: titre })
  await fiche.getByLabel(`été ${titre}`).check()
  await expectAccessible(page)
  await fiche.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByLabel('Rechercher').fill(`ete ${titre}`)
  await carte.click()
  await fiche.getByRole('button', { name: 'Mettre à la corbeille' }).click()
  await expect(fiche).toBeHidden()
  await page.getByRole('button', { name: /^Corbeille/ }).click()
  await carte.click()
  await fiche.getByRole('button', { name: 'Sortir de la corbeille' }).click()
  await page.getByRole('button', { name: 'Quitter la corbeille' }).click()
  await expect(carte).toBeVisible()

  // A draft that nobody publishes.
  await page.goto('/#/admin/contenus')
  await page.getByLabel('Rechercher').fill('sécurité sociale')
  await page.getByRole('button', { name: /Votre numéro de sécurité sociale/ }).click()
  const texte = page.getByRole('textbox', { name: 'Texte' })
  await texte.press('ControlOrMeta+End')
  await page.getByRole('button', { name: 'Insérer une image' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${titre}`) })
    .click()
  await expect(texte.getByRole('img', { name: 'Une carte de tiers payant' })).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(page.getByRole('button', { name: 'Rien à enregistrer' })).toBeVisible()

  await page.goto('/#/admin/mediatheque')
  await expect(carte).toContainText('montré 1 fois')
  await carte.click()
  await expect(fiche.getByRole('region', { name: 'Où il est montré' })).toContainText(
    'Votre numéro de sécurité sociale',
  )
})
