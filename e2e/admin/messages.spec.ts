import type { Page } from '@playwright/test'
import { openStaff } from '../support/accounts.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { openJeanne } from '../support/demandes.ts'
import { messageTo } from '../support/mailbox.ts'
import { nothingDue, silencePopups } from '../support/popups.ts'
import { KARIM, test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'
import { fichier } from '../support/uploads.ts'

test.use({ qui: KARIM })

test('a clerk answers a message and closes it; its member reads it, its mail and its document, and writes again', async ({
  page,
  browser,
}) => {
  const jeanne = await openJeanne(browser)
  const { id, reference } = await jeanne.ask(`Ai-je été prélevée deux fois ? ${Date.now()}`)
  await openStaff(page, KARIM, `/#/admin/demandes?q=${reference}`)
  const liste = page.getByRole('list', { name: 'Demandes de la file' })
  await expect(liste).toContainText('«\u00a0Ai-je été prélevée deux fois ?')
  await liste.getByRole('link', { name: 'Mes cotisations' }).click()
  const bouton = (name: string) => page.getByRole('button', { name, exact: true })
  await bouton('Répondre').click()
  await expect(page.getByRole('heading', { name: 'Votre réponse' })).toBeFocused()
  await bouton('Répondre et clore').click()
  await expect(page.getByText('Écrivez votre réponse')).toBeVisible()
  await bouton('Double prélèvement').click()
  const texte = page.getByLabel('Texte de la réponse')
  await expect(texte).toHaveValue(/^Vous avez raison, Jeanne.*\s20450005/)
  await texte.fill('Nous vous rendons ((montant)).')
  await bouton('Répondre et clore').click()
  await expect(page.getByText('Complétez ((montant)) avant d’envoyer')).toBeVisible()
  await texte.fill('Oui, nous vous rendons 128,40 €.')
  await page.locator('input[type=file]').setInputFiles(fichier('Decompte.pdf'))
  await expect(page.getByText('Envoyé', { exact: true })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await bouton('Répondre et clore').click()
  await expect(page.getByRole('main')).toContainText('Répondue')
  const mail = await messageTo(page, jeanne.email, /La réponse à votre message/)
  expect(mail.subject).toBe('Nous avons répondu à votre message')

  await silencePopups(jeanne.page.context())
  await nothingDue(jeanne.page)
  await jeanne.page.goto(`/#/demandes/${id}`)
  await jeanne.page.reload()
  const chezElle = jeanne.page.getByRole('main')
  await expect(chezElle).toContainText('Répondue')
  await expect(chezElle).toContainText('Oui, nous vous rendons 128,40 €.')
  await expect(chezElle).toContainText('Decompte.pdf')
  await jeanne.page.getByLabel('Votre message').fill('Merci. Et le suivant ?')
  await jeanne.page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(chezElle.getByRole('listitem').filter({ hasText: 'Et le suivant ?' })).toBeVisible()
  await expectAccessible(jeanne.page)

  // It is a clerk’s turn again, today: before all that has time left.
  await openStaff(page, KARIM, '/#/admin/demandes?acte=contactActeGestion')
  const lignes = liste.getByRole('listitem')
  await expect(lignes.filter({ hasText: reference })).toContainText('Réponse reçue')
  await expect(lignes.filter({ hasText: reference })).toContainText('Merci. Et le suivant ?')
  const dites = await lignes.allTextContents()
  const avant = dites.slice(
    0,
    dites.findIndex((ligne) => ligne.includes(reference)),
  )
  for (const ligne of avant) expect(ligne).toMatch(/de retard|aujourd’hui/)
  await jeanne.close()
})

/** Of the bar at the foot of a request, the buttons that a message stands over. */
const boutonsCouverts = (page: Page) =>
  page.getByRole('region', { name: 'Messages' }).evaluate((messages) => {
    const carre = (element: Element) => element.getBoundingClientRect()
    const toasts = [...messages.querySelectorAll('[data-tone]')].map(carre)
    return [...document.querySelectorAll('[aria-labelledby=geste-titre] button')]
      .filter((bouton) => {
        const { top, bottom, left, right } = carre(bouton)
        return toasts.some(
          (dit) => dit.top < bottom && dit.bottom > top && dit.left < right && dit.right > left,
        )
      })
      .map(({ textContent }) => textContent)
  })

test('two messages of one person become one conversation; an answer that was begun opens again, and Ctrl S loses nothing', async ({
  page,
  browser,
}) => {
  const jeanne = await openJeanne(browser)
  const ancien = await jeanne.ask(`Première question ${Date.now()}`)
  const recent = await jeanne.ask(`Deuxième question ${Date.now()}`)
  await openStaff(page, KARIM, `/#/admin/demandes/${recent.id}`)
  const bouton = (name: string) => page.getByRole('button', { name, exact: true })
  await bouton('Répondre').click()
  await page.getByLabel('Texte de la réponse').fill('Nous regardons.')
  // Nothing is sent by it, and the browser's own window does not open.
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Ce que vous avez écrit est gardé')).toBeVisible()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 860 })
    await expect.poll(() => boutonsCouverts(page)).toEqual([])
  }
  await page.reload()
  await expect(page.getByLabel('Texte de la réponse')).toHaveValue('Nous regardons.')
  await page.getByLabel('Texte de la réponse').fill('')
  await page.getByRole('region', { name: 'Votre réponse' }).getByText('Annuler').click()

  await bouton('Autres').click()
  await page.getByRole('menuitem', { name: 'Réunir à un autre message' }).click()
  await expect(page.getByRole('heading', { name: 'Réunir à un autre message' })).toBeFocused()
  const choix = page.getByLabel('Autre message de cette personne')
  const libelle = await choix
    .getByRole('option')
    .filter({ hasText: ancien.reference })
    .textContent()
  await choix.selectOption({ label: libelle ?? '' })
  await expect(page.getByText(`${ancien.reference} continue`)).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await bouton('Réunir pour de bon').click()
  await expect(page).toHaveURL(new RegExp(ancien.id))
  await expect(page.getByRole('main')).toContainText('Deuxième question')
  await openStaff(page, KARIM, `/#/admin/demandes/${recent.id}`)
  await expect(page.getByRole('main')).toContainText(
    `Ce message fait partie de la conversation ${ancien.reference}`,
  )

  await silencePopups(jeanne.page.context())
  await nothingDue(jeanne.page)
  await jeanne.page.goto(`/#/demandes/${recent.id}`)
  await jeanne.page.reload()
  const chezElle = jeanne.page.getByRole('main')
  await expect(chezElle).toContainText(ancien.reference)
  await expect(chezElle).toContainText('Deuxième question')
  await jeanne.close()
})
