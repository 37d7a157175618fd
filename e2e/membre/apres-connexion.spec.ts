import type { Page } from '@playwright/test'
import { arrive, CAMILLE, JULIEN } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { answerConsentements, consentements } from '../support/fenetres.ts'
import { consents, dialogs, expectCalm, messages, news } from '../support/pages.ts'
import { failing } from '../support/portail.ts'
import { accepted, answerRib, BIC, IBAN, ribDialog, saveRib, withoutRib } from '../support/rib.ts'
import { expect, test } from '../support/test.ts'

test.use({ popups: 'shown' })

/** By a session of their own: a kept one remembers that the messages were silenced. */
async function arriveFresh(page: Page, userName: string, prenom: string) {
  await arrive(page, userName)
  await expect(page.getByRole('heading', { level: 1, name: `Bonjour ${prenom}` })).toBeVisible()
}

test('a beneficiary is asked nothing about the account, and reads the message', {
  tag: '@everywhere',
}, async ({ page }) => {
  await withoutRib(page)
  await arriveFresh(page, JULIEN, 'Julien')
  await expect(news(page)).toBeVisible()
  await expectAccessible(page)
  await news(page).press('Escape')
  await expectCalm(page)
  await expect(page.getByText('À faire')).toHaveCount(0)
  await expect(
    page.getByRole('link', { name: /Modifier|Ajouter mon compte bancaire/ }),
  ).toHaveCount(0)
})

test('what was asked for by hand is not covered by what comes late', async ({ page }) => {
  await withoutRib(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    (url) => url.pathname === '/api/forms/consentement',
    async (route) => {
      await held
      await route.fulfill({ json: { items: consentements, total: consentements.length } })
    },
  )
  await arriveFresh(page, CAMILLE, 'Camille')
  await page.getByRole('button', { name: 'Mon compte, Camille Martin' }).click()
  await page.getByRole('menuitem', { name: 'Clés d’accès' }).click()
  const byHand = page.getByRole('dialog', { name: 'Clés d’accès' })
  await expect(byHand).toBeVisible()
  release()
  await page.waitForLoadState('networkidle')
  await expect(dialogs(page)).toHaveCount(1)
  await expect(byHand).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(consents(page)).toBeVisible()
  await expect(dialogs(page)).toHaveCount(1)
})

test('R8.18 without the mode of management nothing is asked, a message says it, and the rest goes on', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 500/)
  const path = '/api/identity/client/mode-gestion/ribPrestationsActeGestion'
  await failing(page, path, 500, 'Base en panne')
  await withoutRib(page)
  await arriveFresh(page, CAMILLE, 'Camille')
  await expect(messages(page)).toContainText('Erreur lors de la récupération du mode de gestion.')
  await expect(messages(page)).toContainText('Base en panne')
  await news(page).press('Escape')
  await expectCalm(page)
})

test('the popup of the RIB that does not block, by keyboard', async ({ page, problems }) => {
  problems.expect(/status of (400|500)/)
  const refused = {
    status: 400,
    json: { code: 'BadRequest', message: 'Erreur', champs: { iban: 'Ce compte a été clôturé' } },
  }
  const broken = { status: 500, json: { code: 'Test', message: 'Base en panne' } }
  const requests = await answerRib(page, refused, broken, accepted)
  await withoutRib(page)
  await arriveFresh(page, CAMILLE, 'Camille')
  await test.step('R9.16 the whole popup by keyboard alone, and the refusal of the server in its field', async () => {
    await expect(page.getByRole('heading', { name: 'Vos coordonnées bancaires' })).toBeFocused()
    for (const label of ['Titulaire du compte', 'IBAN']) {
      await page.keyboard.press('Tab')
      if (label === 'Titulaire du compte') await page.keyboard.press('Tab')
      await expect(ribDialog(page).getByLabel(label)).toBeFocused()
    }
    await page.keyboard.type(IBAN.toLowerCase())
    await page.keyboard.press('Tab')
    await page.keyboard.type(BIC)
    await page.keyboard.press('Enter')
    await expect(ribDialog(page).getByLabel('IBAN')).toHaveAccessibleDescription(/clôturé/)
    await expectAccessible(page)
  })
  await test.step('R1.18 a failure is said in it, and nothing is lost', async () => {
    await ribDialog(page).getByLabel('IBAN').focus()
    await page.keyboard.press('Enter')
    await expect(ribDialog(page).getByRole('alert')).toContainText('Base en panne')
    await expect(ribDialog(page).getByRole('alert')).toContainText('vous pouvez réessayer')
    await expect(ribDialog(page).getByLabel('BIC')).toHaveValue(BIC)
  })
  await test.step('R9.16 sent again as it was, it is the same request', async () => {
    await ribDialog(page).getByLabel('IBAN').focus()
    await page.keyboard.press('Enter')
    await expect(messages(page)).toContainText('Votre demande a bien été prise en compte')
    await expect(news(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expectCalm(page)
    expect(requests).toHaveLength(3)
    expect(requests[2]?.data).toEqual({
      titulaire: 'Camille Martin',
      iban: 'FR76 3000 6000 0120 0000 0710 189',
      bic: BIC,
      rib: null,
      contrat: {
        numContrat: '20450001',
        nomOffre: 'Santé Sérénité',
        rib: null,
        codeModePaiement: 'VIR',
        hadRib: false,
      },
    })
    const cles = requests.map(({ headers }) => headers['idempotency-key'])
    expect(cles[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(cles).size).toBe(1)
  })
  await test.step('R1.18 it closes by « Plus tard » too', async () => {
    // Until the next sign-in; here one that remembers nothing.
    await page.evaluate(() => window.localStorage.clear())
    await page.reload()
    await ribDialog(page).getByRole('button', { name: 'Plus tard' }).click()
    await expect(ribDialog(page)).toHaveCount(0)
  })
})

test('R1.18 R4.33 the popups on a phone, the RIB with its document included; it closes by its cross', {
  tag: '@phone',
}, async ({ page }) => {
  await answerConsentements(page)
  await withoutRib(page)
  await page.route(/\/api\/.*mode-gestion/, (route) =>
    route.fulfill({ json: { modeGestion: 'manuel' } }),
  )
  await arriveFresh(page, CAMILLE, 'Camille')
  await expect(consents(page)).toBeVisible()
  await expectAccessible(page)
  for (const _ of consentements)
    await consents(page)
      .getByRole('button', { name: /^J’accepte/ })
      .first()
      .click()
  await saveRib(page)
  await expect(ribDialog(page).getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 })
    const overflow = await ribDialog(page).evaluate((node) => node.scrollWidth - node.clientWidth)
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
  }
  await ribDialog(page).getByRole('button', { name: 'Fermer', exact: true }).click()
  await expectCalm(page)
})
