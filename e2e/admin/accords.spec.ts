import { loginStaff, mobilesStaff } from '../support/accounts.ts'
import { port } from '../support/addresses.ts'
import { expectAccessible } from '../support/axe.ts'
import { codeAfter, lastMessageId, messageTo } from '../support/mailbox.ts'
import { expectNarrow } from '../support/pages.ts'
import { champ } from '../support/security-code.ts'
import { openOffice, SOPHIE, test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

const MOBILE = mobilesStaff[SOPHIE] ?? ''
const PAUL = 'second.admin@example.org'

/** Harmless to the others: one more name that leads to the same portal. */
const hote = `accord-${Date.now()}.localhost`

test('an address of the portal changes by two administrators: asked for by one, agreed to by another, then done', async ({
  page,
  browser,
  problems,
}) => {
  const paul = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await loginStaff(paul, PAUL)
  await paul.goto('/#/admin/clients/horizon')
  const adresses = paul.getByRole('textbox', { name: 'Adresses du portail' })
  await expect(adresses).toHaveAccessibleDescription(
    /Demande l’accord d’un second administrateur\.$/,
  )
  // An earlier try may have left one.
  const annuler = paul.getByRole('button', { name: 'Annuler ce changement' })
  if (await annuler.isVisible()) {
    await annuler.click()
    await paul
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Annuler ce changement' })
      .click()
    await expect(annuler).toHaveCount(0)
  }
  await adresses.fill(`${await adresses.inputValue()}\n${hote}`)
  await paul.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(paul.getByText('Enregistré, sauf ce qui est sensible').last()).toBeVisible()
  await expect(paul.getByText('Un changement attend l’accord')).toBeVisible()
  // Whoever asked may take it back, and not agree.
  await expect(annuler).toBeVisible()
  await expect(paul.getByRole('button', { name: 'Donner mon accord' })).toHaveCount(0)
  await messageTo(paul, SOPHIE, /Rien ne change sans l’accord/)

  await openOffice(page)
  await page.goto('/#/admin')
  await page.getByRole('link', { name: /Donner ou refuser votre accord/ }).click()
  await expect(page.getByText('Demandé par Paul Rivière')).toBeVisible()
  await expectAccessible(page)
  await expectNarrow(page)
  await page.getByRole('button', { name: 'Donner mon accord' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(hote)
  await expectAccessible(page)
  const dernier = await lastMessageId(page, MOBILE, /./)
  problems.expect(/403/)
  await question.getByRole('button', { name: 'Donner mon accord' }).click()
  const accorde = page.getByText('Un changement accordé prendra bientôt effet')
  await expect(accorde.or(champ(page)).first()).toBeVisible()
  // Her session is that of the whole run: too old, it is asked for a code.
  if (await champ(page).isVisible())
    await champ(page).fill(await codeAfter(page, MOBILE, /./, dernier))
  await expect(accorde).toBeVisible()
  await messageTo(paul, PAUL, /tout administrateur peut l’annuler/)

  // The delay of this server is a second; the job that ends it comes round every fifteen.
  await expect
    .poll(async () => (await page.request.get('/api/admin/identity/client?id=horizon')).text(), {
      timeout: 30_000,
    })
    .toContain(`"${hote}"],"adressesRestreintes"`)
  await paul.goto(`http://${hote}:${port}/`)
  await expect(paul).toHaveTitle(/Mutuelle Horizon/)
  await paul.context().close()
})
