import type { Page } from '@playwright/test'
import { openAtlas } from '../support/accounts.ts'
import { atlasUrl } from '../support/addresses.ts'
import { expectAccessible } from '../support/axe.ts'
import { goTo } from '../support/pages.ts'
import { avecCode } from '../support/rib.ts'
import { expect, test } from '../support/test.ts'

const NADIA = 'nadia.perrot@example.org'
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const suivant = (page: Page) => page.getByRole('button', { name: 'Continuer' }).click()
const etapes = (page: Page) =>
  page.getByRole('list', { name: 'Étapes de la démarche' }).getByRole('listitem').count()

/** What a member asks for that anybody may ask for: by the same act, followed where their requests are. */
const demandes = [
  {
    slug: 'reclamation',
    nom: 'Faire une réclamation',
    async remplir(page: Page) {
      await page.getByLabel('Que concerne-t-elle').selectOption({ label: 'Un remboursement' })
      await page.getByLabel('Que s’est-il passé').fill('Personne ne répond à mes courriers.')
    },
    envoyer: 'Envoyer ma réclamation',
    suivie: 'Personne ne répond à mes courriers.',
    isProuvee: false,
  },
  {
    slug: 'accessibilite',
    nom: 'Signaler un problème d’accessibilité',
    async remplir(page: Page) {
      await page.getByLabel('Où cela se passe').fill('Mes remboursements')
      await page.getByLabel('Ce qui ne va pas').fill('Le tableau ne se lit pas.')
    },
    envoyer: 'Envoyer mon signalement',
    suivie: 'Le tableau ne se lit pas.',
    isProuvee: false,
  },
  {
    slug: 'droits',
    nom: 'Exercer un droit sur mes données',
    async remplir(page: Page) {
      await page.getByRole('radio', { name: /[Cc]orriger/ }).check()
      await page.getByLabel('De quoi s’agit-il').fill('Mon prénom s’écrit Nadja.')
    },
    envoyer: 'Envoyer ma demande',
    suivie: 'Mon prénom s’écrit Nadja.',
    isProuvee: true,
  },
] as const

test('a member leaves, complains, tells of a problem and asks for a right', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 403/)
  await openAtlas(page, NADIA, 'demarches/option-affiliation', 'Ajouter un renfort')
  await test.step('leaving takes no more steps than joining an option; it is asked for from the footer, and cancelled', async () => {
    await expect(page.getByRole('button', { name: 'Continuer' })).toBeVisible()
    const pourEntrer = await etapes(page)
    await page.getByRole('link', { name: 'Résilier votre contrat' }).click()
    await expect(title(page, 'Résilier un contrat')).toBeVisible()
    expect(await etapes(page)).toBeLessThanOrEqual(pourEntrer)
    await expect(page.getByText('Ce qu’il faut savoir avant')).toBeVisible()
    await page.getByLabel('J’ai ce contrat depuis plus d’un an').check()
    await expectAccessible(page)
    await suivant(page)
    await expect(page.getByText('Votre carte de tiers payant')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Confirmer ma demande de résiliation' }).click()
    await expect(title(page, 'Nous avons bien reçu votre résiliation')).toBeFocused()
    await page.getByRole('link', { name: 'Suivre ma demande' }).click()
    await page.getByRole('button', { name: 'Annuler ma demande' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler ma demande' }).click()
    await expect(page.getByRole('main')).toContainText('Annulée')
  })
  for (const { slug, nom, remplir, envoyer, suivie, isProuvee } of demandes)
    await test.step(`signed in, « ${nom} » is sent and followed`, async () => {
      await goTo(page, `demarches/${slug}`, nom)
      await remplir(page)
      await suivant(page)
      await expectAccessible(page)
      const send = () => page.getByRole('button', { name: envoyer }).click()
      // What is told of somebody is told to nobody else: a code each time.
      await (isProuvee ? avecCode(page, NADIA, send, atlasUrl) : send())
      await expect(title(page, /nous avons bien reçu votre (demande|réclamation|signalement)/i)).toBeFocused()
      await page.getByRole('link', { name: 'Suivre ma demande' }).click()
      await expect(page.getByRole('main')).toContainText(suivie)
      await expectAccessible(page)
    })
})
