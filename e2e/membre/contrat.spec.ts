import { HUGO, openAs, openCamille } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { goTo } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const contrats = '/api/adherent/contrats'

test('Hugo has a contract that has ended', async ({ page }) => {
  const selector = page.getByRole('combobox', { name: 'Contrat' })
  const card = page.getByRole('region', { name: 'Votre contrat' })
  await test.step('R1.21 R4.02 he sees the state of his ended contract in brackets', async () => {
    await openAs(page, HUGO, 'Hugo')
    await expect(selector.locator('option')).toHaveText([
      'Santé Confort · 20450003',
      'Santé Essentiel · 20450004 (Résilié)',
    ])
    await expect(selector).toHaveValue('20450003')
    await selector.selectOption('20450004')
    await expect(card).toContainText('20450004')
    await expect(card).toContainText('Résilié')
    await expect(card).toContainText('A pris fin le')
    await expectAccessible(page)
  })
  await test.step('of the past: every screen that could be read as a promise says so', async () => {
    for (const chemin of [
      'garanties',
      'reseaux-de-soins',
      'remboursements',
      'compteurs',
      'beneficiaires',
      'options',
      'situation-contractuelle',
    ]) {
      await page.evaluate((hash) => window.location.assign(hash), `#/${chemin}`)
      await expect(page.getByText(/^Ce contrat a pris fin le 31\sdécembre/)).toBeVisible()
    }
  })
  await test.step('R4.03 R4.04 a remembered contract that is not active gives way to the first', async () => {
    await page.reload()
    await expect(selector).toHaveValue('20450003')
  })
})

test('Camille goes from one contract to the other', async ({ page }) => {
  await test.step('R4.35 within five minutes an answer is not asked for twice', async () => {
    await openCamille(page)
    await page.waitForLoadState('networkidle')
    const calls: string[] = []
    page.on(
      'request',
      (one) => one.url().includes('/api/') && calls.push(new URL(one.url()).pathname),
    )
    await page.getByRole('link', { name: 'Cookies' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Cookies/i })).toBeVisible()
    await page.getByRole('button', { name: 'Retour' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    // Published content is not a member's; the stream of events is no answer; a draft goes on elsewhere.
    const others = [
      '/api/cms/blocklists',
      '/api/cms/contenus',
      '/api/notifications/flux',
      '/api/demarches/brouillons',
    ]
    expect(calls.filter((path) => !others.includes(path))).toEqual([])
  })
  await test.step('R4.06 R4.07 changing contract asks again and starts the route afresh', async () => {
    await goTo(page, 'accueil', 'Bonjour Camille')
    const calls: (string | undefined)[] = []
    page.on('request', (one) => {
      if (new URL(one.url()).pathname === contrats) calls.push(one.headers()['x-numcontrat'])
    })
    await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      title.dataset.mark = 'before'
    })
    const selector = page.getByRole('combobox', { name: 'Contrat' })
    await selector.focus()
    await selector.selectOption('20450002')
    await expect(page.getByRole('region', { name: 'Votre contrat' })).toContainText(
      'Prévoyance Tranquillité',
    )
    await expect.poll(() => calls).toEqual(['20450002'])
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('data-mark')
    // Whoever chooses by keyboard stays where they are.
    await expect(selector).toBeFocused()
  })
  await test.step('R4.03 the choice is remembered from one visit to the next', async () => {
    await goTo(page, 'accueil', 'Bonjour Camille')
    await page.getByRole('combobox', { name: 'Contrat' }).selectOption('20450002')
    await page.reload()
    await expect(page.getByRole('combobox', { name: 'Contrat' })).toHaveValue('20450002')
  })
  await test.step('a contract is opened from the list of contracts too', async () => {
    await page.getByRole('combobox', { name: 'Contrat' }).selectOption('20450001')
    await goTo(page, 'contrats', 'Mes contrats')
    await page
      .getByRole('button', { name: 'Afficher le contrat Prévoyance Tranquillité · 20450002' })
      .click()
    await expect(page.getByRole('combobox', { name: 'Contrat' })).toHaveValue('20450002')
  })
  await test.step('R7.68 R7.69 R7.70 the headers of a request, on the wire', async () => {
    await page.getByRole('combobox', { name: 'Contrat' }).selectOption('20450001')
    await goTo(page, 'contrats', 'Mes contrats')
    const request = page.waitForRequest((one) => one.url().includes('/export'))
    await page.getByRole('button', { name: 'Exporter' }).click()
    await page.getByRole('menuitem', { name: 'Tableau CSV' }).click()
    const headers = (await request).headers()
    expect(headers['cache-control']).toContain('no-cache')
    expect(headers['user-timezone-offset']).toMatch(/^-(60|120)$/)
    expect(headers['x-numcontrat']).toBe('20450001')
    expect(headers['x-xsrf-token']).toBeUndefined()
  })
})
