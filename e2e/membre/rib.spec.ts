import type { Page } from '@playwright/test'
import { CAMILLE, openAt, openCamille } from '../support/accounts.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { pressOn, typeIn } from '../support/clavier.ts'
import { codeAfter, lastMessageId, messageTo } from '../support/mailbox.ts'
import { expectNarrow, goTo } from '../support/pages.ts'
import { accepted, answerRib, avecCode, envoyer, IBAN, relire } from '../support/rib.ts'
import { answerCodes } from '../support/security-code.ts'
import { expect, test } from '../support/test.ts'

/** Where Camille's codes go. */
const MOBILE = '+33639980145'
const IDENTITE = /confirmer votre identité/
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const code = (page: Page) => page.getByRole('dialog', { name: /sécurité/ })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

// The same person types in the same act: one test after the other.
test.describe.configure({ mode: 'default' })

// One after the other, and not one for all: five codes are sent in a quarter of an hour, should one be tried again.
test('R1.15 R7.89 another account waits: before and after, receipt, mail, and one click of its holder cancels it', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 403/)
  await openCamille(page)
  // The other contract: what other tests read of the first one stays as it is.
  await page.getByRole('combobox', { name: 'Contrat' }).selectOption('20450002')
  await page.getByRole('link', { name: 'Modifier mes coordonnées bancaires' }).click()
  await expect(title(page, 'Changer le compte de mes remboursements')).toBeFocused()
  await expect(page.getByText('Contrat Prévoyance Tranquillité · 20450002')).toBeVisible()
  await expect(card(page, 'À réunir avant l’envoi')).toContainText('Aucun document à joindre')
  await expect(page.getByLabel('Titulaire du compte')).toHaveValue('Camille Martin')
  await expectAccessibleInBothSchemes(page)

  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'L’IBAN est obligatoire',
    'Le BIC est obligatoire',
  ])
  await expectAccessible(page)

  await relire(page)
  const change = card(page, 'Ce qui change pour vous')
  await expect(change.getByRole('definition').nth(1)).toHaveText(
    /7858.*FR76 3000 6000 0120 0000 0710 189/,
  )
  await expect(change).toContainText(/Prend effet le /)
  await expectAccessibleInBothSchemes(page)
  await change.getByRole('button', { name: /^Modifier/ }).click()
  await expect(page.getByLabel('IBAN')).toHaveValue('FR76 3000 6000 0120 0000 0710 189')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await avecCode(page, MOBILE, envoyer)

  await expect(title(page, /^Votre compte bancaire va changer le /)).toBeFocused()
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Accusé de réception' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^accuse-reception-2026-\d{6}\.pdf$/)

  // What waits is shown where the accounts are, with why, and with the account that is still used.
  await goTo(page, 'coordonnees-bancaires', 'Coordonnées bancaires')
  await expect(page.getByText(/^Votre nouveau compte prend effet le /)).toBeVisible()
  await expect(page.getByText(/attend toujours 48\sheures/)).toBeVisible()
  const remboursements = card(page, 'Pour vos remboursements')
  await expect(remboursements).toContainText('FR•• •••• 7858')
  await expect(remboursements).toContainText('FR•• •••• 0189')
  await expect(remboursements).toContainText('Un seul changement à la fois')
  // One account for both is refused on entry, before a mandate and a code, and leads back to what waits.
  await goTo(page, 'demarches/rib', 'Changer les deux comptes')
  await expect(page.getByText('Un changement de ce compte est déjà en attente')).toBeVisible()
  await page.getByRole('link', { name: 'Mes coordonnées bancaires' }).click()
  await expect(title(page, 'Coordonnées bancaires')).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await expectNarrow(page)

  // The holder of the account, who is told by mail, says no by one click.
  const mail = await messageTo(page, CAMILLE, /va changer le/)
  expect(mail.text).toContain('FR•• •••• 0189')
  expect(mail.text).not.toContain(IBAN)
  await goTo(page, 'notifications', 'Notifications')
  await expect(page.getByRole('main')).toContainText('Votre compte bancaire va changer le')
  const lien = new URL(/https?:\/\/\S+annuler-rib\S+/.exec(mail.text)?.[0] ?? '')
  await page.goto(`/${lien.hash}`)
  await expect(title(page, 'Annuler le changement de compte bancaire')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Annuler le changement' }).click()
  await expect(title(page, 'Le changement est annulé')).toBeVisible()
  await expectAccessible(page)
  await goTo(page, 'coordonnees-bancaires', 'Coordonnées bancaires')
  await expect(card(page, 'Historique').getByText('Annulée').first()).toBeVisible()
  await expect(remboursements).not.toContainText('0189')
})

test('R7.90 one account for both, on a phone: the mandate is read, signed by code, and waits; cancelled there', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 403/)
  await page.setViewportSize({ width: 390, height: 844 })
  await openAt(page, CAMILLE, 'coordonnees-bancaires', 'Coordonnées bancaires')
  await page.getByRole('combobox', { name: 'Contrat' }).selectOption('20450002')
  await page.getByRole('link', { name: 'Changer les deux à la fois' }).click()
  await expect(title(page, 'Changer les deux comptes')).toBeFocused()
  await page.getByLabel('IBAN').fill(IBAN)
  await page.getByLabel('BIC').fill('AGRIFRPP882')
  await page.getByRole('button', { name: 'Continuer' }).click()
  const mandat = page.getByRole('region', { name: 'Mandat de prélèvement SEPA' })
  await expect(mandat).toContainText('HOR204500020002')
  await expect(mandat).toContainText('FR•• •••• 0189')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('alert')).toContainText('Lisez le mandat et cochez cette case')
  await page.getByLabel('J’ai lu ce mandat et je le signe').check()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('heading', { name: 'Relisez, puis envoyez' })).toBeFocused()
  await expectAccessible(page)
  await avecCode(page, MOBILE, envoyer)
  await expect(title(page, /^Votre compte bancaire va changer le /)).toBeVisible()
  await goTo(page, 'coordonnees-bancaires', 'Coordonnées bancaires')
  await expectAccessible(page)
  await expectNarrow(page)
  await page.getByRole('button', { name: 'Annuler ce changement' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler le changement' }).click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('annulé')
  await expect(page.getByText(/^Votre nouveau compte prend effet le /)).toHaveCount(0)
})

