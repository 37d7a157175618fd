import type { Locator, Page } from '@playwright/test'
import { CAMILLE, openAt } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { openGallery, specimen } from '../support/gallery.ts'
import { goTo } from '../support/pages.ts'
import { failing } from '../support/portail.ts'
import { test } from '../support/shared-page.ts'
import { expect, test as testAlone } from '../support/test.ts'
import { paste, received } from '../support/typing.ts'

/** Towns are told to signed-in people only. */
const openSignedIn = (page: Page) =>
  openAt(page, CAMILLE, 'dev/widgets/adresse', 'Galerie des composants')

/** The same specimens as when the page was opened, on the page that is open. */
async function remount(page: Page) {
  await goTo(page, 'service-unavailable', 'Nous revenons très vite')
  await goTo(page, 'dev/widgets/adresse', 'Galerie des composants')
}
const code = (where: Locator) => where.getByLabel('Code postal')
/** Announced; the specimen's own output is a status too. */
const status = (where: Locator) => where.locator('p[role=status]')
const town = (where: Locator) => where.getByLabel('Localité')
const box = (where: Locator) => where.getByRole('combobox', { name: 'Votre adresse' })
const byHand = (where: Locator) =>
  where.getByRole('button', { name: 'Écrire l’adresse à la main' }).click()

