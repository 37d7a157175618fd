import { expectAccessible } from '../support/axe.ts'
import { home } from '../support/pages.ts'
import { failing } from '../support/portail.ts'
import { expect, test } from '../support/test.ts'

const blocklists = '/api/cms/blocklists'

test('the pages of the insurer, and back', { tag: '@everywhere' }, async ({ page }) => {
  await test.step('R2.38 R2.39 a static page shows its content under the title of that content', async () => {
    await page.route(
      (url) => url.pathname === blocklists,
      (route) => {
        const asked = new URL(route.request().url()).searchParams
        expect([asked.get('name'), asked.get('itemName')]).toEqual(['Pages_Statiques', 'essai'])
        return route.fulfill({
          json: [{ id: '1', name: 'essai', title: 'Un titre à part', content: '<p>Le texte.</p>' }],
        })
      },
    )
    await page.goto('/#/page/essai')
    await expect(page.getByRole('heading', { level: 1, name: 'Un titre à part' })).toBeVisible()
    await expect(page.getByText('Le texte.')).toBeVisible()
    await expect(page).toHaveTitle('Un titre à part · Mutuelle Horizon')
  })
  await page.unrouteAll()
  await test.step('R8.37 content that is coming says so', async () => {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(
      (url) => url.pathname === blocklists,
      async (route) => {
        await asked
        await route.continue()
      },
    )
    await page.goto('/#/page/cookies')
    await expect(page.getByText('Chargement en cours...')).toBeVisible()
    answer()
    await expect(page.getByText('Chargement en cours...')).toHaveCount(0)
  })
  await test.step('R2.38 R7.109 the footer leads to each page of the insurer', async () => {
    await home(page)
    for (const [link, pageName, title] of [
      ['Mentions légales', 'mentions-legales', 'Mentions légales'],
      ['Données personnelles', 'donnees-personnelles', 'Données personnelles'],
      ['Accessibilité\u00a0: non conforme', 'accessibilite', /^Accessibilité/],
      ['Cookies', 'cookies', /Cookies/],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
      await expect(page).toHaveURL(new RegExp(`#/page/${pageName}$`))
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
      await expectAccessible(page)
    }
  })
  await test.step('R2.41 the back button returns to where one was', async () => {
    await home(page)
    await page.getByRole('link', { name: 'Cookies' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('button', { name: 'Retour' }).click()
    await expect(page.getByRole('link', { name: 'Me connecter' })).toBeVisible()
  })
})

test('what a page of the insurer cannot show, and what it cannot do', async ({
  page,
  problems,
}) => {
  // Reading the text already shows the browser what the policy forbids; the picture is no picture.
  problems.expect(/Content Security Policy|policy violated|404|500/)
  await test.step('R2.40 R8.51 an unknown page is « Page inconnue »', async () => {
    await page.goto('/#/page/inexistante')
    await expect(page.getByRole('heading', { level: 1, name: 'Page inconnue' })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('R8.36 content that does not come names itself', async () => {
    await failing(page, blocklists, 500, 'Panne')
    await page.goto('/#/page/cookies')
    await expect(page.getByRole('alert')).toHaveText('Le message cookies n’a pas pu être chargé.')
    await expectAccessible(page)
  })
  await test.step('what is written in a page cannot run nor take the screen', async () => {
    const alerts: string[] = []
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message())
      void dialog.dismiss()
    })
    const content =
      '<p id="root" style="position:fixed">Sain</p><img src=x onerror="alert(1)"><script>alert(2)</script><form action="https://ailleurs.example"><input></form><a href="javascript:alert(3)">lien</a>'
    await page.route(
      (url) => url.pathname === blocklists,
      (route) => route.fulfill({ json: [{ id: '1', name: 'x', title: 'Essai', content }] }),
    )
    await page.goto('/#/page/x')
    const text = page.getByText('Sain')
    await expect(text).toBeVisible()
    await expect(text).not.toHaveAttribute('style')
    await expect(text).not.toHaveAttribute('id')
    const main = page.getByRole('main')
    await expect(main.locator('script, form, input')).toHaveCount(0)
    await expect(main.locator('img')).not.toHaveAttribute('onerror')
    await expect(main.getByText('lien')).not.toHaveAttribute('href')
    expect(alerts).toEqual([])
  })
})
