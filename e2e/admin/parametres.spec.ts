import type { Page } from '@playwright/test'
import { openStaff } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { messages } from '../support/pages.ts'
import { test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

const panneau = (page: Page) => page.getByRole('dialog')
const ligne = (page: Page, mots: string | RegExp) => page.getByRole('row').filter({ hasText: mots })

async function go(page: Page, screen: string, titre: string): Promise<void> {
  await page.evaluate((hash) => window.location.assign(hash), `#/admin/${screen}`)
  await expect(page.getByRole('heading', { level: 1, name: titre })).toBeVisible()
}

async function supprimer(page: Page): Promise<void> {
  await panneau(page).getByRole('button', { name: 'Supprimer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
}

test('what an insurer sets by itself: yearly ratios, tariffs of care, what each reinforcement answers; and the registers that it keeps', async ({
  page,
  problems,
}) => {
  problems.expect(/400/)
  await openStaff(page, 'admin@example.org', '/#/admin/ratios')
  await test.step('ratios of a year: a point is no comma, and is told so at its field', async () => {
    await page.getByRole('button', { name: 'Créer', exact: true }).click()
    await panneau(page)
      .getByLabel(/^Année d’affichage/)
      .fill('2099')
    await panneau(page)
      .getByLabel(/^Exercice/)
      .fill('2098')
    await panneau(page)
      .getByLabel(/^Prestations/)
      .fill('81.3')
    await panneau(page)
      .getByLabel(/^Frais de gestion/)
      .fill('18,7')
    await panneau(page).getByRole('button', { name: 'Enregistrer' }).click()
    await expect(panneau(page).getByLabel(/^Prestations/)).toHaveAccessibleDescription(
      /Écrivez un pourcentage, par exemple 81,3/,
    )
    await panneau(page)
      .getByLabel(/^Prestations/)
      .fill('81,3')
    await panneau(page).getByRole('button', { name: 'Enregistrer' }).click()
    await expect(panneau(page).getByRole('heading', { name: '2099' })).toBeVisible()
    await expectAccessible(page)
    await supprimer(page)
    await expect(ligne(page, '2099')).toHaveCount(0)
  })
  await test.step('a tariff from a day on, with its source', async () => {
    await go(page, 'tarifs-soins', 'Tarifs des soins')
    await page.getByRole('button', { name: 'Créer', exact: true }).click()
    await panneau(page).getByLabel(/^Soin/).selectOption({ index: 1 })
    await panneau(page).getByLabel(/^Quoi/).selectOption({ index: 1 })
    await panneau(page)
      .getByRole('textbox', { name: /^À partir du/ })
      .fill('01/01/2090')
    await panneau(page)
      .getByLabel(/^Valeur/)
      .fill('41,50')
    await panneau(page)
      .getByLabel(/^Confiance/)
      .selectOption({ index: 1 })
    await panneau(page)
      .getByLabel(/^Source/)
      .fill('Convention à venir')
    await panneau(page).getByRole('button', { name: 'Enregistrer' }).click()
    await expect(ligne(page, 'Convention à venir')).toContainText('41,50')
    await expectAccessible(page)
    await supprimer(page)
    // Whoever has gone elsewhere before the answer is not called back by it.
    await go(page, 'renforts', 'Renforts et besoins')
    await expect(messages(page)).toContainText('Ligne supprimée.')
    await expect(page.locator('tbody').getByRole('button').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Renforts et besoins' })).toBeVisible()
    await go(page, 'tarifs-soins', 'Tarifs des soins')
    await expect(ligne(page, 'Convention à venir')).toHaveCount(0)
  })
  await test.step('what a reinforcement answers, written and taken back', async () => {
    await go(page, 'renforts', 'Renforts et besoins')
    await page.locator('tbody').getByRole('button').first().click()
    const saved = panneau(page).getByRole('button', { name: 'Rien à enregistrer' })
    // What is known of it is there: before that, no box is checked.
    await expect(saved).toBeVisible()
    const besoin = panneau(page).getByRole('checkbox').first()
    const before = await besoin.isChecked()
    for (const after of [!before, before]) {
      await besoin.setChecked(after)
      await panneau(page).getByRole('button', { name: 'Enregistrer' }).click()
      await expect(saved).toBeVisible()
    }
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })
  await test.step('registers: what was asked, when it is due, taken away as a file', async () => {
    for (const [screen, titre, de] of [
      ['reclamations', 'Registre des réclamations', 'Hélène Vasseur'],
      ['droits', 'Registre des droits', 'Lucie'],
    ] as const) {
      await go(page, screen, titre)
      await expect(ligne(page, de)).toContainText(/\d\d\/\d\d\/\d{4}/)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Exporter' }).click()
      await page.getByRole('menuitem', { name: /CSV/ }).click()
      expect((await download).suggestedFilename()).toMatch(/\.csv$/)
    }
  })
})