testAlone(
  'a member writes an address, with its towns',
  { tag: '@everywhere' },
  async ({ page, problems }) => {
    await testAlone.step(
      'a postal code proposes its towns; one chooses, by keyboard too @everywhere',
      async () => {
        await openSignedIn(page)
        const where = specimen(page, 'Code postal et localité')
        await expect(code(where)).toHaveAttribute('autocomplete', 'postal-code')
        await code(where).pressSequentially('6a9130')
        await expect(status(where)).toHaveText('Une localité proposée')
        await expect(town(where)).toHaveValue('Écully')
        await code(where).fill('42320')
        await expect(town(where).getByRole('option')).toContainText([
          'Choisir une localité',
          'Cellieu',
        ])
        await expect(town(where)).toHaveValue('')
        await town(where).focus()
        await page.keyboard.press('ArrowDown')
        await expect(received(where)).toHaveText('42320 Cellieu')
      },
    )
    await testAlone.step(
      'a town that is not proposed can be written, and the list found again',
      async () => {
        await remount(page)
        const where = specimen(page, 'Code postal et localité')
        await code(where).fill('69130')
        await expect(town(where)).toHaveValue('Écully')
        await town(where).selectOption('Autre localité…')
        await expect(where.getByRole('textbox', { name: 'Localité' })).toBeFocused()
        await page.keyboard.type('Hameau du Pin')
        await expect(received(where)).toHaveText('69130 Hameau du Pin')
        await where.getByRole('button', { name: 'Choisir dans la liste' }).click()
        await expect(where.getByRole('combobox', { name: 'Localité' })).toBeFocused()
      },
    )
    await testAlone.step(
      'an unknown postal code, a search that lasts, one that fails: the town is written',
      async () => {
        await remount(page)
        const where = specimen(page, 'Code postal et localité')
        await code(where).fill('97999')
        await expect(status(where)).toContainText('Aucune localité connue')
        await where.getByRole('textbox', { name: 'Localité' }).fill('Ailleurs')
        await expect(received(where)).toHaveText('97999 Ailleurs')
        const slow = specimen(page, 'Recherche qui dure')
        await expect(status(slow)).toHaveText('Recherche des localités…')
        await slow.getByRole('textbox', { name: 'Localité' }).fill('Lyon')
        await expect(received(slow)).toHaveText('69003 Lyon')
        const down = specimen(page, 'Recherche en panne')
        await expect(down.getByRole('textbox', { name: 'Localité' })).toHaveAccessibleDescription(
          /n’a pas pu être chargée/,
        )
      },
    )
    await testAlone.step(
      'R3.10 R3.11 a French address: shown as on an envelope while it is typed, then sent whole',
      async () => {
        await remount(page)
        const where = specimen(page, 'Adresse à remplir')
        await expect(where.getByLabel('Nom de la voie')).toBeHidden()
        await byHand(where)
        await where.getByLabel('Numéro', { exact: true }).pressSequentially('12bis')
        await where.getByLabel('Bis, ter…').selectOption('bis')
        await where.getByLabel('Type de voie').selectOption('Avenue')
        await where.getByLabel('Nom de la voie').fill('des Lilas')
        await where.getByLabel('Entrée, bâtiment, résidence').fill('Résidence Bellevue')
        await where.getByLabel('Appartement, étage, couloir').fill('Étage 3')
        await where.getByLabel('Lieu-dit', { exact: true }).fill('Le Pin')
        await code(where).fill('69130')
        await expect(town(where)).toHaveValue('Écully')
        await expect(where.getByRole('figure', { name: 'Aperçu de l’adresse' })).toHaveText(
          /Étage 3Résidence Bellevue12 bis avenue des LilasLe Pin69130 ECULLY$/,
        )
        await where.getByRole('button', { name: 'Valider' }).click()
        expect(JSON.parse((await received(where).textContent()) ?? '')).toEqual({
          codePays: 'FR',
          adresseEtrangere: false,
          libellePays: 'France',
          pointRemiseCourrier: 'Étage 3',
          numVoie: '12',
          libelleCourtBtq: 'B',
          libelleCourtNatureVoie: 'AV',
          libelleVoie: 'des Lilas',
          complementGeographique: 'Résidence Bellevue',
          codeCedex: '',
          nomCedex: '',
          bureauCedex: '',
          mentionParticuliere: '',
          lieuDit: 'Le Pin',
          codePostal: '69130',
          localite: 'Écully',
        })
      },
    )
    await testAlone.step('R3.11 a CEDEX address, by keyboard alone', async () => {
      await remount(page)
      const where = specimen(page, 'Adresse à remplir')
      await where.getByRole('radio', { name: 'En France', exact: true }).focus()
      await page.keyboard.press('ArrowDown')
      await expect(where.getByLabel('Code CEDEX')).toBeVisible()
      await expect(town(where)).toHaveCount(0)
      await where.getByLabel('Code CEDEX').focus()
      await page.keyboard.press('Enter')
      await expect(where.getByRole('alert').getByRole('link')).toHaveText([
        'La voie ou la mention (BP, CS, TSA) est obligatoire',
        'Le code CEDEX est obligatoire',
        'Le nom du bureau CEDEX est obligatoire',
      ])
      await where.getByLabel('Boîte postale ou mention').focus()
      await page.keyboard.type('BP 90432')
      await where.getByLabel('Code CEDEX').focus()
      await page.keyboard.type('75766')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Paris')
      await page.keyboard.press('Tab')
      await page.keyboard.type('16')
      await expect(where.getByRole('figure')).toContainText('75766 PARIS CEDEX 16')
      await page.keyboard.press('Enter')
      await expect(received(where)).toContainText('"codeCedex":"75766"')
    })
    await testAlone.step(
      'R3.10 an address abroad; what was typed for France is found again',
      async () => {
        await remount(page)
        const where = specimen(page, 'Adresse à modifier')
        await byHand(where)
        await expect(where.getByLabel('Numéro', { exact: true })).toHaveValue('12')
        // The town of the management system, in capitals, is recognised among those of the code.
        await expect(town(where)).toHaveValue('Saint-Étienne')
        await where.getByRole('radio', { name: 'À l’étranger' }).check()
        await where.getByRole('button', { name: 'Valider' }).click()
        await expect(where.getByRole('alert').getByRole('link')).toHaveText([
          'Le pays est obligatoire',
        ])
        await where.getByLabel('Pays').selectOption('Belgique')
        await where.getByLabel('Numéro et voie').fill('Avenue Louise 54')
        await code(where).fill('1050')
        await town(where).fill('Bruxelles')
        await expect(where.getByRole('figure')).toContainText('1050 BRUXELLESBELGIQUE')
        await where.getByRole('button', { name: 'Valider' }).click()
        await expect(received(where)).toContainText('"codePays":"BE","adresseEtrangere":true')
        await expect(received(where)).toContainText('"numVoie":""')
        await where.getByRole('radio', { name: 'En France', exact: true }).check()
        await expect(where.getByLabel('Numéro', { exact: true })).toHaveValue('12')
      },
    )
    await testAlone.step(
      'one field proposes addresses as one types: chosen by arrows, closed by Escape, in words',
      async () => {
        await remount(page)
        const where = specimen(page, 'Adresse à modifier')
        await expect(box(where)).toHaveAttribute('aria-expanded', 'false')
        await box(where).focus()
        await page.keyboard.type('12 bis av. des Lilas 69130')
        const proposed = where.getByRole('option', {
          name: '12 bis avenue des Lilas, 69130 Écully',
        })
        await expect(proposed).toBeVisible()
        await expect(box(where)).toHaveAttribute('aria-expanded', 'true')
        await expect(status(where).first()).toHaveText('Une adresse proposée')
        await expectAccessible(page)
        // Nothing is chosen for whoever only goes on typing.
        await expect(box(where)).not.toHaveAttribute('aria-activedescendant')
        await page.keyboard.press('Escape')
        await expect(proposed).toBeHidden()
        await page.keyboard.press('ArrowDown')
        await expect(proposed).toBeVisible()
        await page.keyboard.press('ArrowDown')
        await expect(proposed).toHaveAttribute('aria-selected', 'true')
        await page.keyboard.press('Enter')
        await expect(proposed).toBeHidden()
        await expect(box(where)).toHaveValue('12 bis avenue des Lilas, 69130 Écully')
        await expect(where.getByRole('figure')).toContainText('12 bis avenue des Lilas69130 ECULLY')
        await where.getByRole('button', { name: 'Valider' }).click()
        await expect(received(where)).toContainText('"libelleCourtBtq":"B"')
        await expect(received(where)).toContainText('"libelleCourtNatureVoie":"AV"')
      },
    )
    await testAlone.step(
      'what is typed and not chosen is kept, in its parts, also where nobody can propose anything',
      async () => {
        await remount(page)
        const where = specimen(page, 'Adresse sans proposition')
        await box(where).focus()
        await page.keyboard.type('8 ter place Carnot, 69002 Lyon')
        await expect(status(where).first()).toHaveText(/Les propositions ne viennent pas/)
        // Pressed with a pointer, the button that opens the parts leaves the box as well.
        await byHand(where)
        await expect(where.getByLabel('Numéro', { exact: true })).toHaveValue('8')
        await expect(where.getByLabel('Bis, ter…')).toHaveValue('T')
        await expect(where.getByLabel('Nom de la voie')).toHaveValue('Carnot')
        await expect(where.getByRole('figure')).toContainText('8 ter place Carnot69002 LYON')
        const other = specimen(page, 'Adresse à remplir')
        await box(other).focus()
        await page.keyboard.type('8 place Carnot')
        await page.keyboard.press('Enter')
        // Sent without its town: the parts open where something is missing.
        await expect(other.getByRole('alert').getByRole('link')).toHaveText([
          'Le code postal est obligatoire',
          'La localité est obligatoire',
        ])
        await expect(code(other)).toBeVisible()
      },
    )
    await testAlone.step(
      'a line of more than 38 characters is refused, with its length',
      async () => {
        await remount(page)
        const where = specimen(page, 'Adresse à modifier')
        await byHand(where)
        const street = where.getByLabel('Nom de la voie')
        await street.fill('x'.repeat(32))
        await street.press('Tab')
        await expect(street).toHaveAccessibleDescription(/38 caractères \(39 actuellement\)/)
      },
    )
    await testAlone.step('a refusal of the server leaves the town to be written', async () => {
      problems.expect(/503/)
      await remount(page)
      await failing(page, '/api/referentiel/code-postal', 503, 'Indisponible')
      const where = specimen(page, 'Code postal et localité')
      // One that was not asked for before.
      await code(where).fill('13002')
      await expect(where.getByRole('textbox', { name: 'Localité' })).toHaveAccessibleDescription(
        /n’a pas pu être chargée/,
      )
    })
  },
)

