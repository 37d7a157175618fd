import { openAdmin } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectNarrow } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test('an administrator reads how long data are kept, what would go today, and changes a delay within the law', async ({
  page,
}) => {
  await openAdmin(page)
  await page.getByRole('link', { name: 'Conservation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Conservation' })).toBeFocused()
  const journaux = page.getByRole('row', { name: /^Connexions et alertes de lecture/ })
  await expect(journaux).toContainText('1 an')
  await journaux.getByRole('button', { name: /^Modifier la durée/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Connexions et alertes de lecture' })
  await dialog.getByLabel('Durée en mois').fill('48')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByText('De 6 à 12 mois').last()).toBeVisible()
  await dialog.getByLabel('Durée en mois').fill('12')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toBeHidden()
  await expectAccessible(page)
  await expectNarrow(page)
})

test('a breach is noted: the 72 hours run, and whom it touched is read from the history', async ({
  page,
}) => {
  await openAdmin(page)
  await page.getByRole('link', { name: 'Violations' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Registre des violations' }),
  ).toBeFocused()
  const le = new Date(Date.now() - 60_000).toISOString()
  const titre = `Accès sans raison ${Date.now()}`
  // The fields are the engine's, which its own journeys fill in.
  const created = await page.evaluate(
    async ({ le, titre }) => {
      const jeton = document.cookie.match(/XSRF-TOKEN=([^;]+)/)?.[1] ?? ''
      const answer = await fetch('/api/admin/violations/create', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(jeton) },
        body: JSON.stringify({
          titre,
          nature: 'confidentialite',
          constateLe: le,
          debut: '2020-01-01T00:00:00.000Z',
          fin: le,
          auteur: 'gestionnaire@example.org',
          adresse: null,
          objet: null,
          description: 'Essai.',
          mesures: null,
          cnilLe: null,
          cnilReference: null,
          decision: 'a-decider',
          motifDecision: null,
          message: null,
        }),
      })
      return answer.status
    },
    { le, titre },
  )
  expect(created).toBe(200)
  await page.reload()
  const ligne = page.getByRole('row', { name: new RegExp(`^${titre} .*Avant le`) })
  await expect(ligne).toContainText('À soumettre')
  await expectAccessible(page)
  await ligne.getByRole('button', { name: /^Voir qui a été touché/ }).click()
  await expect(page.getByRole('dialog')).toContainText(/Première|ne désigne personne/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expectNarrow(page)
})
