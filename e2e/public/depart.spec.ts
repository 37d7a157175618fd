import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { messageTo } from '../support/mailbox.ts'
import { expect, test } from '../support/test.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function quiDemande(page: Page, email: string, numero: string) {
  await page.getByLabel('Prénom').fill('Odile')
  await page.getByRole('textbox', { name: /^Nom/ }).fill('Sabatier')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Numéro de contrat').fill(numero)
}

/** What the last screen calls the request by. */
async function recue(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Votre demande est bien reçue' })).toBeFocused()
  await expectAccessible(page)
  return (await page.getByText(/^\d{4}-\d{6}$/).textContent()) ?? ''
}

test('without an account, from any page: what the law lets everybody ask for', async ({ page }) => {
  await test.step('a contract is ended in three screens, with a receipt', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Résilier votre contrat' }).click()
    await expect(title(page, 'Résilier votre contrat')).toBeVisible()
    await expect(page.getByText('un mois après votre demande').first()).toBeVisible()
    await page.getByRole('button', { name: 'Vérifier ma demande' }).click()
    await expect(page.getByRole('alert')).toContainText('Écrivez votre prénom')
    await quiDemande(page, 'odile.depart@example.org', '99999999')
    await page.getByLabel('J’ai ce contrat depuis plus d’un an').check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Vérifier ma demande' }).click()
    await expect(page.getByRole('heading', { name: 'Relisez, puis confirmez' })).toBeFocused()
    await page.getByRole('button', { name: 'Corriger' }).click()
    await expect(page.getByLabel('Prénom')).toHaveValue('Odile')
    await page.getByRole('button', { name: 'Vérifier ma demande' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Confirmer ma demande de résiliation' }).click()
    const reference = await recue(page)
    const mail = await messageTo(page, 'odile.depart@example.org', new RegExp(reference))
    expect((mail as { piece?: string }).piece).toBe(`accuse-reception-${reference}.pdf`)
  })
  await test.step('a complaint, from the page that names the médiateur', async () => {
    await page.goto('/#/reclamations')
    await expect(page.getByText('La Médiation de la Mutualité des Alpes')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Faire une réclamation' }).click()
    await expect(title(page, 'Faire une réclamation')).toBeVisible()
    await quiDemande(page, 'odile.plainte@example.org', '')
    await page.getByLabel('Que concerne-t-elle').selectOption({ label: 'Un remboursement' })
    await page.getByLabel('Que s’est-il passé').fill('Personne ne répond à mes courriers.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Vérifier ma demande' }).click()
    await page.getByRole('button', { name: 'Envoyer ma réclamation' }).click()
    await messageTo(page, 'odile.plainte@example.org', new RegExp(await recue(page)))
  })
  await test.step('a right is asked for by somebody who has no account', async () => {
    await page.goto('/#/droits')
    await expect(title(page, 'Vos droits sur vos données')).toBeVisible()
    await quiDemande(page, 'odile.droits@example.org', '')
    await page.getByLabel('Faire corriger une donnée').check()
    await page.getByRole('button', { name: 'Vérifier ma demande' }).click()
    await expect(page.getByRole('alert')).toContainText('de quelle donnée')
    await page.getByLabel('De quoi s’agit-il').fill('Mon adresse postale')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Vérifier ma demande' }).click()
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
    await messageTo(page, 'odile.droits@example.org', new RegExp(await recue(page)))
  })
  await test.step('what cannot be read is reported from the declaration of accessibility', async () => {
    await page.goto('/#/page/accessibilite')
    await page.getByRole('link', { name: 'Signaler un problème' }).click()
    await expect(title(page, 'Signaler un problème d’accessibilité')).toBeVisible()
    await quiDemande(page, 'odile.acces@example.org', '')
    await page.getByLabel('Où cela se passe').fill('Mes remboursements')
    await page.getByLabel('Ce qui ne va pas').fill('Le tableau ne se parcourt pas au clavier.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Vérifier ma demande' }).click()
    await page.getByRole('button', { name: 'Envoyer mon signalement' }).click()
    await messageTo(page, 'odile.acces@example.org', new RegExp(await recue(page)))
  })
})
