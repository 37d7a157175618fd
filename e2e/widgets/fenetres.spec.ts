import type { Page } from '@playwright/test'
import { openAs } from '../support/accounts.ts'
import { atlasUrl } from '../support/addresses.ts'
import { expectAccessible } from '../support/axe.ts'
import {
  answerConsentements,
  answerPopups,
  answerReseaux,
  consentements,
} from '../support/fenetres.ts'
import { openGallery, received, specimen } from '../support/gallery.ts'
import { expect, test } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const question = (page: Page) => page.getByRole('alertdialog')
const messages = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true })

async function click(page: Page, nom: string, button: string) {
  await openGallery(page, 'fenetres')
  await specimen(page, nom).getByRole('button', { name: button, exact: true }).click()
}

test.describe('information and confirmation', () => {
  test('information: read, then closed by its button, by Escape, by the cross', async ({
    page,
  }) => {
    await click(page, 'Information', 'Informer')
    const open = specimen(page, 'Information').getByRole('button')
    await expect(dialog(page)).toHaveAccessibleName('Votre identifiant va changer')
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'J’ai compris' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(open).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  test('confirmation: the focus is on the safe answer, Escape gives it', async ({ page }) => {
    await click(page, 'Confirmation', 'Confirmer')
    await expect(question(page)).toHaveAccessibleDescription(
      'Vous ne pourrez plus la modifier ensuite.',
    )
    await expect(question(page).getByRole('button', { name: 'Annuler' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question(page)).toHaveCount(0)
    await expect(received(page, 'Confirmation')).toBeEmpty()
    await page.keyboard.press('Enter')
    await expect(question(page).getByRole('button', { name: 'Annuler' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question(page)).toHaveCount(0)
    await expect(received(page, 'Confirmation')).toBeEmpty()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(question(page).getByRole('button', { name: 'Envoyer' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(received(page, 'Confirmation')).toHaveText('envoyée')
    await expect(question(page)).toHaveCount(0)
  })

  test('a dangerous confirmation waits for its work, and cannot be left meanwhile', async ({
    page,
  }) => {
    await click(page, 'Confirmation', 'Supprimer un bénéficiaire')
    await expect(question(page).getByRole('button', { name: 'Annuler' })).toBeFocused()
    await expectAccessible(page)
    const confirm = question(page).getByRole('button', { name: 'Supprimer' })
    await confirm.click()
    await expect(confirm).toHaveAttribute('aria-busy', 'true')
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeVisible()
    await expect(received(page, 'Confirmation')).toHaveText('supprimé')
    await expect(question(page)).toHaveCount(0)
  })

  test('a confirmation whose work fails stays, and can be given up', async ({ page }) => {
    await click(page, 'Confirmation', 'Supprimer un document (échec)')
    await question(page).getByRole('button', { name: 'Supprimer' }).click()
    await expect(messages(page)).toContainText('La demande a échoué')
    await expect(question(page)).toBeVisible()
    await expectAccessible(page)
    await question(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(question(page)).toHaveCount(0)
  })
})

test.describe('consents', () => {
  test('R1.19 R4.22 R4.23 R7.39 R8.33 each one answered leaves the list; the last one closes', async ({
    page,
  }) => {
    const answers = await answerConsentements(page)
    await click(page, 'Consentements', 'Ouvrir les consentements')
    const items = dialog(page).locator('ul').first().getByRole('listitem')
    await expect(items).toHaveCount(3)
    await expectAccessible(page)
    await items
      .nth(1)
      .getByRole('button', { name: /^J’accepte/ })
      .click()
    await expect(items).toHaveCount(2)
    await expect(dialog(page)).not.toContainText(consentements[1]?.libelle ?? '')
    await expect(messages(page)).toContainText('Nous avons bien pris en compte votre consentement.')
    // The question that took its place takes the focus.
    await expect(items.nth(1).getByRole('button').first()).toBeFocused()
    await items
      .nth(1)
      .getByRole('button', { name: /^Je refuse/ })
      .click()
    await expect(items).toHaveCount(1)
    await items
      .nth(0)
      .getByRole('button', { name: /^Je refuse/ })
      .click()
    await expect(dialog(page)).toHaveCount(0)
    expect(answers).toEqual([
      { nomConsentement: 'consentement-2', isAccepted: true },
      { nomConsentement: 'consentement-3', isAccepted: false },
      { nomConsentement: 'consentement-1', isAccepted: false },
    ])
  })

  test('an answer that is not recorded keeps its question; the others go on', async ({
    page,
    problems,
  }) => {
    problems.expect(/500/)
    await answerConsentements(page, ['consentement-1'])
    await click(page, 'Consentements', 'Ouvrir les consentements')
    const items = dialog(page).locator('ul').first().getByRole('listitem')
    const accept = items.nth(0).getByRole('button', { name: /^J’accepte/ })
    await accept.click()
    await expect(messages(page)).toContainText('La demande a échoué')
    await expect(messages(page)).toContainText('Base en panne')
    await expect(items).toHaveCount(3)
    await expect(accept).not.toHaveAttribute('aria-busy')
    await expectAccessible(page)
    await accept.click()
    await expect(items).toHaveCount(2)
  })

  test('while one is being sent it waits alone', async ({ page }) => {
    await answerConsentements(page)
    let release = () => {}
    await page.route(
      (url) => url.pathname === '/api/forms/consentement/form',
      async (route) => {
        await new Promise<void>((resolve) => {
          release = resolve
        })
        await route.fallback()
      },
    )
    await click(page, 'Consentements', 'Ouvrir les consentements')
    const items = dialog(page).locator('ul').first().getByRole('listitem')
    const accept = items.nth(0).getByRole('button', { name: /^J’accepte/ })
    await accept.click()
    await expect(accept).toHaveAttribute('aria-busy', 'true')
    await expect(items.nth(0).getByRole('button', { name: /^Je refuse/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(items.nth(1).getByRole('button').first()).not.toHaveAttribute('aria-disabled')
    release()
    await expect(items).toHaveCount(2)
  })

  test('by keyboard, and for another day', async ({ page }) => {
    await answerConsentements(page)
    await click(page, 'Consentements', 'Ouvrir les consentements')
    await expect(dialog(page).getByRole('heading')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(
      dialog(page)
        .getByRole('button', { name: /^Je refuse/ })
        .first(),
    ).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page).locator('ul').first().getByRole('listitem')).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  test('R2.73 a new route dismisses the popup', async ({ page }) => {
    await answerConsentements(page)
    await click(page, 'Consentements', 'Ouvrir les consentements')
    await expect(dialog(page)).toBeVisible()
    await page.evaluate(() => {
      window.location.hash = '#/page/cookies'
    })
    await expect(dialog(page)).toHaveCount(0)
  })
})

test('R4.22 R7.39 R8.33 a consent is really recorded, and not asked for again @reel', async ({
  page,
}) => {
  await openAs(page, 'jeanne.moreau@example.org', 'Jeanne')
  await click(page, 'Consentements', 'Ouvrir les consentements')
  const items = dialog(page).locator('ul').first().getByRole('listitem')
  await expect(items.first()).toBeVisible()
  const asked = await items.count()
  const first = (await items.first().locator('p').textContent()) ?? ''
  await items
    .first()
    .getByRole('button', { name: /^Je refuse/ })
    .click()
  await expect(messages(page)).toContainText('Nous avons bien pris en compte votre consentement.')
  await expect(dialog(page).getByText(first)).toHaveCount(0)
  await page.keyboard.press('Escape')
  const answered = page.waitForResponse(/api\/forms\/consentement$/)
  await page.getByRole('button', { name: 'Ouvrir les consentements' }).click()
  await answered
  if (asked > 1) await expect(items).toHaveCount(asked - 1)
  await expect(page.getByText(first)).toHaveCount(0)
})

test.describe('care networks', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-03-09T04:05:06Z')))

  test('R1.20 the networks with their picture, name and description', async ({
    page,
    problems,
  }) => {
    problems.expect(/401/)
    await answerReseaux(page)
    await click(page, 'Réseaux de soins', 'Ouvrir les réseaux de soins')
    const items = dialog(page).locator('ul').first().getByRole('listitem')
    await expect(items).toHaveCount(6)
    await expect(items.nth(0).locator('img')).toHaveAttribute(
      'src',
      '/api/reseaux-soins/images/logo',
    )
    await expect(items.nth(0)).toContainText('Le réseau SantéClair')
    // No picture, or one that does not come: an icon in its place.
    await expect(items.nth(1).locator('img')).toHaveCount(0)
    await expect(items.nth(4).locator('img')).toHaveCount(0)
    await expect(items.nth(4).locator('svg').first()).toBeVisible()
    // An address that is not of the web is not opened at all.
    await expect(items.nth(5).getByRole('button')).toHaveCount(0)
    await expect(items.nth(5)).toContainText('Ce réseau n’est pas accessible pour le moment.')
    await expectAccessible(page)
  })

  for (const [reseau, address] of [
    ['SantéClair', 'https://santeclair.example/entree?numOmc=775&cle=260309040506'],
    ['KaliviaDAO', 'https://dao.example/?numOmc=775&cle=260309040506'],
    ['KaliviaOsteo', 'https://kalivia-osteo.example/?numOmc=775&jeton=jeton-1'],
    ['KalixiaOsteo', 'https://kalixia-osteo.example/?numOmc=775&jeton=jeton-1'],
  ] as const)
    test(`R9.36 R9.37 ${reseau} is entered in its own way`, async ({ page, problems }) => {
      problems.expect(/401/)
      await answerReseaux(page)
      await click(page, 'Réseaux de soins', 'Ouvrir les réseaux de soins')
      await dialog(page)
        .getByRole('button', { name: `Accéder à ${reseau}`, exact: true })
        .click()
      await expect(page).toHaveURL(address)
    })

  test('R9.38 R7.52 any other opens in a new window, which cannot reach back', async ({
    page,
    problems,
  }) => {
    problems.expect(/401/)
    await answerReseaux(page)
    await click(page, 'Réseaux de soins', 'Ouvrir les réseaux de soins')
    const opened = page.context().waitForEvent('page')
    await dialog(page).getByRole('button', { name: 'Accéder à Itelis (nouvelle fenêtre)' }).click()
    const tab = await opened
    await expect(tab).toHaveURL('https://itelis.example/?source=portail&idJeton=jeton-1')
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    // The portal is still where it was.
    await expect(dialog(page)).toBeVisible()
  })

  test('R8.19 R8.12 a token that is refused closes the window and says so', async ({
    page,
    problems,
  }) => {
    problems.expect(/401|403/)
    await answerReseaux(page, { status: 403 })
    await click(page, 'Réseaux de soins', 'Ouvrir les réseaux de soins')
    const opened = page.context().waitForEvent('page')
    await dialog(page)
      .getByRole('button', { name: /^Accéder à Itelis/ })
      .click()
    const tab = await opened
    await expect.poll(() => tab.isClosed()).toBe(true)
    await expect(messages(page)).toContainText('Erreur lors de la récupération du token SSO.')
    await expect(messages(page)).toContainText('Jeton refusé')
  })

  test('a browser that refuses new windows goes there in this one', async ({ page, problems }) => {
    problems.expect(/401/)
    await page.addInitScript(() => {
      window.open = () => null
    })
    await answerReseaux(page)
    await click(page, 'Réseaux de soins', 'Ouvrir les réseaux de soins')
    await dialog(page)
      .getByRole('button', { name: /^Accéder à Itelis/ })
      .click()
    await expect(page).toHaveURL(/itelis\.example.*idJeton=jeton-1/)
  })

  test('a list that does not load can be asked for again', async ({ page, problems }) => {
    problems.expect(/500|404/)
    await page.route(/\/api\/reseaux-soins$/, (route) =>
      route.fulfill({ status: 500, json: { code: 'x', message: 'Panne' } }),
    )
    await click(page, 'Réseaux de soins', 'Ouvrir les réseaux de soins')
    await expect(dialog(page).getByRole('alert')).toContainText('n’ont pas pu être chargés')
    await expectAccessible(page)
    await page.unrouteAll()
    await answerReseaux(page)
    await dialog(page).getByRole('button', { name: 'Réessayer' }).click()
    await expect(dialog(page)).toContainText('SantéClair')
  })

  test('no network at all is said plainly', async ({ page }) => {
    await page.route(/\/api\/reseaux-soins$/, (route) =>
      route.fulfill({ json: { items: [], total: 0 } }),
    )
    await click(page, 'Réseaux de soins', 'Ouvrir les réseaux de soins')
    await expect(dialog(page)).toContainText('Aucun réseau de soins')
    await expectAccessible(page)
  })
})

test.describe('dematerialisation', () => {
  for (const [title, isUnticked, answer] of [
    ['ticked beforehand', false, 'oui enregistré'],
    ['unticked', true, 'non enregistré'],
  ] as const)
    test(`${title}: ${answer}`, async ({ page }) => {
      await click(page, 'Dématérialisation', 'Demander')
      const box = dialog(page).getByRole('checkbox')
      await expect(box).toBeChecked()
      await expectAccessible(page)
      if (isUnticked) await box.press('Space')
      // Always answered: there is no other way out.
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeVisible()
      await dialog(page).getByRole('button', { name: 'Valider' }).click()
      await expect(dialog(page)).toHaveCount(0)
      await expect(received(page, 'Dématérialisation')).toHaveText(answer)
    })
})

test.describe('messages of the portal', () => {
  // No cookie but those that the tests themselves provoke.
  test.use({ popups: 'shown' })
  const cookies = async (page: Page) =>
    (await page.context().cookies()).filter(({ name }) => name.startsWith('popup_'))

  test('R4.33 R4.34 R9.14 one after the other; those silenced stay so for 365 days', async ({
    page,
  }) => {
    await answerPopups(page)
    await click(page, 'Messages du portail', 'Ouvrir les messages')
    await expect(dialog(page)).toHaveAccessibleName('Maintenance dimanche')
    await expect(dialog(page)).toContainText('Message 1 sur 2')
    await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveText('Ce qui change')
    await expectAccessible(page)
    await dialog(page).getByRole('checkbox', { name: 'Ne plus afficher ce message' }).check()
    await dialog(page).getByRole('button', { name: 'Message suivant' }).click()
    await expect(dialog(page)).toHaveAccessibleName('Du nouveau dans votre espace')
    await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused()
    await expect(dialog(page).getByRole('checkbox')).not.toBeChecked()
    // Sanitised, like every content.
    await expect(dialog(page).locator('script, form')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    const [cookie, ...others] = await cookies(page)
    expect(others).toEqual([])
    expect(cookie).toMatchObject({ name: 'popup_accueil_a1', sameSite: 'Lax', path: '/' })
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(365)
    await page.reload()
    await page.getByRole('button', { name: 'Ouvrir les messages', exact: true }).click()
    await expect(dialog(page)).toHaveAccessibleName('Du nouveau dans votre espace')
    await expect(dialog(page)).not.toContainText('sur 2')
  })

  test('R4.33 nothing opens once all are silenced, however they were closed', async ({ page }) => {
    await answerPopups(page)
    await click(page, 'Messages du portail', 'Ouvrir les messages')
    await dialog(page).getByRole('checkbox').check()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveAccessibleName('Du nouveau dans votre espace')
    await dialog(page).getByRole('checkbox').check()
    await dialog(page).getByRole('button', { name: 'Fermer' }).first().click()
    await expect(dialog(page)).toHaveCount(0)
    expect((await cookies(page)).map(({ name }) => name).toSorted()).toEqual([
      'popup_accueil_a1',
      'popup_accueil_b_2',
    ])
    const asked = page.waitForResponse(/blocklists/)
    await page.reload()
    await page.getByRole('button', { name: 'Ouvrir les messages', exact: true }).click()
    await asked
    await expect(dialog(page)).toHaveCount(0)
  })

  test('messages without a cookie name come every time, and offer no silence', async ({ page }) => {
    await answerPopups(page)
    await page
      .context()
      .addCookies([{ name: 'popup_accueil_a1', value: '1', url: 'http://localhost' }])
    await click(page, 'Messages du portail', 'Ouvrir les messages sans mémoire')
    await expect(dialog(page)).toHaveAccessibleName('Maintenance dimanche')
    await expect(dialog(page).getByRole('checkbox')).toHaveCount(0)
  })
})

for (const [client, address] of [
  ['Horizon', undefined],
  ['Atlas', atlasUrl],
] as const)
  test(`${client}: dialogs are accessible in the dark too`, { tag: '@everywhere' }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await answerPopups(page)
    await answerConsentements(page)
    await openGallery(page, 'fenetres', address)
    await expectAccessible(page)
    for (const [button, close] of [
      ['Supprimer un bénéficiaire', 'Annuler'],
      ['Ouvrir les consentements', 'Répondre plus tard'],
      ['Ouvrir les messages', 'Message suivant'],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.locator('dialog')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: close }).click()
    }
  })

test('320 px wide, the dialogs fit', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await answerPopups(page)
  await answerConsentements(page)
  await openGallery(page, 'fenetres')
  for (const button of ['Demander', 'Ouvrir les consentements', 'Ouvrir les messages']) {
    await openGallery(page, 'fenetres')
    await page.reload()
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.locator('dialog')).toBeVisible()
    const width = await page.locator('dialog').evaluate((node) => node.scrollWidth)
    expect(width).toBeLessThanOrEqual(320)
  }
})
