import type { Page } from '@playwright/test'
import { JULIEN, openAs } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { goTo } from '../support/pages.ts'
import { titre } from '../support/parcours.ts'
import { expect, test } from '../support/test.ts'

/** The acts of somebody whom the contract covers without being theirs. */
const actes = [
  ['#/demarches/declarationsinistreV2', 'Envoyer une facture de soins'],
  ['#/demarches/pec%2Fhospi', 'Préparer une hospitalisation'],
  ['#/demarches/ribprestations', 'Changer le compte de mes remboursements'],
  ['#/demarches/consentement', 'Mes consentements'],
  ['#/demarches/adresse', 'Changer d’adresse'],
  ['#/demarches/situation-contractuelle', 'Déclarer un changement de situation'],
  ['#/demarches/communication', 'Mes préférences de contact'],
  ['#/demarches/abonnement', 'Mes alertes'],
  ['#/demarches/dematerialisation', 'Mes documents en ligne ou par la poste'],
  ['#/demarches/contact%2Fv2', 'Nous écrire'],
  ['#/demarches/changementidentifiant', 'Changer mon identifiant'],
  ['#/demarches/suppressioncompte', 'Supprimer mon compte'],
  ['#/demarches/deces', 'Déclarer un décès'],
  ['#/demarches/reclamation', 'Faire une réclamation'],
  ['#/demarches/droits', 'Exercer un droit sur mes données'],
  ['#/demarches/accessibilite', 'Signaler un problème d’accessibilité'],
] as const

/** A death is told to somebody who reads it, with the words begun. */
const deces = new URLSearchParams({
  message: 'Un proche est décédé. Son nom et le numéro où me joindre\u00a0: ',
})

/** Wherever a link may lead them, and what they find there. */
const pages = [
  ['#/accueil', 'Bonjour Julien'],
  ['#/notifications', 'Notifications'],
  ['#/remboursements', 'Mes remboursements'],
  ['#/paiements', 'Mes versements'],
  ['#/simulateur', 'Simuler un remboursement'],
  ['#/compteurs', 'Mes compteurs'],
  ['#/contrats', 'Mes contrats'],
  ['#/garanties', 'Mes garanties'],
  ['#/carte-tiers-payant', 'Ma carte de tiers payant'],
  ['#/beneficiaires', 'Bénéficiaires'],
  ['#/documents', 'Mes documents'],
  ['#/reseaux-de-soins', 'Mes réseaux de soins'],
  ['#/demarches', 'Mes démarches'],
  ['#/evenements', 'Il vous arrive quelque chose'],
  [`#/demarches/contact%2Fv2?${deces}`, 'Nous écrire'],
  ['#/demandes', 'Mes demandes'],
  ['#/contact', 'Nous écrire'],
  ['#/hospitalisation', 'Préparer une hospitalisation'],
  ['#/sinistres', 'Mes sinistres'],
  ['#/sinistres/declarer', 'Envoyer une facture de soins'],
  ['#/aide', 'Aide'],
  ['#/profil', 'Mon profil'],
  ['#/profil/adresse', 'Changer d’adresse'],
  ['#/profil/preferences', 'Mes préférences'],
  ['#/profil/securite', 'Sécurité'],
  ['#/profil/identifiant', 'Changer mon identifiant'],
  ['#/profil/donnees', 'Mes données'],
  ['#/profil/soins', 'Qui voit mes soins'],
  ['#/profil/suppression', 'Supprimer mon compte'],
  ['#/coordonnees-bancaires', 'Coordonnées bancaires'],
  ['#/nouveautes', 'Nouveautés'],
  ['#/page/mentions-legales', 'Mentions légales'],
  ['#/page/donnees-personnelles', 'Données personnelles'],
  ['#/page/accessibilite', 'Accessibilité : non conforme'],
  ['#/page/cookies', 'Cookies'],
  ['#/resiliation', 'Résilier votre contrat'],
  ['#/deces', 'Déclarer un décès'],
  ['#/reclamations', 'Réclamations et médiation'],
  ['#/droits', 'Vos droits sur vos données'],
  ['#/accessibilite', 'Signaler un problème d’accessibilité'],
] as const

/** One statement or request is as good as another; « # » alone is home, which leads back to accueil. */
const isOneOfMany = (href: string) => /^#\/(prestations\/\d+|demandes\/.+)?$/.test(href)

