import type { Page } from '@playwright/test'
import { openAtlas, staffAtlas } from '../support/accounts.ts'
import { atlasUrl } from '../support/addresses.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

// At the other client: what is shown above every page stands above nobody else's test.
test.use({ popups: 'shown' })

const LISTE = '/api/admin/cms/blocklists'

type Contenu = { id: string; revision: number; name: string; etat: string }

/** What the screens would send, where a minute is too long to wait. */
const send = (page: Page, url: string, data: object): Promise<number> =>
  page.evaluate(
    async ({ to, body }) => {
      const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
      const headers = {
        'content-type': 'application/json',
        'x-xsrf-token': decodeURIComponent(token),
      }
      return (await fetch(to, { method: 'POST', headers, body: JSON.stringify(body) })).status
    },
    { to: url, body: data },
  )

const find = (page: Page, name: string): Promise<Contenu> =>
  page.evaluate(
    async ({ url, nom }) => {
      const { items } = (await (await fetch(`${url}?q=${nom}`)).json()) as { items: Contenu[] }
      const found = items.find((un) => un.name === nom)
      if (!found) throw new Error(nom)
      return found
    },
    { url: LISTE, nom: name },
  )

const dans = (secondes: number) => new Date(Date.now() + secondes * 1000).toISOString()

/** Somebody of the other client who writes its contents, in front of their list. */
async function openContenus(page: Page, cookies: Awaited<ReturnType<typeof staffAtlas>>) {
  await page.context().addCookies(cookies)
  await page.goto(`${atlasUrl}/#/admin/contenus`)
  await expect(page.getByRole('heading', { level: 1, name: 'Contenus' })).toBeVisible()
}

async function create(page: Page, faits: { titre: string; genre: string; nom: string }) {
  await page.getByRole('button', { name: 'Créer', exact: true }).click()
  const creation = page.getByRole('dialog', { name: 'Créer un contenu' })
  await creation.getByLabel('Titre').fill(faits.titre)
  await creation.getByLabel('Genre').selectOption({ label: faits.genre })
  await creation.getByRole('textbox', { name: /^Nom(?! du)/ }).fill(faits.nom)
  await creation.getByRole('textbox', { name: 'Texte' }).click()
  await page.keyboard.type(`Le texte de ${faits.nom}.`)
  return creation
}