test('the account that is debited changes by keyboard alone, with the code asked for by mail', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 403/)
  await openAt(page, CAMILLE, 'demarches/ribcotisations', 'Changer le compte de mes cotisations')
  await page.getByRole('combobox', { name: 'Contrat' }).selectOption('20450002')
  await expect(page.getByText('Contrat Prévoyance Tranquillité · 20450002')).toBeVisible()
  const continuer = page.getByRole('button', { name: 'Continuer' })
  await typeIn(page, page.getByLabel('IBAN'), IBAN)
  await typeIn(page, page.getByLabel('BIC'), 'AGRIFRPP882')
  await pressOn(page, continuer)
  await pressOn(page, page.getByLabel('J’ai lu ce mandat et je le signe'), 'Space')
  await pressOn(page, continuer)
  await expect(page.getByRole('heading', { name: 'Relisez, puis envoyez' })).toBeFocused()
  await expectAccessible(page)
  const last = await lastMessageId(page, CAMILLE, IDENTITE)
  await pressOn(page, page.getByRole('button', { name: 'Envoyer ma demande' }))
  // By text message, unless one would rather have a mail.
  const champ = code(page).getByLabel('Code de sécurité à 6 chiffres')
  await expect(champ).toHaveAccessibleDescription(/par SMS/)
  await pressOn(page, code(page).getByRole('button', { name: /^Recevoir le code par e-mail/ }))
  await expect(champ).toHaveAccessibleDescription(/par e-mail/)
  await expectAccessible(page)
  await typeIn(page, champ, await codeAfter(page, CAMILLE, IDENTITE, last))
  await page.keyboard.press('Enter')
  await expect(title(page, /^Votre compte bancaire va changer le /)).toBeFocused()
  await goTo(page, 'coordonnees-bancaires', 'Coordonnées bancaires')
  await expect(card(page, 'Pour vos cotisations')).toContainText('FR•• •••• 0189')
  await pressOn(page, page.getByRole('button', { name: 'Annuler ce changement' }))
  const annuler = page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Annuler le changement' })
  await pressOn(page, annuler)
  await expect(page.getByText(/^Votre nouveau compte prend effet le /)).toHaveCount(0)
  await expect(card(page, 'Pour vos cotisations')).not.toContainText('0189')
})

const codeRequired = {
  status: 403,
  json: {
    code: 'SecurityCodeRequired',
    message: 'Pour poursuivre, confirmez votre identité avec un code de sécurité',
  },
}

test('what the server answers to what was sent', async ({ page, problems }) => {
  problems.expect(/status of 40[03]/)
  const codes = await answerCodes(page)
  await test.step('what the server refuses goes to its field, and leads back to the step that holds it', async () => {
    const champs = { iban: 'Ce compte a été clôturé' }
    await answerRib(page, { status: 400, json: { code: 'BadRequest', message: 'Erreur', champs } })
    await openAt(
      page,
      CAMILLE,
      'demarches/ribprestations',
      'Changer le compte de mes remboursements',
    )
    await relire(page)
    await envoyer(page)
    await test.step('R8.32 the toast of an act that failed', async () => {
      await expect(page.getByRole('region', { name: 'Messages', exact: true })).toContainText(
        'La demande a échoué',
      )
    })
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByLabel('IBAN')).toHaveAccessibleDescription(/clôturé/)
    await expect(page.getByLabel('IBAN')).toHaveValue('FR76 3000 6000 0120 0000 0710 189')
    await expectAccessible(page)
  })
  await test.step('the code given up, the recap says why and keeps everything', async () => {
    const requests = await answerRib(page, codeRequired)
    await relire(page)
    await envoyer(page)
    await expect(code(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(code(page)).toHaveCount(0)
    await expect(page.getByRole('alert')).toContainText('confirmez votre identité')
    await expectAccessible(page)
    expect(requests).toHaveLength(1)
  })
  await test.step('a code is asked for, then the request is sent again with nothing lost', async () => {
    const demande = { id: '00000000-0000-4000-8000-000000000000', reference: '2026-000999' }
    const suite = {
      ton: 'fait',
      titre: 'Vos coordonnées bancaires ont été modifiées',
      textes: [],
      le: null,
      bouton: { libelle: 'Voir mes coordonnées bancaires', vers: '/coordonnees-bancaires' },
      objets: [],
    }
    const recu = { json: { ...accepted.json, demande, effetLe: null, suite } }
    const requests = await answerRib(page, codeRequired, recu)
    await envoyer(page)
    await expect(code(page)).toBeVisible()
    await expectAccessible(page)
    expect(codes.bodies('send').at(-1)?.operation).toBe('VERIFY_AMF')
    await page.keyboard.type('123456')
    await page.keyboard.press('Enter')
    await expect(title(page, 'Vos coordonnées bancaires ont été modifiées')).toBeVisible()
    await expect(page.getByText('2026-000999')).toBeVisible()
    expect(requests.map(({ headers }) => headers['x-securitycode'])).toEqual([undefined, '123456'])
    expect(requests[1]?.headers['idempotency-key']).toBe(requests[0]?.headers['idempotency-key'])
  })
})
