import type { Page } from '@playwright/test'
import { loginStaff, openStaff } from '../support/accounts.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { openJeanne } from '../support/demandes.ts'
import { messageTo } from '../support/mailbox.ts'
import { expectNarrow, goTo } from '../support/pages.ts'
import { KARIM, SOPHIE, saveElsewhere, test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'
import { fichier } from '../support/uploads.ts'

// One after the other: « the next one » takes what another journey is looking at.
test.describe.configure({ mode: 'default' })

const liste = (page: Page) => page.getByRole('list', { name: 'Demandes de la file' })
const panneau = (page: Page) => page.getByRole('main')
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const bouton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A gesture of the menu; by the keyboard, whatever message stands before it. */
async function autre(page: Page, name: string): Promise<void> {
  await bouton(page, 'Autres').press('Enter')
  await page.getByRole('menuitem', { name }).click()
}

/** What Jeanne’s messages are about, and what she reports. */
const SUJET = 'Mes cotisations'
const SIGNALEMENT = 'Signaler un problème d’accessibilité'

/** The queue, narrowed to one request, which is opened. */
async function openDemande(
  page: Page,
  userName: string,
  reference: string,
  name: string = SUJET,
): Promise<void> {
  await openStaff(page, userName, `/#/admin/demandes?q=${reference}`)
  await liste(page).getByRole('link', { name }).click()
  await expect(panneau(page).getByText(reference).first()).toBeVisible()
}

test.describe('of a clerk', () => {
  test.use({ qui: KARIM })

  test('two clerks decide the same request: one does, the other sees both versions and loses nothing', async ({
    page,
    browser,
    colleague,
    problems,
  }) => {
    const jeanne = await openJeanne(browser)
    const { id, reference } = await jeanne.signale(`Ma cotisation ${Date.now()}`)
    await openDemande(page, KARIM, reference, SIGNALEMENT)
    await expect(page.getByRole('heading', { name: 'Ce que l’acceptation changera' })).toBeVisible()
    const other = await colleague(SOPHIE)
    await openDemande(other, SOPHIE, reference, SIGNALEMENT)

    // Sophie has begun to write when Karim refuses.
    await autre(other, 'Classer sans suite')
    await other.getByLabel('Texte envoyé à l’adhérent').fill('Nous avons répondu par téléphone.')
    await page.getByRole('button', { name: 'Refuser' }).click()
    await expect(page.getByRole('heading', { name: 'Refuser : pour quel motif ?' })).toBeFocused()
    await bouton(page, 'Confirmer le refus').click()
    await expect(page.getByText('Écrivez le texte que l’adhérent recevra')).toBeVisible()
    await bouton(page, 'Déjà pris en compte').click()
    const texte = page.getByLabel('Texte envoyé à l’adhérent')
    await expect(texte).toHaveValue(/^Ce que vous demandez/)
    await texte.fill('Bonjour Jeanne, votre cotisation n’a pas changé.')
    const apercu = page.getByRole('region', { name: 'Ce que l’adhérent recevra' })
    await expect(apercu).toContainText(`Votre demande « ${SIGNALEMENT} » est refusée`)
    await expect(apercu).toContainText('votre cotisation n’a pas changé')
    await expectAccessibleInBothSchemes(page)
    await bouton(page, 'Confirmer le refus').click()
    await expect(panneau(page)).toContainText(`${reference}\u00a0: refusée. La liste est finie.`)

    problems.expect(/409/)
    await bouton(other, 'Classer la demande').click()
    const conflit = other.getByRole('alert').filter({ hasText: 'Quelqu’un a été plus rapide' })
    await expect(conflit).toContainText('Nous avons répondu par téléphone.')
    await expect(conflit).toContainText('Refusée par Karim Petit')
    await expect(conflit).toContainText('votre cotisation n’a pas changé')
    await expect(conflit).toContainText('La demande est maintenant : refusée.')
    await expectAccessible(other)

    const mail = await messageTo(page, jeanne.email, /otre cotisation n’a pas changé/)
    expect(mail.subject).toBe(`Votre demande «\u00a0${SIGNALEMENT}\u00a0» est refusée`)
    expect(await jeanne.reads(id)).toContain('votre cotisation n’a pas changé')
    await jeanne.close()
  })

  test('a request by its shortcuts and its tabs: take, ask, be answered, note, hand over, close', async ({
    page,
    browser,
    colleague,
  }) => {
    const jeanne = await openJeanne(browser)
    const { id, reference } = await jeanne.ask(
      `Voici ma facture, est-elle remboursée ? ${Date.now()}`,
      fichier('Facture.pdf'),
    )
    await openStaff(page, KARIM, '/#/admin/demandes')
    await expect(liste(page)).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type(reference)
    await expect(liste(page).getByRole('listitem')).toHaveCount(1)
    await page.keyboard.press('Tab')
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('j')
    const titre = page.getByRole('heading', { level: 2, name: SUJET })
    await expect(titre).toBeFocused()
    await expect(panneau(page)).toContainText('Voici ma facture, est-elle remboursée ?')
    await page.keyboard.press('p')
    await expect(messages(page)).toContainText('La demande est à vous')
    await expect(panneau(page)).toContainText('chez Karim Petit')

    // The document, beside what was asked for.
    await page.getByRole('tab', { name: /^Demande/ }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(bouton(page, 'Facture.pdf')).toBeVisible()
    await expect(page.getByRole('toolbar')).toBeVisible()
    await expectAccessible(page)

    await page.keyboard.press('d')
    await expect(
      page.getByRole('heading', { name: 'Que demandez-vous à l’adhérent ?' }),
    ).toBeFocused()
    await page.getByLabel('Pièce ou réponse').selectOption({ label: 'Une réponse écrite' })
    await page.getByLabel('Texte envoyé à l’adhérent').focus()
    await page.keyboard.type('Pour qui est cette facture ?')
    await expect(page.getByRole('region', { name: 'Ce que l’adhérent recevra' })).toContainText(
      'une réponse de votre part',
    )
    await expectAccessible(page)
    await page.keyboard.press('Control+Enter')
    await expect(panneau(page)).toContainText(`${reference}\u00a0: complément demandé.`)
    await expect(liste(page)).toContainText('en pause')
    await jeanne.answer(id, 'Pour moi.')
    const ici = page.url()
    await goTo(page, 'admin/mon-acces', 'Mon accès')
    await page.goto(ici)
    await expect(liste(page)).not.toContainText('en pause')
    await expect(liste(page)).toContainText('Réponse reçue')
    await expect(liste(page)).toContainText('«\u00a0Pour moi.\u00a0»')

    await expect(panneau(page)).toContainText('Pour moi.')
    await bouton(page, 'Répondre').click()
    await expect(page.getByRole('heading', { name: 'Votre réponse' })).toBeFocused()
    await page.getByLabel('Texte de la réponse').fill('Merci, nous regardons.')
    await bouton(page, 'Répondre, laisser ouvert').click()
    await expect(panneau(page)).toContainText('non lu')
    await expect(liste(page)).toContainText('Réponse envoyée')
    await page.getByRole('tab', { name: /^Notes/ }).click()
    await page.getByLabel('Note interne').fill('Voir avec la comptabilité.')
    await bouton(page, 'Ajouter la note').click()
    await expect(page.getByRole('listitem').filter({ hasText: 'comptabilité' })).toContainText(
      'Karim Petit',
    )
    await expectAccessible(page)

    await autre(page, 'Confier à un collègue')
    await page.getByLabel('Gestionnaire').selectOption({ label: 'Sophie Lambert' })
    await bouton(page, 'Confier').click()
    await expect(panneau(page)).toContainText('chez Sophie Lambert')

    const other = await colleague(SOPHIE)
    await openDemande(other, SOPHIE, reference)
    await other.getByRole('tab', { name: /^Notes/ }).click()
    await expect(panneau(other)).toContainText('Voir avec la comptabilité.')
    await other.getByRole('tab', { name: /^Historique/ }).click()
    await expect(panneau(other)).toContainText('Confiée par Karim Petit à Sophie Lambert')
    await expectAccessible(other)
    await other.keyboard.press('r')
    await other.getByLabel('Texte de la réponse').focus()
    await other.keyboard.type('Elle l’est.')
    await other.keyboard.press('Control+Shift+Enter')
    await expect(panneau(other)).toContainText(`${reference}\u00a0: répondue et close.`)
    await expect(panneau(other)).toContainText('Répondue')

    expect(await jeanne.reads(id)).toContain('Merci, nous regardons.')
    expect(await jeanne.reads(id)).not.toContain('comptabilité')
    await jeanne.close()
  })
})

test('views, filters, several at once and « the next one »; nothing is lost on a phone', async ({
  page,
  browser,
}) => {
  const jeanne = await openJeanne(browser)
  const stamp = Date.now()
  const une = await jeanne.ask(`Première question à traiter ensemble ${stamp}`)
  const deux = await jeanne.ask(`Seconde question à traiter ensemble ${stamp}`)
  await openStaff(page, SOPHIE, '/#/admin')
  await page.getByRole('link', { name: /^Demandes/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Demandes' })).toBeFocused()
  const vues = page.getByRole('navigation', { name: 'Vues de la file' })
  await vues.getByRole('link', { name: /^À prendre/ }).click()
  await expect(page).toHaveURL(/chez=personne/)
  await expectAccessibleInBothSchemes(page)
  for (const { reference } of [une, deux]) {
    const ligne = liste(page).getByRole('listitem').filter({ hasText: reference })
    await ligne.getByRole('checkbox').check()
  }
  const lot = page.getByRole('region', { name: 'Demandes choisies' })
  await expect(lot).toContainText('2 laissées de côté : 2 messages')
  // Messages are answered one by one: no several of them are accepted.
  await expect(lot.getByRole('button', { name: 'Accepter' })).toBeDisabled()
  await lot.getByRole('button', { name: 'Confier…' }).click()
  await page.getByLabel('Gestionnaire').selectOption({ label: 'Karim Petit' })
  await page.getByRole('dialog').getByRole('button', { name: 'Confier les 2' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(messages(page)).toContainText('2 demandes traitées')

  // Opened from the end of a long list, a request is read at once; by the keyboard, its line follows.
  await vues.getByRole('link', { name: /^À traiter/ }).click()
  const liens = liste(page).getByRole('link')
  await liens.last().click()
  await expect(page.getByRole('tab', { name: 'Demande', exact: true })).toBeInViewport()
  for (let fois = 0; fois < 10; fois++) await page.keyboard.press('k')
  await expect(liste(page).locator('a[aria-current="true"]')).toBeInViewport()
  await panneau(page).getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('textbox', { name: 'Rechercher' }).fill('moreau')
  await expect(page).toHaveURL(/q=moreau/)
  await vues.getByRole('link', { name: /^À traiter/ }).click()
  await page.getByLabel('Chez').selectOption({ label: 'Karim Petit' })
  await page.getByRole('textbox', { name: 'Rechercher' }).fill(une.reference)
  await expect(liste(page).getByRole('listitem')).toHaveCount(1)
  // What is kept stands among the views, with how many requests it holds: as many as its list.
  const gardee = `Karim ${stamp}`
  await page.getByRole('button', { name: 'Vues', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Enregistrer cette vue' }).click()
  await page.getByLabel('Nom de la vue').fill(gardee)
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  const gardees = vues.getByRole('link', { name: new RegExp(`^${gardee} \\d+$`) })
  await expect(gardees).toHaveAttribute('aria-current', 'true')
  await expect(vues.locator('[aria-current]')).toHaveCount(1)
  await liste(page).getByRole('link', { name: SUJET }).click()
  await autre(page, 'Rendre à la file')
  // Nobody has it: it can be taken again.
  await expect(bouton(page, 'Prendre')).toBeVisible()
  // Of this act only: others are journeys of their own.
  await page.getByRole('button', { name: /^Filtres/ }).click()
  await page.getByLabel('Acte').selectOption({ label: 'Nous écrire' })
  await bouton(page, 'Prendre la suivante').click()
  await expect(messages(page)).toContainText('est à vous')
  await expect(page.getByRole('tab', { name: 'Conversation' })).toBeVisible()

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await expectNarrow(page)
  await page.getByRole('main').getByRole('link', { name: 'Demandes' }).click()
  // What it was narrowed to is kept, and nothing of it is left there.
  await bouton(page, 'Effacer les filtres').click()
  await expect(liste(page)).toBeVisible()
  await expectAccessible(page)
  await expectNarrow(page)
  await jeanne.close()
})

test.describe('of somebody who comes back', () => {
  test.use({ qui: null })
  const PAUL = 'second.admin@example.org'

  test('an answer that was typed is found again after a reload, the end of the session and elsewhere; sent, it is gone', async ({
    page,
    browser,
  }) => {
    const jeanne = await openJeanne(browser)
    const { id, reference } = await jeanne.ask(`Où en est mon dossier ? ${Date.now()}`)
    const texte = `Bonjour Jeanne, il est à l’étude. ${reference}`
    const kept = (on: Page) =>
      on.waitForResponse(
        (answer) =>
          answer.url().includes('/api/admin/brouillons') && answer.request().method() === 'POST',
      )
    const ecrite = (on: Page) => on.getByLabel('Texte de la réponse')
    const open = async (on: Page) => {
      await loginStaff(on, PAUL)
      await on.goto(`/#/admin/demandes?q=${reference}`)
      await liste(on).getByRole('link', { name: SUJET }).click()
    }
    await open(page)
    const saved = kept(page)
    await bouton(page, 'Répondre').click()
    await ecrite(page).fill(texte)
    expect((await saved).status()).toBe(200)
    const joint = kept(page)
    await page.locator('input[type=file]').first().setInputFiles(fichier('Releve.pdf'))
    expect((await joint).status()).toBe(200)
    await page.reload()
    // What was begun is open again by itself.
    await expect(ecrite(page)).toHaveValue(texte)
    await expect(page.getByText('Releve.pdf')).toBeVisible()
    expect(await saveElsewhere(page, '/api/identity/logout', {})).toBe(200)
    await page.close()

    const context = await browser.newContext()
    const elsewhere = await context.newPage()
    await open(elsewhere)
    await expect(ecrite(elsewhere)).toHaveValue(texte)
    await expect(elsewhere.getByText('Releve.pdf')).toBeVisible()
    const gone = kept(elsewhere)
    await bouton(elsewhere, 'Répondre, laisser ouvert').click()
    expect((await gone).status()).toBe(200)
    await expect(ecrite(elsewhere)).toBeHidden()
    await elsewhere.reload()
    await bouton(elsewhere, 'Répondre').click()
    await expect(ecrite(elsewhere)).toHaveValue('')
    expect(await jeanne.reads(id)).toContain('il est à l’étude')
    await context.close()
    await jeanne.close()
  })
})
