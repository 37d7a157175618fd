import { essais } from '../support/a-la-main.ts'
import { openStaff } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectNarrow } from '../support/pages.ts'
import { KARIM, test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

test.use({ qui: KARIM })

const NORA = 'Nora Lemaire'

test('a clerk is told what the management system has not taken over, keeps it, then lets the file decide', async ({
  page,
}) => {
  const isPremier = essais() === 0
  await openStaff(page, KARIM, isPremier ? '/#/admin' : '/#/admin/gardes')
  if (isPremier) {
    await page.getByRole('link', { name: /le système de gestion n’a pas repris/ }).click()
    await expect(page).toHaveURL(/etat=non-reprise/)
  }
  const titre = { level: 1, name: 'Changements à reprendre' } as const
  await expect(page.getByRole('heading', titre)).toBeVisible()
  await page.getByRole('button', { name: NORA }).first().click()
  const fiche = page.getByRole('dialog', { name: NORA, exact: true })
  await expect(fiche).toContainText('18 rue de la Juiverie, 44000 NANTES')
  await expect(fiche).toContainText('Ce que dit le dernier fichier n’est pas conservé')
  await expectAccessible(page)
  for (const [geste, fait, etat] of [
    ['Garder', 'Le changement est gardé.', 'Gardé'],
    ['Laisser le fichier décider', 'Le prochain fichier décide.', 'Laissé au système de gestion'],
  ] as const) {
    const bouton = fiche.getByRole('button', { name: geste, exact: true })
    // A try before this one may have come so far.
    if (!isPremier && (await bouton.count()) === 0) continue
    await bouton.click()
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog')).last()
    await question.getByRole('button', { name: geste, exact: true }).click()
    await expect(page.getByText(fait).last()).toBeVisible()
    await expect(fiche).toContainText(etat)
  }
  await page.keyboard.press('Escape')
  await page.getByLabel('État').selectOption({ label: 'Laissé au système de gestion' })
  await expect(page.getByRole('button', { name: NORA }).first()).toBeVisible()
  await expectAccessible(page)
  await expectNarrow(page)
})