test('a banner is planned with its hour, stands above every page, and is gone at its end', {
  tag: '@everywhere',
}, async ({ page, browser, problems }) => {
  problems.expect(/400 \(Bad Request\)/)
  await openContenus(page, await staffAtlas(browser))
  const nom = `maintenance-${Date.now()}`
  const titre = `Maintenance ${nom.slice(-4)}`
  const genre = 'Bandeau, en haut de toutes les pages'
  const creation = await create(page, { titre, genre, nom })
  await expect(creation.getByLabel('Nom du cookie')).toHaveCount(0)
  await creation.getByLabel('Fin').fill('02/03/2031 23:30')
  await creation.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  const publication = page.getByRole('region', { name: 'Publication' })
  const debut = publication.getByLabel('Publier à partir du')
  await debut.fill('03/03/2031 08:15')
  await publication.getByRole('button', { name: 'Programmer' }).click()
  await expect(publication).toContainText('La fin vient après le début')
  await debut.fill('01/03/2031 08:15')
  await publication.getByRole('button', { name: 'Programmer' }).click()
  await expect(publication).toContainText('prévue le 01/03/2031 08:15')
  const ligne = page.getByRole('row').filter({ hasText: titre })
  await expect(ligne).toContainText('Programmé')
  await expect(ligne).toContainText('dès le 01/03/2031 08:15')
  await expect(ligne).toContainText('jusqu’au 02/03/2031 23:30')
  await expectAccessibleInBothSchemes(page)
  await publication.getByRole('button', { name: 'Annuler la programmation' }).click()
  await expect(publication).toContainText('Brouillon')

  const visiteur = await (await browser.newContext()).newPage()
  const bandeau = visiteur.getByRole('region', { name: 'À savoir' })
  const look = async () => {
    await visiteur.goto(`${atlasUrl}/#/page/cookies`)
    await visiteur.reload()
    await expect(visiteur.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible()
  }
  await look()
  await expect(bandeau.getByText(titre)).toHaveCount(0)
  const { id, revision } = await find(page, nom)
  expect(await send(page, `${LISTE}/publish`, { id, revision, le: dans(62) })).toBe(200)
  expect(await send(page, `${LISTE}/publish`, { id, revision, le: dans(0) })).toBe(200)
  await expect(async () => {
    await look()
    await expect(bandeau.getByText(titre)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(bandeau).toContainText(`Le texte de ${nom}.`)
  await expectAccessible(visiteur)

  const suite = { id, revision, valeurs: { finLe: dans(6) } }
  expect(await send(page, LISTE, suite)).toBe(200)
  const ecrit = await find(page, nom)
  const publie = { id, revision: ecrit.revision, le: dans(0) }
  expect(await send(page, `${LISTE}/publish`, publie)).toBe(200)
  await expect(async () => {
    await look()
    await expect(bandeau.getByText(titre)).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  await expect.poll(async () => (await find(page, nom)).etat).toBe('termine')
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: titre })).toContainText('Terminé')
  await page.context().close()
  await visiteur.context().close()
})

test('the table of a legal page is changed as text, by its cells, its rows and its title, and a visitor reads it', async ({
  page,
  browser,
}) => {
  await openContenus(page, await staffAtlas(browser))
  const role = `Préférence ${Date.now()}`
  await page.getByRole('button', { name: /^Cookies/ }).click()
  const editeur = page.getByRole('textbox', { name: 'Texte' })
  await expect(page.getByRole('button', { name: /HTML/ })).toHaveCount(0)
  await expect(editeur.getByRole('columnheader').first()).toHaveText('Rôle')
  await editeur.getByRole('cell').last().click()
  const outils = page.getByRole('group', { name: 'Tableau', exact: true })
  await outils.getByLabel('Titre du tableau').fill('Tous les cookies')
  await editeur.getByRole('cell').last().click()
  await outils.getByRole('button', { name: 'Ajouter une ligne' }).click()
  await editeur.getByRole('row').last().getByRole('cell').first().click()
  await page.keyboard.type(role)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Se souvenir de votre choix')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(page.getByRole('button', { name: 'Rien à enregistrer' })).toBeVisible()
  await page.getByRole('button', { name: 'Publier maintenant' }).click()
  const publication = page.getByRole('region', { name: 'Publication' })
  await expect(publication).toContainText('en ligne depuis le')

  const visiteur = await (await browser.newContext()).newPage()
  const table = visiteur.getByRole('table', { name: 'Tous les cookies' })
  await expect(async () => {
    await visiteur.goto(`${atlasUrl}/#/page/cookies`)
    await visiteur.reload()
    await expect(table).toContainText(role, { timeout: 2_000 })
  }).toPass()
  await expect(table.getByRole('row').last().getByRole('cell')).toHaveText([
    role,
    'Se souvenir de votre choix',
    '',
  ])
  await expect(table.getByRole('columnheader')).toHaveText(['Rôle', 'À quoi il sert', 'Durée'])
  await expectAccessible(visiteur)
  await visiteur.context().close()

  await editeur.getByRole('row').last().getByRole('cell').first().click()
  await outils.getByRole('button', { name: 'Supprimer la ligne' }).click()
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await page.getByRole('button', { name: 'Publier maintenant' }).click()
  await expect(page.getByRole('button', { name: 'Publier maintenant' })).toHaveCount(0)
  await page.context().close()
})

test('a message after sign-in is silenced under the cookie and for the days that its writer chose', async ({
  page,
  browser,
  problems,
}) => {
  problems.expect(/400 \(Bad Request\)/)
  await openContenus(page, await staffAtlas(browser))
  const nom = `message-${Date.now()}`
  const titre = `Message ${nom.slice(-4)}`
  const genre = 'Fenêtre, après la connexion'
  const creation = await create(page, { titre, genre, nom })
  await creation.getByLabel('Nom du cookie').fill('été;')
  await creation.getByLabel('Durée du cookie, en jours').fill('400')
  await creation.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(creation.getByText('Commencez par une lettre')).toBeVisible()
  await creation.getByLabel('Nom du cookie').fill('essai_ete')
  await creation.getByLabel('Durée du cookie, en jours').fill('30')
  await expectAccessible(page)
  await creation.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await page.getByRole('button', { name: 'Publier maintenant' }).click()
  const publication = page.getByRole('region', { name: 'Publication' })
  await expect(publication).toContainText('en ligne depuis le')
  const { id } = await find(page, nom)

  const luc = await (await browser.newContext()).newPage()
  await openAtlas(luc, 'luc.bernard@example.org', 'accueil', 'Bonjour Luc')
  const message = luc.getByRole('dialog', { name: titre })
  await expect(message).toContainText(`Le texte de ${nom}.`)
  await message.getByRole('checkbox', { name: 'Ne plus afficher ce message' }).check()
  await message.getByRole('button', { name: 'Fermer' }).last().click()
  await expect(message).toHaveCount(0)
  const cookies = await luc.context().cookies()
  const cookie = cookies.find(({ name }) => name === `popup_essai_ete_${id}`)
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(30)
  await luc.context().close()

  await publication.getByRole('button', { name: 'Retirer' }).click()
  await expect(publication).toContainText('Brouillon')
  await page.context().close()
})
