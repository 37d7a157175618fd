import type { Page } from '@playwright/test'
import { openAs, openAt } from '../support/accounts.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { expectNarrow, goTo } from '../support/pages.ts'
import { envoyer, payerParCarte } from '../support/rib.ts'
import { expect, test } from '../support/test.ts'

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const NORA = 'nora.lemaire@example.org'

test('a suspended contract says why, until when to pay and when cover is back; paid by card, it says so', async ({
  page,
}) => {
  await openAs(page, NORA, 'Nora')
  await expect(page.getByText('Vos garanties sont suspendues').first()).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await expectNarrow(page)
  await goTo(page, 'carte-tiers-payant', 'Ma carte de tiers payant')
  await expect(page.getByText('Votre carte est suspendue')).toBeVisible()
  await goTo(page, 'cotisations', 'Mes cotisations')
  await expect(page.getByText(/vos garanties reprennent à midi le lendemain/)).toBeVisible()
  await expectAccessible(page)
  await expectNarrow(page)
  await page.getByRole('link', { name: 'Payer par carte' }).first().click()
  await expect(title(page, 'Payer une cotisation par carte')).toBeVisible()
  await expect(page.getByText(/Si tout est payé aujourd’hui, elles reprennent le /)).toBeVisible()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('heading', { name: 'Relisez, puis envoyez' })).toBeFocused()
  await payerParCarte(page)
  await expect(title(page, 'Page de paiement de démonstration')).toBeVisible()
  await page.getByRole('button', { name: 'Payer', exact: true }).click()
  await expect(page.getByText('Votre paiement est accepté')).toBeVisible()
  await goTo(page, 'cotisations', 'Mes cotisations')
  await expect(page.getByText(/à midi/).first()).toBeVisible()
  await expect(page.getByText(/Au-delà, le contrat prend fin/)).toHaveCount(0)
})

test('on another contract: a mandate that is void, and an option that is given up', async ({
  page,
}) => {
  await openAt(page, NORA, 'coordonnees-bancaires', 'Coordonnées bancaires')
  await page.getByRole('combobox', { name: 'Contrat' }).selectOption('20450112')
  await test.step('a mandate that no debit used for 36 months is void: she is asked for another one', async () => {
    await expect(page.getByText('Votre mandat n’est plus valable')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Signer un mandat/ })).toBeVisible()
    await expect(page.getByText('Dernier prélèvement')).toHaveCount(0)
    await expectAccessible(page)
    await expectNarrow(page)
  })
  await test.step('an option is taken, then given up by « Renoncer au contrat ici », with its receipt', async () => {
    await goTo(page, 'options', 'Mes renforts')
    await page.getByRole('link', { name: 'Ajouter\u00a0: Rente éducation doublée' }).click()
    for (const reponse of [
      'Un équilibre entre les deux',
      'Toutes les personnes du contrat',
      'Je n’ai pas de limite précise',
    ])
      await page.getByRole('radio', { name: reponse }).check()
    await expect(page.getByText('Vous restez libre de choisir autrement.')).toBeVisible()
    await page.getByRole('button', { name: 'Continuer' }).click()
    const today = new Date()
    const next = new Date(today.getFullYear(), today.getMonth() + 1, 1)
    await page
      .getByRole('textbox', { name: 'À partir de quand' })
      .fill(`${String(next.getMonth() + 1).padStart(2, '0')}/${next.getFullYear()}`)
    await expect(page.getByRole('link', { name: /règlement/i })).toBeVisible()
    await page.getByRole('checkbox', { name: /^J’ai reçu la fiche conseil/ }).check()
    await page.getByRole('button', { name: 'Continuer' }).click()
    await expect(page.getByRole('heading', { name: 'Relisez, puis envoyez' })).toBeFocused()
    await envoyer(page)
    await expect(title(page, / prend effet le 1er/)).toBeFocused()

    await goTo(page, 'options', 'Mes renforts')
    await expectAccessible(page)
    await expectNarrow(page)
    await page.getByRole('link', { name: /^Renoncer au contrat ici/ }).click()
    // Chosen by the link: there is nothing to answer, only to read again.
    await expect(page.getByRole('region', { name: 'Ce qui change pour vous' })).toContainText(
      /Rente éducation doublée.*comme si vous ne l’aviez jamais souscrit/,
    )
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Confirmer', exact: true }).click()
    await expect(title(page, 'Votre renonciation est enregistrée')).toBeFocused()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Accusé de réception' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^accuse-reception-/)
    await goTo(page, 'options', 'Mes renforts')
    await expect(page.getByRole('link', { name: /^Renoncer au contrat ici/ })).toHaveCount(0)
    await expect(
      page.getByRole('link', { name: 'Ajouter\u00a0: Rente éducation doublée' }),
    ).toBeVisible()
  })
})