test('a telephone number is spaced as one types or pastes, and is held to be one', async ({
  page,
}) => {
  await openGallery(page, 'adresse')
  const where = specimen(page, 'Téléphone')
  const field = where.getByLabel('Téléphone')
  await expect(field).toHaveAttribute('autocomplete', 'tel')
  await field.pressSequentially('0612a345678')
  await expect(field).toHaveValue('06 12 34 56 78')
  await expect(received(where)).toHaveText('+33612345678')
  await field.fill('')
  await paste(field, '+33 (0)6.12.34.56.78')
  await expect(field).toHaveValue('+33 6 12 34 56 78')
  await field.fill('08 92 12 34 56')
  await field.press('Tab')
  await expect(field).toHaveAccessibleDescription(/Le numéro de téléphone est incorrect/)
  const mobile = specimen(page, 'Téléphone mobile').getByLabel('Téléphone mobile')
  await mobile.fill('0472000000')
  await mobile.press('Tab')
  await expect(mobile).toHaveAccessibleDescription(/Indiquez un numéro de téléphone mobile/)
})

test('an amount is typed with a comma or a dot, and written out when one leaves', async ({
  page,
}) => {
  await openGallery(page, 'adresse')
  const where = specimen(page, 'Montant')
  const field = where.getByLabel('Montant de la dépense')
  await field.pressSequentially('1234.5')
  await expect(field).toHaveValue('1234,5')
  await expect(received(where)).toHaveText('123450')
  await field.press('Tab')
  await expect(field).toHaveValue('1\u00a0234,50')
  await field.press('End')
  await field.press('Backspace')
  await expect(field).toHaveValue('1234,5')
  await field.fill('')
  await paste(field, '1,234.56 €')
  await expect(received(where)).toHaveText('123456')
  await field.fill('-5')
  await field.press('Tab')
  await expect(field).toHaveAccessibleDescription(/ne peut pas être négatif/)
  await field.fill('12,345')
  await expect(field).toHaveAccessibleDescription(/2 décimales au plus/)
  await field.fill('10000,01')
  await expect(field).toHaveAccessibleDescription(/inférieur ou égal à 10\s000,00\s€/)
})

test('a negative amount where it is allowed; amounts are shown in cents without a break', async ({
  page,
}) => {
  await openGallery(page, 'adresse')
  const where = specimen(page, 'Montant négatif accepté')
  await where.getByLabel('Régularisation').fill('-12,5')
  await page.keyboard.press('Tab')
  await expect(where.getByLabel('Régularisation')).not.toHaveAttribute('aria-invalid')
  await expect(received(where)).toHaveText('-1250')
  await expect(specimen(page, 'Montants affichés').getByText('1\u00a0234,56\u00a0€')).toHaveCSS(
    'white-space-collapse',
    'collapse',
  )
  await expect(specimen(page, 'Montants affichés')).toContainText('\u221212,50\u00a0€')
})

test('nothing overflows 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openGallery(page, 'adresse')
  await expect(specimen(page, 'Adresse à modifier').getByRole('figure')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
