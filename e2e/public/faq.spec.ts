import type { Page } from '@playwright/test'
import { expectAccessible, expectColoursInBothSchemes } from '../support/axe.ts'
import { failing } from '../support/portail.ts'
import { expect, test } from '../support/test.ts'

const AIDE = 'Besoin d’aide pour vous connecter ?'
const MERCI = 'Nous vous remercions pour votre retour'
const ERREUR = 'Une erreur est survenue.'

const helpButton = (page: Page) => page.getByRole('button', { name: AIDE })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: AIDE })
const searchBox = (page: Page) => dialogOf(page).getByLabel('Rechercher une réponse')
const tab = (page: Page, name: string) => dialogOf(page).getByRole('tab', { name })
const question = (page: Page, name: string | RegExp) =>
  dialogOf(page).getByRole('tabpanel').getByRole('button', { name })
const answerTitle = (page: Page) => dialogOf(page).getByRole('article').getByRole('heading').first()

async function openFaq(page: Page): Promise<void> {
  await page.goto('/')
  await helpButton(page).click()
  await expect(question(page, /mot de passe/)).toBeVisible()
}

async function closeAll(page: Page): Promise<void> {
  if ((await dialogOf(page).count()) > 0) await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  for (const close of await page.getByRole('button', { name: /^Fermer le message/ }).all())
    await close.click()
}

/** The same on a page that is open: what the last journey left of it is closed first. */
async function reopenFaq(page: Page): Promise<void> {
  await closeAll(page)
  await helpButton(page).click()
  await expect(question(page, /mot de passe/)).toBeVisible()
}

async function search(page: Page, words: string): Promise<void> {
  await searchBox(page).fill(words)
  await searchBox(page).press('Enter')
}

/** The next call of the help service, as the server receives it. */
const nextPost = (page: Page, path: string) =>
  page.waitForRequest(
    (one) => one.method() === 'POST' && new URL(one.url()).pathname === `/api/inbenta-faq/${path}`,
  )

