import type { Page } from '@playwright/test'
import { openAs, openCamille } from '../support/accounts.ts'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { titre } from '../support/parcours.ts'
import { expect, test } from '../support/test.ts'

test('Camille is told that Léa’s télétransmission is refused, and not that all is well @everywhere', async ({
  page,
}) => {
  await openCamille(page)
  const aFaire = page.getByRole('region', { name: 'À faire' })
  await expect(aFaire).toContainText('Télétransmission refusée : Léa')
  await expect(page.getByText('tout est à jour')).toHaveCount(0)
  // The other contract is shown: what waits is said all the same, and of which one.
  await page.getByRole('combobox', { name: 'Contrat' }).selectOption('20450002')
  await expect(aFaire).toContainText(
    'Télétransmission refusée : Léa (contrat Santé Sérénité, n° 20450001)',
  )
  await expectAccessibleInBothSchemes(page)
  await aFaire.getByRole('link', { name: 'Voir la raison' }).click()
  await expect(titre(page, 'Bénéficiaires')).toBeFocused()
  await expect(page.getByText('Une autre complémentaire santé reçoit déjà')).toBeVisible()
})

/** The acts of somebody whom the contract covers without being theirs. */
const actes = [
  ['#/demarches/declarationsinistreV2', 'Envoyer une facture de soins'],
  ['#/demarches/pec%2Fhospi', 'Préparer une hospitalisation'],
  ['#/demarches/ribprestations', 'RIB des remboursements'],
  ['#/demarches/consentement', 'Mes consentements'],
  ['#/demarches/adresse', 'Changer d’adresse'],
  ['#/demarches/situation-contractuelle', 'Déclarer un changement de situation'],
  ['#/demarches/communication', 'Mes préférences de contact'],
  ['#/demarches/abonnement', 'Mes alertes'],
  ['#/demarches/dematerialisation', 'Mes documents en ligne ou par la poste'],
  ['#/demarches/contact%2Fv2', 'Nous écrire'],
  ['#/demarches/changementidentifiant', 'Changer mon identifiant'],
  ['#/demarches/suppressioncompte', 'Supprimer mon compte'],
  ['#/demarches/reclamation', 'Faire une réclamation'],
  ['#/demarches/droits', 'Exercer un droit sur mes données'],
  ['#/demarches/accessibilite', 'Signaler un problème d’accessibilité'],
] as const

/** Wherever a link may lead them, and what they find there. */
const pages = [
  ['#/accueil', 'Bonjour Julien'],
  ['#/notifications', 'Notifications'],
  ['#/remboursements', 'Mes remboursements'],
  ['#/paiements', 'Mes paiements'],
  ['#/simulateur', 'Simuler un remboursement'],
  ['#/compteurs', 'Mes compteurs'],
  ['#/contrats', 'Mes contrats'],
  ['#/garanties', 'Mes garanties'],
  ['#/carte-tiers-payant', 'Ma carte de tiers payant'],
  ['#/beneficiaires', 'Bénéficiaires'],
  ['#/documents', 'Mes documents'],
  ['#/reseaux-de-soins', 'Mes réseaux de soins'],
  ['#/demarches', 'Mes démarches'],
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
  ['#/page/accessibilite', 'Accessibilité : partiellement conforme'],
  ['#/page/cookies', 'Cookies'],
  ['#/resiliation', 'Résilier votre contrat'],
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

test('Julien, beneficiary: every link leads somewhere that is his', async ({ page }) => {
  await openAs(page, 'julien.martin@example.org', 'Julien')
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
  await page.evaluate(() => window.location.assign('#/demarches'))
  await expect(titre(page, 'Mes démarches')).toBeVisible()
  const offered = async () =>
    (await linksOf(page, 'main')).filter((link) => link.startsWith('#/demarches/')).sort()
  await expect.poll(offered).toEqual(actes.map(([href]) => href).sort())
})
