import { expectAccessible } from '../support/axe.ts'
import { openGallery, received, specimen } from '../support/gallery.ts'
import { test } from '../support/shared-page.ts'
import { expect } from '../support/test.ts'

const NOM = 'Formulaire en colonnes'

test('R5.43 R5.45 an empty form says what is missing, above, and leads to each field', async ({
  page,
}) => {
  await openGallery(page, 'saisie')
  const form = specimen(page, NOM)
  await expect(form).toContainText('Les champs signalés par un astérisque sont obligatoires')
  await form.getByRole('button', { name: 'Valider' }).click()
  const summary = form.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Merci de renseigner toutes les données obligatoires.')
  await summary.getByRole('link', { name: 'L’adresse e-mail est obligatoire' }).click()
  const email = form.getByLabel('Identifiant (adresse e-mail)')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/L’adresse e-mail est obligatoire/)
  await expect(page).toHaveURL(/#\/dev\/widgets\/saisie$/)
  await expectAccessible(page)
})

test('what is wrong is counted, follows the typing, and nothing typed is lost', async ({
  page,
}) => {
  await openGallery(page, 'saisie')
  const form = specimen(page, NOM)
  await form.getByLabel('Nom').fill('Lef3vre')
  await form.getByLabel('Identifiant (adresse e-mail)').fill('hugo@')
  await form.getByLabel(/^Mot de passe/).fill('Horizon!2026')
  await form.getByLabel('Confirmation du mot de passe').fill('Horizon!2026')
  await form.getByLabel('Confirmation du mot de passe').press('Enter')
  const summary = form.getByRole('alert')
  await expect(summary).toContainText('Merci de corriger 2 champs')
  await form.getByLabel('Nom').fill('Lefèvre')
  await expect(summary).toContainText('Merci de corriger 1 champ')
  await form.getByLabel('Identifiant (adresse e-mail)').fill('prise@example.org')
  await expect(summary).toBeHidden()
  await form.getByRole('button', { name: 'Valider' }).click()
  await expect(summary.getByRole('link', { name: 'Adresse déjà utilisée' })).toBeVisible()
  await expect(form.getByLabel(/^Mot de passe/)).toHaveValue('Horizon!2026')
  await form.getByLabel('Identifiant (adresse e-mail)').fill('libre@example.org')
  await form.getByRole('button', { name: 'Valider' }).click()
  await expect(received(page, NOM)).toHaveText('Lefèvre')
})

test('an error waits until the field is left', async ({ page }) => {
  await openGallery(page, 'saisie')
  const form = specimen(page, NOM)
  const email = form.getByLabel('Identifiant (adresse e-mail)')
  await email.pressSequentially('hu')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Tab')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
})

test('the rules of a password tick themselves off, the eye shows it', async ({ page }) => {
  await openGallery(page, 'saisie')
  const form = specimen(page, NOM)
  const password = form.getByLabel(/^Mot de passe/)
  await password.pressSequentially('Bonjour')
  const rules = form.getByRole('list', { name: 'Votre mot de passe doit comporter' })
  await expect(rules.getByText('une majuscule')).toContainText('respecté')
  await expect(rules.getByText('un chiffre')).toContainText('à compléter')
  await expect(password).toHaveAttribute('type', 'password')
  await form.getByRole('button', { name: 'Afficher le mot de passe' }).first().click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('Bonjour')
})

test('R9.34 on a wide screen the label takes 4 columns of 12 and the field 6', async ({ page }) => {
  await openGallery(page, 'saisie')
  const input = specimen(page, NOM).getByLabel('Nom')
  const columns = await input.evaluate((element) => {
    const row = element.closest('[class*="row"]') as HTMLElement
    return getComputedStyle(row).gridTemplateColumns.split(' ').map(Number.parseFloat)
  })
  expect(columns).toHaveLength(3)
  const [label = 0, field = 0, rest = 0] = columns
  expect(label / rest).toBeCloseTo(2, 1)
  expect(field / rest).toBeCloseTo(3, 1)
})

test('on a phone the label stands above its field @phone', async ({ page }) => {
  await openGallery(page, 'saisie')
  const form = specimen(page, NOM)
  const label = await form.getByText('Identifiant (adresse e-mail)').boundingBox()
  const input = await form.getByLabel('Identifiant (adresse e-mail)').boundingBox()
  expect(Math.abs((label?.x ?? 0) - (input?.x ?? 99))).toBeLessThanOrEqual(2)
  expect((label?.y ?? 0) + (label?.height ?? 0)).toBeLessThanOrEqual(input?.y ?? 0)
})

test('R5.81 digits only: letters typed or pasted are left out, the caret stays', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openGallery(page, 'saisie')
  const input = specimen(page, 'Chiffres seulement').getByLabel('Numéro d’adhérent')
  await input.pressSequentially('20a4b5')
  await expect(input).toHaveValue('2045')
  await page.evaluate(() => navigator.clipboard.writeText('n° 0017 et plus 99'))
  await input.press('ControlOrMeta+v')
  await expect(input).toHaveValue('20450017')
  await input.press('Home')
  await input.press('ArrowRight')
  await input.press('Delete')
  await input.pressSequentially('x7')
  await expect(received(page, 'Chiffres seulement')).toHaveText('27450017')
})

test('R5.44 the short note; a long text says what room is left', async ({ page }) => {
  await openGallery(page, 'saisie')
  await expect(specimen(page, 'Note courte')).toContainText('* saisie obligatoire')
  const text = specimen(page, 'Texte long').getByLabel('Votre message')
  await text.fill('é'.repeat(90))
  await expect(text).toHaveAccessibleDescription('10 caractères restants')
})

test('nothing for axe in the entry fields @everywhere', async ({ page }) => {
  await openGallery(page, 'saisie')
  await expect(specimen(page, 'Note courte')).toBeVisible()
  await expectAccessible(page)
})
