import { CAMILLE, login, openAdmin, openAt } from '../support/accounts.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { openJeanne } from '../support/demandes.ts'
import { expectNarrow } from '../support/pages.ts'
import { test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

const CONSULTANTE = 'consultant@example.org'
/** Her mobile, as the mailbox writes it. */
const MOBILE_LU = '+33 6 39 98 02 03'

test.describe('arriving', () => {
  test.use({ qui: null })

  test('R2.78 without a click the back-office user goes to admin all the same', async ({
    page,
  }) => {
    await page.clock.install()
    await login(page, 'admin@example.org')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.clock.runFor(8_500)
    await expect(page).toHaveURL(/#\/admin$/)
  })

  test('a consultant signs in, and reads', async ({ page, context, browser, problems }) => {
    problems.expect(/400/)
    await test.step('staff give a code after their password, which the demonstration shows where to read', async () => {
      await page.goto('/')
      await page.getByRole('link', { name: 'Me connecter' }).click()
      await page.getByLabel('Identifiant (adresse e-mail)').fill(CONSULTANTE)
      await page.getByLabel('Mot de passe').fill('Horizon!2026')
      await page.getByRole('button', { name: 'Me connecter', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Code de sécurité' })).toBeVisible()
      await expect(page.getByRole('status')).toContainText('par SMS au')
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 860 })
        await expectAccessibleInBothSchemes(page)
      }
      // A wrong one first: it is said, and the page is as good as before.
      const champ = page.getByLabel('Code de sécurité à 6 chiffres')
      await champ.fill('aucun')
      await page.getByRole('button', { name: 'Valider' }).click()
      await expect(page.getByRole('alert')).toContainText('Il vous reste 4 essais')
      await expectAccessible(page)
      const opened = context.waitForEvent('page')
      await page.getByRole('link', { name: 'la boîte de messages' }).click()
      const mailbox = await opened
      // The first one that is hers: others who sign in at the same time receive theirs.
      const hers = mailbox.locator('details').filter({ hasText: MOBILE_LU }).first()
      if ((await hers.getAttribute('open')) === null) await hers.locator('summary').click()
      const mail = hers.locator('pre')
      await expect(mail).toContainText('vous connecter')
      const code = /\b\d{6}\b/.exec((await mail.textContent()) ?? '')?.[0] ?? ''
      await mailbox.close()
      await champ.fill(code)
      await page.keyboard.press('Enter')
    })
    await test.step('R2.77 R2.78 R2.81 R6.14 she is told that there is no contract, then goes to admin', async () => {
      const dialog = page.getByRole('dialog', { name: 'Aucun contrat' })
      await expect(dialog).toContainText('Cet utilisateur n’a pas de contrat')
      await expect(dialog).toContainText('redirigeons')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Aller à l’administration' }).click()
      await expect(page).toHaveURL(/#\/admin$/)
      await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeFocused()
      await page.getByRole('button', { name: 'Mon compte, Claire Nguyen' }).click()
      await expect(page.getByRole('menu')).toContainText('Consultant')
      await page.keyboard.press('Escape')
    })
    await test.step('she reads requests, and treats none', async () => {
      const jeanne = await openJeanne(browser)
      const { reference } = await jeanne.ask(`Une question que l’on regarde ${Date.now()}`)
      await jeanne.close()
      await page.goto(`/#/admin/demandes?q=${reference}`)
      const liste = page.getByRole('list', { name: 'Demandes de la file' })
      await liste.getByRole('link', { name: 'Mes cotisations' }).click()
      await expect(page.getByRole('main')).toContainText('pas de la traiter')
      await expect(
        page.getByRole('button', { name: /Accepter|Refuser|Répondre|Prendre/ }),
      ).toHaveCount(0)
      await expect(page.getByRole('checkbox')).toHaveCount(0)
      await expectAccessible(page)
    })
  })

  test('R1.05 R2.76 a member is refused the back office, whose code is never fetched', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (one) => scripts.push(one.url()))
    await openAt(page, CAMILLE, 'demandes', 'Mes demandes')
    await page.goto('/#/admin')
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Accès non autorisé')
    await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible()
    expect(scripts.filter((url) => /[Tt]raitement|Admin|TableauDeBord/.test(url))).toEqual([])
  })
})

test('R7.124 R7.125 the dashboard counts connections and accounts, and lets them be taken away', {
  tag: '@everywhere',
}, async ({ page }) => {
  await openAdmin(page)
  await expect(page.getByRole('banner')).toContainText('Administration')
  const connexions = page.getByRole('region', { name: 'Connexions des 30 derniers jours' })
  await expect(connexions.getByRole('img', { name: /connexions du .+ au / })).toBeVisible()
  await connexions.getByText('Voir le détail par jour').click()
  await expect(connexions.getByRole('row')).toHaveCount(31)
  const comptes = page.getByRole('region', { name: 'Comptes par rôle' })
  await expect(comptes.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)
  await comptes.getByRole('button', { name: /^Exporter/ }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Tableau CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  await expectNarrow(page)
  await page.getByRole('button', { name: 'Mon compte, Sophie Lambert' }).click()
  await expect(page.getByRole('menu')).toContainText('Administrateur Digital')
})
