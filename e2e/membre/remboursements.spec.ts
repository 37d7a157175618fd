import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { CAMILLE, JULIEN, openAs, openAt } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { messages } from '../support/pages.ts'
import { failing } from '../support/portail.ts'
import { expect, test } from '../support/test.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Mes remboursements' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Pourquoi ce montant ?' })
const specialiste = (page: Page) =>
  page.getByRole('button', { name: 'Spécialiste non OPTAM' }).first()

const openRemboursements = (page: Page) =>
  openAt(page, CAMILLE, 'remboursements', 'Mes remboursements')

/** By the address alone, on a page that is open. */
async function goRemboursements(page: Page, search = '') {
  await page.goto(`/#/remboursements${search}`)
  await expect(title(page)).toBeVisible()
}

/** On the smallest telephone; the size is given back afterwards. */
async function noSidewaysScroll(page: Page) {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 700 })
  const excess = () => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  }
  await expect.poll(() => page.evaluate(excess)).toBeLessThanOrEqual(0)
  if (size) await page.setViewportSize(size)
}

test('R1.14 R7.95 @both the list, its totals, and why an amount is what it is', async ({
  page,
}) => {
  await openRemboursements(page)
  await expect(page.locator('span', { hasText: 'En attente' }).first()).toBeVisible()
  await expect(page.getByText(/^20 sur \d+$/)).toBeVisible()
  // What is still to be paid is not called paid back.
  await expect(page.getByText(/^et [\d,]+\s€ en attente$/).nth(1)).toBeVisible()
  await expectAccessible(page)

  // By keyboard: in, told, out again, and back where one was.
  await specialiste(page).focus()
  await page.keyboard.press('Enter')
  await expect(drawer(page)).toContainText('Camille')
  await expect(drawer(page)).toContainText('Vous avez payé70,00 €'.replace(' €', '\u00a0€'))
  for (const texte of [
    '70 % de 23,00 € = 16,10 €, moins 2,00 € de participation forfaitaire = 14,10 €',
    '200 % de 23,00 € = 46,00 €, moins 16,10 € de part de l’Assurance maladie (avant participation forfaitaire) = 29,90 €',
    '24,00 € au-delà de la garantie et 2,00 € de participation forfaitaire',
    'Chez un spécialiste OPTAM au même tarif, il vous serait resté 2,70 €.',
  ])
    await expect(drawer(page)).toContainText(texte)
  await expectAccessible(page)
  const indice = drawer(page).getByRole('button', { name: /la base de remboursement/ })
  await indice.click()
  await expect(page.getByText('le tarif que l’Assurance maladie a fixé pour un acte')).toBeVisible()
  // The sentence alone closes, then the drawer.
  await page.keyboard.press('Escape')
  await expect(page.getByText('le tarif que l’Assurance maladie a fixé')).toBeHidden()
  await expect(drawer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(specialiste(page)).toBeFocused()

  await page.getByRole('button', { name: 'Afficher la suite' }).click()
  await expect(page.getByText(/^40 sur \d+$/)).toBeVisible()
  await page.getByText('Voir le détail').click()
  await expect(page.getByRole('columnheader', { name: 'Mutuelle' })).toBeVisible()
  await noSidewaysScroll(page)
})

test('Camille looks for what she was paid', { tag: '@everywhere' }, async ({ page }) => {
  await test.step('filters narrow the list and stay in the address', async () => {
    await openRemboursements(page)
    await page.getByLabel('Type de soins', { exact: true }).selectOption('Dentaire')
    await expect(page).toHaveURL(/famille=dentaire/)
    await expect(page.getByRole('row', { name: /Ostéopathie/ })).toHaveCount(0)
    await expect(
      page.getByRole('row', { name: /Couronne céramique, dent visible 100 % Santé/ }),
    ).toBeVisible()
    await page.getByLabel('Pour', { exact: true }).selectOption('Julien')
    await page.getByLabel('Rechercher').fill('couronne')
    await expect(page).toHaveURL(/recherche=couronne/)
    await expect(page.getByText('1 sur 1')).toBeVisible()
    // The address alone opens the same list.
    await page.reload()
    await expect(page.getByLabel('Pour', { exact: true })).toHaveValue(/.+/)
    await expect(page.getByText('1 sur 1')).toBeVisible()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exporter' }).click()
    await page.getByRole('menuitem', { name: 'Tableau CSV' }).click()
    const csv = readFileSync(await (await download).path(), 'utf8')
    expect(csv.trim().split('\r\n')).toHaveLength(2)
    expect(csv).toContain('Julien;Cabinet dentaire Bellecour;500,00')

    await page.getByLabel('Rechercher').fill('introuvable')
    await page.getByRole('button', { name: 'Effacer les filtres' }).click()
    await expect(page.getByText(/^20 sur \d+$/)).toBeVisible()
    await expect(page.getByLabel('Rechercher')).toHaveValue('')
    await expect(page).toHaveURL(/#\/remboursements$/)

    // What cost the most first; an amount is found as it is written.
    await page.getByRole('button', { name: 'Dépense', exact: true }).click()
    await expect(page).toHaveURL(/tri=depense$/)
    await expect(page.getByRole('columnheader', { name: 'Dépense' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    const depenses = () =>
      page
        .getByRole('row')
        .locator('td:nth-child(4)')
        .evaluateAll((cells) => cells.map((c) => Number(c.textContent?.replace(/\D/g, ''))))
    await expect
      .poll(async () => {
        const lues = await depenses()
        return lues.length === 20 && lues.every((d, i) => i === 0 || d <= (lues[i - 1] ?? 0))
      })
      .toBe(true)
    await page.getByLabel('Rechercher').fill('28,92 €')
    await expect(page.getByRole('row', { name: /Détartrage/ }).first()).toBeVisible()
    await expect(page.getByRole('row', { name: /Pharmacie/ })).toHaveCount(0)
  })
  await test.step('a range upside down is told at its field', async () => {
    await goRemboursements(page)
    await page.getByLabel('Période').selectOption('Dates à choisir')
    await page.getByLabel('Du', { exact: true }).fill('02/05/2026')
    await page.getByLabel('Au', { exact: true }).fill('01/05/2026')
    await expect(page.getByLabel('Au', { exact: true })).toHaveAccessibleDescription(
      /La date de fin doit être postérieure ou égale à la date de début/,
    )
    await expectAccessible(page)
    await page.getByLabel('Au', { exact: true }).fill('31/05/2026')
    await expect(page).toHaveURL(/du=2026-05-02&au=2026-05-31/)
  })
  await test.step('R7.96 R7.98 @everywhere a statement act by act, and what professionals were paid', async () => {
    await goRemboursements(page, '?recherche=clinique')
    await page.getByRole('button', { name: 'Forfait journalier hospitalier × 3' }).click()
    await drawer(page).getByRole('link', { name: 'Voir le décompte complet' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Décompte du / })).toBeFocused()
    await expect(page.getByRole('region', { name: 'Chambre particulière × 2' })).toContainText(
      '60,00 €, fois 2',
    )
    await expect(page.getByRole('region', { name: 'Total du décompte' })).toContainText('689,00')
    await expectAccessible(page)
    // What was paid for this statement, and nothing of another.
    await page.getByRole('tab', { name: 'Versements' }).click()
    await expect(page).toHaveURL(/onglet=versements/)
    await expect(page.getByRole('row', { name: /Virement du .*Clinique du Parc/ })).toHaveCount(1)
    await expectAccessible(page)
    // The way back leads to the list as it was left.
    await page.getByRole('main').getByRole('link', { name: 'Mes remboursements' }).click()
    await expect(page).toHaveURL(/remboursements\?recherche=clinique/)
    await expect(page.getByLabel('Rechercher')).toHaveValue('clinique')
    // All that professionals were paid stands with the payments.
    await page.goto('/#/paiements?onglet=tiers')
    await expect(page.getByRole('link', { name: /^Clinique du Parc/ })).toBeVisible()
    await expectAccessible(page)
    await noSidewaysScroll(page)
  })
  await test.step('R7.97 @everywhere transfers open on the lines that they group', async () => {
    await page.goto('/#/paiements')
    await expect(page.getByRole('heading', { level: 1, name: 'Mes versements' })).toBeVisible()
    // As a bank statement tells it: by its sum, kept in the address.
    const nombre = page.getByText(/^\d+\sversements?$/)
    const tous = (await nombre.textContent()) ?? ''
    await page.getByLabel('Rechercher un versement').fill('introuvable')
    await expect(page.getByText('Aucun versement trouvé')).toBeVisible()
    await page.getByRole('button', { name: 'Effacer la recherche' }).last().click()
    await expect(nombre).toHaveText(tous)
    await page.getByLabel('Rechercher un versement').fill('40,00 €')
    await expect(page).toHaveURL(/paiements\?recherche=40/)
    // Until what was found is there, the list before it stays.
    await expect(nombre).not.toHaveText(tous)
    const virement = page.getByRole('button', { name: /^Virement du / }).first()
    await virement.press('Enter')
    await expect(virement).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByText('Sur le compte FR•• •••• 7858').first()).toBeVisible()
    await expect(page.getByRole('rowheader', { name: 'Total' }).first()).toBeVisible()
    await expectAccessible(page)
    await noSidewaysScroll(page)
  })
  await test.step('on paper: a table with its period, its name and its contract, no filter, nothing folded, never by night', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await goRemboursements(page, '?famille=dentaire')
    const logo = page.getByRole('banner').locator('img[data-place="papier"]')
    await expect(logo).toBeHidden()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    // The one for white paper, which has come before anybody prints.
    await expect(logo).toBeVisible()
    await expect(logo).toHaveAttribute('src', /^\/charte\/logos\/entete/)
    expect(await logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await expect(page.getByRole('banner').locator('picture img')).toBeHidden()
    await page.setViewportSize({ width: 718, height: 1000 })
    await expect(page.getByText(/^Depuis le \d\d\/\d\d\/\d{4} · Dentaire$/)).toBeVisible()
    await expect(page.getByLabel('Rechercher')).toBeHidden()
    await expect(page.getByRole('columnheader', { name: 'Reste' })).toBeVisible()
    await expect(page.getByText('Camille Martin').first()).toBeVisible()
    await expect(page.getByText('Besoin d’aide')).toBeHidden()
    await page.evaluate(() => {
      window.location.hash = '#/remboursements'
    })
    // Only what was shown is printed, and the paper says so.
    await expect(
      page.getByText(/^La liste continue\. Pour l’avoir entière sur papier/),
    ).toBeVisible()
    const ink = await page.evaluate(() => getComputedStyle(document.body).color)
    const [r = 255] = (ink.match(/\d+/g) ?? []).map(Number)
    expect(r, ink).toBeLessThan(100)
    await page.goto('/#/paiements')
    // Every transfer tells what it is made of, without being opened.
    await expect(page.getByText('Sur le compte FR•• •••• 7858').nth(3)).toBeVisible()
  })
})

test('what cannot be read says so', async ({ page, problems }) => {
  // The list fails, the first session is left behind, then the statement is not found.
  problems.expect(/[45]\d\d|ERR_/)
  await test.step('a list that cannot be read says so, and is read again', async () => {
    await failing(page, '/api/v1/adherent/remboursements', 500, 'En panne')
    await openRemboursements(page)
    await expect(page.getByText('Vos remboursements n’ont pas pu être chargés')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByText(/^20 sur \d+$/)).toBeVisible()
  })
  for (const [ids, status, message] of [
    ['R8.02', 0, 'Impossible de se connecter au serveur'],
    ['R8.03', 400, 'Les informations fournies sont erronées'],
    ['R8.06', 404, 'La ressource demandée est introuvable'],
    ['R8.07', 500, 'Une erreur s’est produite. Si le problème persiste, contactez votre support'],
    ['R8.08', 501, 'Cette fonctionnalité n’est pas implémentée'],
    ['R8.11', 418, 'Erreur 418'],
  ] as const)
    await test.step(`${ids} a ${status} without a message of the server has its own`, async () => {
      await page.route('**/api/v1/adherent/remboursements?*', (route) =>
        status === 0 ? route.abort() : route.fulfill({ status, body: '' }),
      )
      await goRemboursements(page, `?recherche=panne${status}`)
      const toast = messages(page).getByRole('listitem').last()
      await expect(toast).toContainText('Le chargement de «\u00a0Remboursements\u00a0» a échoué.')
      await expect(toast).toContainText(message)
      await page.unrouteAll()
    })
  await test.step('somebody else’s statement is not there for a beneficiary', async () => {
    await goRemboursements(page, '?recherche=lenoir')
    await specialiste(page).click()
    const href = await drawer(page)
      .getByRole('link', { name: 'Voir le décompte complet' })
      .getAttribute('href')
    await page.context().clearCookies({ name: /session/ })
    await openAs(page, JULIEN, 'Julien')
    await page.goto(`/${href}`)
    await expect(page.getByText('Ce décompte est introuvable')).toBeVisible()
    await page.getByRole('button', { name: 'Mes remboursements' }).click()
    await expect(title(page)).toBeVisible()
    await expect(page.getByRole('cell', { name: 'Julien' }).first()).toBeVisible()
    await expect(page.getByRole('cell', { name: 'Camille' })).toHaveCount(0)
  })
})
