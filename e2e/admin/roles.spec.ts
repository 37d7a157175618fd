import { loginAtlas } from '../support/accounts.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { expectNarrow } from '../support/pages.ts'
import { test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

test.use({ qui: null })

// At the insurer whose clerks nobody is: what they may do changes nothing for other tests.
test('R7.117 an administrator gives a right and takes it back; one that all would miss is refused', async ({
  page,
}) => {
  await loginAtlas(page, 'admin.atlas@example.org')
  await page.getByRole('button', { name: 'Aller à l’administration' }).click()
  await test.step('the administrator of the other client has a dashboard in its charter', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
    const logo = page.getByRole('banner').getByRole('img', { name: 'Prévoyance Atlas' })
    await expect(logo).toBeVisible()
    await expectAccessible(page)
  })
  await page.getByRole('link', { name: 'Rôles' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rôles et droits' })).toBeFocused()
  const droit = page.getByLabel('Gestionnaire, Contenus et médias : Visualisation')
  await expect(droit).not.toBeChecked()
  await droit.check()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeHidden()
  await page.reload()
  await expect(droit).toBeChecked()

  // What nobody could give back is not offered; the reason stands beside it.
  const garde = page.getByLabel('Administrateur Digital, Rôles et droits : Modification')
  await expect(garde).toBeDisabled()
  await expect(page.getByTitle(/Plus personne ne pourrait rendre ce droit/).first()).toBeVisible()
  await expect(page.getByRole('table')).toContainText('Garde tous ses droits')

  await page.getByLabel('Gestionnaire, Contenus et médias : Modification').check()
  await droit.uncheck()
  await expect(page.getByRole('table')).toContainText('Sans la visualisation')
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('button', { name: 'Annuler mes changements' }).click()
  await droit.uncheck()
  // On a phone, what saves stands above the menu at the foot of the screen.
  await page.setViewportSize({ width: 390, height: 844 })
  const menu = page.getByRole('navigation', { name: 'Navigation principale' })
  const enregistrer = page.getByRole('button', { name: 'Enregistrer' })
  await expect
    .poll(async () => {
      const [haut, bas] = await Promise.all([enregistrer.boundingBox(), menu.boundingBox()])
      return haut && bas ? haut.y + haut.height <= bas.y : null
    })
    .toBe(true)
  await enregistrer.click()
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeHidden()
  await expectNarrow(page)
})