const linksOf = (page: Page, within = 'body') =>
  page
    .locator(within)
    .locator('a[href^="#/"]')
    .evaluateAll((all) => [...new Set(all.map((a) => a.getAttribute('href') ?? ''))])

const card = (page: Page, name: string) => page.getByRole('region', { name })
const refusal = (page: Page) =>
  expect(page.getByRole('region', { name: 'Messages' })).toContainText('Accès non autorisé')

test('Julien, beneficiary, in his own space', async ({ page }) => {
  await openAs(page, JULIEN, 'Julien')
  await test.step('R1.04 he sees the contract that covers him', async () => {
    await expect(card(page, 'Votre contrat')).toContainText('20450001')
    await expect(card(page, 'Votre contrat')).toContainText('Bénéficiaire')
    await page.getByRole('button', { name: 'Mon compte, Julien Martin' }).click()
    await expect(page.getByRole('menu')).toContainText('Bénéficiaire')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })
  await test.step('every link leads somewhere that is his', async () => {
    const known = new Map<string, string>([...pages, ...actes])
    const found = new Set<string>()
    for (const [href, title] of known) {
      await page.evaluate((hash) => window.location.assign(hash), href)
      await expect(titre(page, title), href).toBeVisible()
      expect(await page.evaluate(() => window.location.hash)).toBe(href)
      await expect(page.getByText('Accès non autorisé')).toHaveCount(0)
      for (const link of await linksOf(page)) if (!isOneOfMany(link)) found.add(link)
    }
    expect([...found].filter((link) => !known.has(link))).toEqual([])
    await goTo(page, 'demarches', 'Mes démarches')
    const offered = async () =>
      (await linksOf(page, 'main')).filter((link) => link.startsWith('#/demarches/')).sort()
    await expect.poll(offered).toEqual(actes.map(([href]) => href).sort())
  })
  await test.step('he finds nobody but himself among the people', async () => {
    await goTo(page, 'beneficiaires', 'Bénéficiaires')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Julien Martin',
    ])
  })
  await test.step('he finds his own papers, and neither mandate nor schedule', async () => {
    await goTo(page, 'documents', 'Mes documents')
    await expect(page.getByText('1 document', { exact: true })).toBeVisible()
    await expect(card(page, 'Obtenir un document')).toContainText('Attestation')
    for (const absent of ['Mandat SEPA', 'Échéancier', 'Situation Contractuelle'])
      await expect(page.getByText(absent)).toHaveCount(0)
    await expect(card(page, 'Mes courriers').getByRole('listitem')).toHaveCount(1)
  })
  await test.step('what only the adherent may ask for says so, and asks nobody to look at their connection', async () => {
    await goTo(page, 'demarches/radiation-assures', 'Retirer un bénéficiaire')
    await expect(page.getByRole('main')).toContainText('réservée à la personne qui a souscrit')
    await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(0)
  })
  await test.step('he does not see what is the adherent’s, on a wide screen or on a phone', async () => {
    const size = page.viewportSize()
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await goTo(page, 'accueil', 'Bonjour Julien')
      const menu = page.getByRole('navigation', { name: 'Navigation principale' })
      await menu.getByRole('link', { name: 'ontrats' }).click()
      await expect(titre(page, 'Mes contrats')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Bénéficiaires' })).toBeVisible()
      await expect(
        page.getByRole('link', { name: /Renforts|Situation contractuelle/ }),
      ).toHaveCount(0)
    }
    if (size) await page.setViewportSize(size)
  })
  await test.step('contributions are the adherent’s business: he is turned back', async () => {
    await page.evaluate(() => window.location.assign('#/cotisations'))
    await refusal(page)
    await expect(titre(page, 'Bonjour Julien')).toBeVisible()
    await expect(page.getByText('Mandat de prélèvement')).toHaveCount(0)
  })
  await test.step('he is refused the adherent’s pages by their address too', async () => {
    for (const route of ['options', 'situation-contractuelle']) {
      // As one who types it in a new page, before anything is known of the contracts.
      await page.goto('about:blank')
      await page.goto(`/#/${route}`)
      await expect(titre(page, 'Bonjour Julien')).toBeVisible()
      await refusal(page)
    }
  })
})
