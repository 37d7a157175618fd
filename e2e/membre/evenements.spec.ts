import { CAMILLE, openAt, openAtlas } from '../support/accounts.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { expectNarrow } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const TITRE = 'Il vous arrive quelque chose'

test('what happens touches every contract, with figures; a stoppage is declared from the health contract @everywhere', async ({
  page,
}) => {
  await openAt(page, CAMILLE, 'demarches', 'Mes démarches')
  await page.getByRole('link', { name: 'Voir ce que cela change' }).click()
  await expect(page.getByRole('heading', { level: 1, name: TITRE })).toBeFocused()
  await expectAccessibleInBothSchemes(page)
  await expectNarrow(page)
  const naissance = page.getByRole('button', { name: /^Une naissance, une adoption/ })
  await naissance.click()
  await expect(naissance).toHaveAttribute('aria-expanded', 'true')
  const detail = page.getByRole('region', { name: /^Une naissance, une adoption/ })
  await expect(detail).toContainText(/128,40\s€ → 153,10\s€ par mois/)
  await expect(detail).toContainText('votre clause bénéficiaire')
  await expect(detail).toContainText('Commencez sans')
  await expectAccessible(page)
  await detail.getByRole('link', { name: 'Ajouter l’enfant' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Ajouter un bénéficiaire' }),
  ).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Enfant' })).toBeChecked()

  await openAt(page, CAMILLE, 'evenements', TITRE)
  const deces = page.getByRole('region', { name: 'Un proche est décédé' })
  await expect(deces).not.toContainText('minutes')
  await expectNarrow(page)
  await deces.getByRole('link', { name: 'Nous le dire, simplement' }).click()
  await expect(page.getByLabel('Votre message')).toHaveValue(/^Un proche est décédé/)

  // The health contract is the one that is shown.
  await openAt(page, CAMILLE, 'evenements?quoi=arret', TITRE)
  const arret = page.getByRole('region', { name: /^Un arrêt de travail/ })
  await expect(arret).toContainText('Rien ne change')
  await expect(arret).toContainText('à partir du 31e jour')
  await arret.getByRole('link', { name: 'Déclarer l’arrêt' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Déclarer un sinistre de prévoyance' }),
  ).toBeFocused()
  await expect(page.getByLabel('Ce qui est arrivé')).toHaveValue('ARRET')
})

test('the other insurer says what its own contracts promise', async ({ page }) => {
  await openAtlas(page, 'nadia.perrot@example.org', 'evenements?quoi=arret', TITRE)
  await expect(page.getByRole('region', { name: /^Un arrêt de travail/ })).toContainText(
    'à partir du 61e jour',
  )
  await page.getByRole('button', { name: /^Une hospitalisation/ }).click()
  await expect(page.getByRole('region', { name: /^Une hospitalisation/ })).toContainText(
    'Rien ne change',
  )
})
