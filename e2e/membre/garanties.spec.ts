import { CAMILLE, JULIEN, openAt } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

test('what Camille is covered for, and where she is expected', { tag: '@everywhere' }, async ({
  page,
  context,
  problems,
}) => {
  await test.step('R1.20 R7.50 R7.52 R9.38 a care network opens in its own window, with a token @everywhere', async () => {
    await openAt(page, CAMILLE, 'reseaux-de-soins', 'Mes réseaux de soins')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'SantéClair',
      'KaliviaOsteo',
      'Itelis',
    ])
    // Its own picture, from the server.
    await expect
      .poll(() => page.locator('main img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
    await expectAccessible(page)
    await context.route('https://itelis.example/**', (route) => route.fulfill({ body: 'Itelis' }))
    const popup = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Accéder à Itelis (nouvelle fenêtre)' }).click()
    await (await popup).waitForURL(/^https:\/\/itelis\.example\/espace\?idJeton=[\w-]{43}$/)
    problems.expect(/500/)
    await test.step('R7.51 R8.19 a token that does not come says so', async () => {
      await page.route('**/api/reseaux-soins/token?*', (route) => route.fulfill({ status: 500 }))
      await page.getByRole('button', { name: 'Accéder à Itelis (nouvelle fenêtre)' }).click()
      await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
        'Erreur lors de la récupération du token SSO.',
      )
    })
    await test.step('R9.36 R9.37 SantéClair is entered in this window, with a key of twelve digits made of the time', async () => {
      await page.route('https://santeclair.example/**', (route) => route.fulfill({ body: '' }))
      await page.getByRole('button', { name: 'Accéder à SantéClair' }).click()
      await expect(page).toHaveURL(/santeclair\.example\/acces\?numOmc=\d+&cle=\d{12}$/)
    })
  })
  await test.step('R7.84 what am I covered for: five headings, each promise with its euros @everywhere', async () => {
    await page.goto('/#/garanties')
    await expect(page.getByRole('heading', { level: 1, name: 'Mes garanties' })).toBeVisible()
    // R1.20 The popup of care networks, from where one reads what is covered.
    await page.getByRole('button', { name: 'Mes réseaux de soins' }).click()
    const reseaux = page.getByRole('dialog', { name: 'Vos réseaux de soins' })
    await expect(reseaux.getByRole('heading', { level: 3 })).toHaveCount(3)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(reseaux).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Hospitalisation',
      'Soins courants',
      'Dentaire',
      'Optique',
      'Aides auditives',
      'Vos renforts',
    ])
    const specialiste = page
      .getByRole('region', { name: 'Soins courants' })
      .getByRole('listitem')
      .filter({ hasText: 'Médecin spécialiste non OPTAM' })
    await expect(specialiste).toContainText(/200\s%\sBRSS/)
    await expect(specialiste).toContainText(/à 70,00\s€/)
    await expect(specialiste).toContainText(/Assurance maladie 14,10\s€, mutuelle 29,90\s€/)
    await expect(specialiste).toContainText(/Reste à charge\s*26,00\s€/)
    // What she holds besides her offer pays, and says by what.
    const cure = page
      .getByRole('listitem')
      .filter({ hasText: 'Cure thermale, séjour et transport' })
    await expect(cure).toContainText(/avec «\sCure thermale\s»/)
    await expect(cure).toContainText(/300\s€ par an/)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    // No name of care is cut within a word.
    const lignes = await page.getByText('Infirmiers, kinésithérapeutes').evaluate((nom) => {
      const range = document.createRange()
      const texte = nom.firstChild as Text
      const debut = texte.data.indexOf('kiné')
      range.setStart(texte, debut)
      range.setEnd(texte, debut + 'kinésithérapeutes'.length)
      return range.getClientRects().length
    })
    expect(lignes).toBe(1)
    // The other contract promises something else.
    await page.getByRole('combobox', { name: 'Contrat' }).selectOption('20450002')
    await expect(page.getByText('Capital décès')).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Ce que votre contrat vous garantit',
      'Vos renforts',
    ])
  })
})

test('notifications: counted by the bell, read, and new ones arrive without a reload @everywhere', async ({
  page,
}) => {
  // What he did in other journeys is told too: the oldest comes last.
  await openAt(page, JULIEN, 'contrats', 'Mes contrats')
  const bell = page.getByRole('link', { name: /^Notifications/ })
  await bell.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).last()).toHaveText(
    'Bienvenue dans votre espace',
  )
  await expectAccessible(page)

  // In another window it becomes unread: here the bell counts it at once.
  const other = await page.context().newPage()
  await other.goto('/#/notifications')
  await other
    .getByRole('button', { name: /^Marquer comme non lue/ })
    .last()
    .click()
  await expect(bell).toHaveAccessibleName(/^Notifications, \d+\snon lues?$/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Tout marquer comme lu' }).click()
  await expect(bell).toHaveAccessibleName('Notifications')
  await expect(other.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^Voir/ }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Julien' })).toBeVisible()
})