test('a visitor finds answers, by mouse, by keyboard and by night', { tag: '@everywhere' }, async ({
  page,
}) => {
  await test.step('R2.09 R2.62 R2.63 R7.127 the help button opens the questions: a search box, Top 5 and Catégories', async () => {
    const asked: string[] = []
    page.on('request', (one) => one.url().includes('inbenta-faq') && asked.push(one.url()))
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await helpButton(page).click()
    await expect(dialogOf(page).getByRole('heading', { level: 2 })).toBeFocused()
    await expect(searchBox(page)).toBeVisible()
    await test.step('R1.29 R3.51 tabs, each under its title', async () => {
      await expect(tab(page, 'Top 5')).toHaveAttribute('aria-selected', 'true')
      await expect(tab(page, 'Catégories')).toHaveAttribute('aria-selected', 'false')
    })
    await expect(dialogOf(page).getByRole('tabpanel').getByRole('listitem')).toHaveCount(5)
    await expectAccessible(page)
    await tab(page, 'Catégories').click()
    const connexion = dialogOf(page).getByRole('button', { name: 'Connexion à mon espace' })
    await expect(connexion).toHaveAttribute('aria-expanded', 'false')
    await expectAccessible(page)
    await test.step('R1.28 R4.38 R4.39 an accordion opens and closes, one of them at a time', async () => {
      await connexion.click()
      await expect(connexion).toHaveAttribute('aria-expanded', 'true')
      const autre = dialogOf(page).getByRole('button', { expanded: false }).last()
      const nom = (await autre.textContent()) ?? ''
      await autre.click()
      await expect(connexion).toHaveAttribute('aria-expanded', 'false')
      const ouvert = dialogOf(page).getByRole('button', { name: nom, expanded: true })
      await ouvert.click()
      await expect(ouvert).toHaveCount(0)
    })
    await connexion.click()
    await expect(question(page, 'Quel est mon identifiant')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('R1.11 R2.64 R7.129 a search forgives, and its tab is there only when it found something', async () => {
    await reopenFaq(page)
    await expect(tab(page, 'Résultats')).toHaveCount(0)
    await search(page, 'IDENTIFIAN oublié')
    await expect(tab(page, 'Résultats')).toHaveAttribute('aria-selected', 'true')
    await expect(question(page, 'Quel est mon identifiant')).toBeVisible()
    const status = dialogOf(page).getByRole('status')
    await expect(status).toHaveText(/^\d+\srésultats? pour «\u00a0IDENTIFIAN oublié\u00a0»$/)
    await expect(searchBox(page)).toHaveValue('IDENTIFIAN oublié')
    await expectAccessible(page)

    await search(page, 'trottinette')
    await expect(status).toHaveText('Aucun résultat pour «\u00a0trottinette\u00a0»')
    await expect(tab(page, 'Résultats')).toHaveCount(0)
    await expect(tab(page, 'Top 5')).toHaveAttribute('aria-selected', 'true')
    await expect(dialogOf(page).getByText('Essayez avec d’autres mots')).toBeVisible()
    await expect(dialogOf(page).getByRole('link', { name: '04 00 00 00 00' })).toHaveAttribute(
      'href',
      'tel:+33400000000',
    )
    await expect(searchBox(page)).toHaveValue('trottinette')
    await expectAccessible(page)

    await search(page, '')
    await expect(status).toHaveText('')
    await expect(dialogOf(page).getByText('Essayez avec d’autres mots')).toHaveCount(0)
  })
  await test.step('a tab chosen after a search stays, until the next search', async () => {
    await reopenFaq(page)
    await search(page, 'carte')
    await expect(tab(page, 'Résultats')).toHaveAttribute('aria-selected', 'true')
    await tab(page, 'Top 5').click()
    await expect(tab(page, 'Top 5')).toHaveAttribute('aria-selected', 'true')
    await search(page, 'facture')
    await expect(tab(page, 'Résultats')).toHaveAttribute('aria-selected', 'true')
    await expect(question(page, /facture/)).toBeVisible()
  })
  await test.step('R2.65 R4.18 R7.46 R7.128 a question opens its answer, is counted, and the arrow leads back to it', async () => {
    await reopenFaq(page)
    await tab(page, 'Catégories').click()
    await dialogOf(page).getByRole('button', { name: 'Bénéficiaires' }).click()
    const clicked = nextPost(page, 'click')
    await question(page, /ajouter mon conjoint/).click()
    const request = await clicked
    expect(request.postDataJSON()).toEqual({ clickCode: expect.any(String), userType: '4' })
    expect((await request.response())?.status()).toBe(204)
    await expect(answerTitle(page)).toBeFocused()
    await expect(answerTitle(page)).toContainText('Comment ajouter mon conjoint')
    await expect(dialogOf(page).getByRole('article')).toContainText('dès sa naissance')
    await expect(searchBox(page)).toBeHidden()
    await expectAccessible(page)
    await dialogOf(page).getByRole('button', { name: 'Retour' }).click()
    await expect(question(page, /ajouter mon conjoint/)).toBeFocused()
    await expect(tab(page, 'Catégories')).toHaveAttribute('aria-selected', 'true')
  })
  await test.step('related questions follow each other, and the way back passes by each', async () => {
    await reopenFaq(page)
    await question(page, /oublié mon mot de passe/).click()
    const article = dialogOf(page).getByRole('article')
    const related = article.getByRole('region', { name: 'À lire aussi' })
    await related.getByRole('button', { name: 'Quel est mon identifiant' }).click()
    await expect(answerTitle(page)).toHaveText('Quel est mon identifiant\u00a0?')
    await expect(answerTitle(page)).toBeFocused()
    await article.getByRole('button', { name: 'Retour' }).click()
    await expect(answerTitle(page)).toContainText('oublié mon mot de passe')
    await expect(related.getByRole('button', { name: 'Quel est mon identifiant' })).toBeFocused()
    await article.getByRole('button', { name: 'Retour' }).click()
    await expect(question(page, /oublié mon mot de passe/)).toBeFocused()
  })
  await test.step('R4.20 R4.21 R8.35 a no asks what was missing; sending it is thanked for and closes', async () => {
    await reopenFaq(page)
    await question(page, 'Quel est mon identifiant').click()
    const no = nextPost(page, 'useful')
    await dialogOf(page).getByRole('button', { name: 'Non' }).click()
    expect((await no).postDataJSON()).toMatchObject({ isUseful: false })
    const comment = dialogOf(page).getByLabel('Que vous manquait-il')
    await expect(comment).toBeFocused()
    await expect(page.getByText(MERCI)).toHaveCount(0)
    await expectAccessible(page)

    const send = dialogOf(page).getByRole('button', { name: 'Envoyer' })
    await send.click()
    await expect(comment).toBeFocused()
    await expect(comment).toHaveAccessibleDescription(/Écrivez ce qui vous manquait/)
    await expectAccessible(page)

    await comment.fill('L’adresse de mon ancien employeur ne marche plus.')
    const sent = nextPost(page, 'useful')
    await send.click()
    expect((await sent).postDataJSON()).toEqual({
      rateCode: expect.any(String),
      comment: 'L’adresse de mon ancien employeur ne marche plus.',
      userType: '4',
    })
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(page.getByText(MERCI)).toBeVisible()
  })
  await test.step('R4.19 R7.47 R7.130 R8.35 a yes is thanked for and closes', async () => {
    await reopenFaq(page)
    await question(page, 'Quel est mon identifiant').click()
    const rated = nextPost(page, 'useful')
    await dialogOf(page).getByRole('button', { name: 'Oui' }).click()
    const request = await rated
    expect(request.postDataJSON()).toEqual({
      rateCode: expect.any(String),
      isUseful: true,
      userType: '4',
    })
    expect((await request.response())?.status()).toBe(204)
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(page.getByText(MERCI)).toBeVisible()
    await expect(helpButton(page)).toBeFocused()
    await expectAccessible(page)
  })
  await test.step('R4.18 the whole journey by keyboard alone', async () => {
    await closeAll(page)
    await helpButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(dialogOf(page).getByRole('heading', { level: 2 })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(dialogOf(page).getByRole('button', { name: 'Fermer' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(searchBox(page)).toBeFocused()
    await page.keyboard.type('mo de pase')
    await page.keyboard.press('Enter')
    await expect(tab(page, 'Résultats')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Tab')
    await expect(dialogOf(page).getByRole('button', { name: 'Rechercher' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(tab(page, 'Résultats')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(tab(page, 'Catégories')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
    await expect(question(page, /oublié mon mot de passe/)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(answerTitle(page)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(dialogOf(page).getByRole('button', { name: 'Retour' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question(page, /oublié mon mot de passe/)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(answerTitle(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(dialogOf(page).getByRole('button', { name: 'Non' })).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.type('Le lien ne marche pas')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(page.getByText(MERCI)).toBeVisible()
    await expect(helpButton(page)).toBeFocused()
  })
  await test.step('R2.08 Escape closes, from the questions as from an answer, and gives the focus back', async () => {
    await reopenFaq(page)
    await searchBox(page).fill('carte')
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(helpButton(page)).toBeFocused()
    await helpButton(page).click()
    await question(page, 'Quel est mon identifiant').click()
    await expect(answerTitle(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toHaveCount(0)
  })
  await test.step('every state can be read by night', async () => {
    // Each was looked at whole by day, above.
    await reopenFaq(page)
    await expectColoursInBothSchemes(page)
    await search(page, 'carte')
    await expect(tab(page, 'Résultats')).toBeVisible()
    await expectColoursInBothSchemes(page)
    await question(page, /perdu ma carte/).click()
    await dialogOf(page).getByRole('button', { name: 'Non' }).click()
    await expectColoursInBothSchemes(page)
    await dialogOf(page).getByRole('button', { name: 'Retour' }).click()
    await search(page, 'trottinette')
    await expect(dialogOf(page).getByText('Un conseiller peut vous aider')).toBeVisible()
    await expectColoursInBothSchemes(page)
  })
})

test('what fails in the help service disturbs nobody', { tag: '@everywhere' }, async ({
  page,
  problems,
}) => {
  problems.expect(/status of 502/)
  await test.step('a help service that does not answer says so, gives a number, and is asked again', async () => {
    await failing(page, '/api/inbenta-faq/content', 502, 'Ce service ne répond pas')
    await failing(page, '/api/inbenta-faq/search', 502, 'Ce service ne répond pas')
    await page.goto('/')
    await helpButton(page).click()
    const alert = dialogOf(page).getByRole('alert')
    await expect(alert).toContainText('Les questions n’ont pas pu être chargées')
    await expect(dialogOf(page).getByRole('link', { name: '04 00 00 00 00' })).toBeVisible()
    await expectAccessible(page)
    await search(page, 'carte')
    await expect(alert.filter({ hasText: 'La recherche n’a pas abouti' })).toBeVisible()
    await expectAccessible(page)
    await page.unrouteAll()
    await alert
      .filter({ hasText: 'Les questions' })
      .getByRole('button', { name: 'Réessayer' })
      .click()
    await expect(dialogOf(page).getByRole('tabpanel').getByRole('listitem')).toHaveCount(5)
    await alert.getByRole('button', { name: 'Réessayer' }).click()
    await expect(tab(page, 'Résultats')).toHaveAttribute('aria-selected', 'true')
    await expect(question(page, /perdu ma carte/)).toBeVisible()
    await expect(alert).toHaveCount(0)
  })
  await test.step('R8.34 an opinion that fails says so, keeps the dialog and what was written', async () => {
    problems.expect(/status of 500/)
    await page.unrouteAll()
    await reopenFaq(page)
    await failing(page, '/api/inbenta-faq/useful', 500, 'Panne')
    await question(page, 'Quel est mon identifiant').click()
    await dialogOf(page).getByRole('button', { name: 'Oui' }).click()
    await expect(page.getByText(ERREUR)).toBeVisible()
    await expect(page.getByText(MERCI)).toHaveCount(0)
    await expectAccessible(page)
    await dialogOf(page).getByRole('button', { name: 'Non' }).click()
    const comment = dialogOf(page).getByLabel('Que vous manquait-il')
    await comment.fill('Rien ne va')
    await dialogOf(page).getByRole('button', { name: 'Envoyer' }).click()
    await expect(dialogOf(page).getByRole('button', { name: 'Envoyer' })).not.toHaveAttribute(
      'aria-busy',
      'true',
    )
    await expect(comment).toHaveValue('Rien ne va')
  })
  await test.step('a click that cannot be counted disturbs nobody', async () => {
    problems.expect(/status of 503/)
    await page.unrouteAll()
    await reopenFaq(page)
    await failing(page, '/api/inbenta-faq/click', 503, 'Panne')
    await question(page, 'Quel est mon identifiant').click()
    await expect(answerTitle(page)).toBeFocused()
    await expect(page.getByText(ERREUR)).toHaveCount(0)
    await expect(page).toHaveURL(/\/(#\/)?$/)
  })
  await test.step('while it waits, the place of the questions is kept', async () => {
    await page.unrouteAll()
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/inbenta-faq/content**', async (route) => {
      await held
      await route.continue()
    })
    await page.reload()
    await helpButton(page).click()
    await expect(dialogOf(page).getByText('Chargement en cours...')).toBeAttached()
    await expectAccessible(page)
    answer()
    await expect(question(page, /mot de passe/)).toBeVisible()
  })
})

test('on a telephone it fills the screen, and nothing is cut', { tag: '@phone' }, async ({
  page,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 })
    await (width === 320 ? openFaq(page) : reopenFaq(page))
    const fits = () =>
      dialogOf(page).evaluate((dialog) => {
        const parts = [dialog, ...dialog.querySelectorAll('*')]
        return {
          box: [dialog.clientWidth, dialog.clientHeight],
          wide: parts.filter(
            (part) =>
              part.scrollWidth > part.clientWidth + 1 &&
              getComputedStyle(part).overflowX === 'auto',
          ).length,
        }
      })
    expect(await fits()).toEqual({ box: [width, 640], wide: 0 })
    await search(page, 'carte')
    await expect(tab(page, 'Résultats')).toBeInViewport({ ratio: 1 })
    await question(page, /perdu ma carte/).click()
    await expect(answerTitle(page)).toBeInViewport({ ratio: 1 })
    await dialogOf(page).getByRole('button', { name: 'Non' }).click()
    await dialogOf(page).getByRole('button', { name: 'Envoyer' }).click()
    expect(await fits()).toEqual({ box: [width, 640], wide: 0 })
  }
})
