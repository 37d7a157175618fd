import { arrive, CAMILLE, openCamille } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { goTo, openContrats } from '../support/pages.ts'
import { failing, withSettings } from '../support/portail.ts'
import { expect, test } from '../support/test.ts'

const contrats = '/api/adherent/contrats'

test('contracts that do not load', async ({ page, problems }) => {
  problems.expect(/50[03]|ERR_FAILED/)
  const greeting = page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })
  await test.step('R8.23 R8.12 contracts that do not load are named in a toast, and can be asked for again', async () => {
    await failing(page, contrats, 500, 'Base en panne')
    await arrive(page, CAMILLE)
    const messages = page.getByRole('region', { name: 'Messages' })
    await expect(messages).toContainText('Le chargement de «\u00a0Contrats\u00a0» a échoué.')
    await expect(messages).toContainText('Base en panne')
    await expectAccessible(page)
    await page.unrouteAll()
  })
  await test.step('R4.37 a read that got no answer is tried once more by itself', async () => {
    let calls = 0
    await page.route(
      (url) => url.pathname === contrats,
      (route) => {
        calls += 1
        return calls === 1 ? route.abort() : route.continue()
      },
    )
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(greeting).toBeVisible()
    expect(calls).toBe(2)
    await page.unrouteAll()
  })
  await test.step('R7.49 a 503 on the contracts opens a blocking modal with the error body', async () => {
    await failing(page, contrats, 503, 'Maintenance jusqu’à 14 h')
    await page.reload()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Maintenance jusqu’à 14 h')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Fermer' })).toHaveCount(0)
    // Not even another route gets past it.
    await page.evaluate(() => {
      window.location.hash = '#/page/cookies'
    })
    await expect(page).toHaveTitle(/Cookies/i)
    await expect(dialog).toBeVisible()
  })
})

test('a toast about what failed', async ({ page, problems }) => {
  problems.expect(/500/)
  await withSettings(page, ({ config }) => {
    config.delaiToasts = 20
  })
  await page.clock.install()
  await openContrats(page)
  await failing(page, `${contrats}/export`, 500, 'Panne')
  const messages = page.getByRole('region', { name: 'Messages' })
  const toast = messages.getByRole('listitem')
  const provoke = async () => {
    await page.getByRole('button', { name: 'Exporter' }).click()
    await page.getByRole('menuitem', { name: 'Tableau CSV' }).click()
    await expect(toast).toBeVisible()
  }
  await test.step('R2.68 R4.31 R9.11 a toast leaves after delaiToasts, not while it is pointed at', async () => {
    await provoke()
    await page.clock.runFor(15_000)
    await expect(toast).toBeVisible()
    await page.clock.runFor(6_000)
    await expect(toast).toHaveCount(0)
    await provoke()
    await toast.hover()
    await page.clock.runFor(60_000)
    await expect(toast).toBeVisible()
    await page.mouse.move(5, 5)
    await page.clock.runFor(21_000)
    await expect(toast).toHaveCount(0)
  })
  await test.step('R1.30 a toast can be dismissed by its button', async () => {
    await provoke()
    await messages.getByRole('button', { name: /^Fermer le message/ }).click()
    await expect(toast).toHaveCount(0)
  })
})

test('without the network while in use: said, what is there stays, and the rest comes back by itself', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|imported module|Unable to preload CSS/)
  const carte = page.waitForResponse(/CarteTiersPayantScreen/)
  const fenetres = page.waitForResponse(/\/Fenetres-/, { timeout: 60_000 })
  await page.clock.install()
  await openCamille(page)
  const bar = page.getByRole('status').filter({ hasText: 'Vous êtes hors ligne.' })
  // What one needs at a counter comes by itself a while later, though nobody has opened it.
  await expect(page.getByRole('region', { name: 'Votre contrat' })).toContainText('20450001')
  await page.clock.fastForward(5_000)
  await carte
  await context.setOffline(true)
  await expect(bar).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/#/cotisations')
  await expect(page.getByText('Cette page n’est pas encore sur cet appareil')).toBeVisible()
  await page.goto('/#/carte-tiers-payant')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Ma carte de tiers payant' }),
  ).toBeVisible()
  await expect(page.getByText('99345001')).toBeVisible()
  // One goes back to what was there.
  await page.goto('/#/accueil')
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible()
  await test.step('the frame of visitors, never opened, is no trap either', async () => {
    await page.goto('/#/nulle-part')
    await expect(page.getByText('Cette page n’est pas encore sur cet appareil')).toBeVisible()
    await page.getByRole('button', { name: 'Retour' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible()
  })
  await page.goto('/#/cotisations')
  await expect(
    page.getByText('Cette page s’ouvrira d’elle-même au retour du réseau.'),
  ).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Mes cotisations' })).toBeVisible()
  await expect(bar).toHaveCount(0)
  await test.step('what is being typed: nothing is lost unasked, and it is saved with the network', async () => {
    await goTo(page, 'carte-tiers-payant', 'Ma carte de tiers payant')
    await goTo(page, 'demarches/reclamation', 'Faire une réclamation')
    // The question is there before it is needed.
    await (await fenetres).finished()
    await context.setOffline(true)
    const texte = page.getByRole('textbox', { name: /Que s’est-il passé/ })
    await texte.fill('Un virement manque.')
    await page.goto('/#/carte-tiers-payant')
    const question = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer\u00a0?' })
    await question.getByRole('button', { name: 'Rester ici' }).click()
    await expect(texte).toHaveValue('Un virement manque.')
    await context.setOffline(false)
    await expect(page.getByText(/^Brouillon enregistré/)).toBeVisible()
    await context.setOffline(true)
    await texte.fill('Deux virements manquent.')
    await page.goto('/#/carte-tiers-payant')
    await question.getByRole('button', { name: 'Quitter quand même' }).click()
    // Behind the question nothing could take the focus: it goes to the new screen once that has closed.
    await expect(
      page.getByRole('heading', { level: 1, name: 'Ma carte de tiers payant' }),
    ).toBeFocused()
    await context.setOffline(false)
  })
})
