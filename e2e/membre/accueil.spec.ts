import type { Page } from '@playwright/test'
import { loginCamille } from '../support/accounts.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { expectNarrow, goTo } from '../support/pages.ts'
import { titre } from '../support/parcours.ts'
import { expect, test } from '../support/test.ts'

const card = (page: Page, title: string) => page.getByRole('region', { name: title })

test('Camille at home', { tag: '@everywhere' }, async ({ page }) => {
  await test.step('R1.01 R1.06 R3.52 R7.99 Camille signs in and sees her contract, her account and her family', async () => {
    await loginCamille(page)
    await expect(
      page.getByText(/^(Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche) /),
    ).toBeVisible()
    await expect(card(page, 'Votre contrat')).toContainText('Santé Sérénité')
    await expect(card(page, 'Votre contrat')).toContainText('20450001')
    await expect(card(page, 'Votre contrat')).toContainText('Valide')
    await expect(card(page, 'Compte bancaire')).toContainText('FR•• •••• 7858')
    for (const name of ['Camille Martin', 'Julien Martin', 'Léa Martin'])
      await expect(card(page, 'Les personnes couvertes')).toContainText(name)
    // Léa's télétransmission is refused: nothing else waits for her.
    await expect(page.getByRole('region', { name: 'À faire' }).getByRole('link')).toHaveText([
      'Voir la raison',
    ])
    await expect(page.locator('html')).toHaveAttribute('data-assistant-state', '2')
    await expectAccessible(page)
    await expectNarrow(page)
    await page.getByRole('button', { name: 'Attestation de droits' }).click()
    await expect(page.getByRole('dialog', { name: 'Attestation de droits' })).toContainText(
      'MARTIN',
    )
    await page.keyboard.press('Escape')
  })
  await test.step('what each person has used up is found from accueil, and said when it comes back', async () => {
    const carte = page.getByRole('region', { name: 'Mes compteurs' })
    await expect(carte).toContainText('Pour Camille, cette année')
    await carte.getByRole('link', { name: 'Tout voir, tous mes compteurs' }).click()
    await expect(titre(page, 'Mes compteurs')).toBeFocused()

    const camille = page.getByRole('region', { name: 'Camille' })
    await expect(
      camille.getByRole('progressbar', { name: 'Ostéopathie, par séance' }),
    ).toBeVisible()
    await expect(camille).toContainText(/Participations forfaitaires.* sur 50\s€/)
    await expect(camille).toContainText(/Renouvellement à partir du \d{1,2}(er)? \p{L}+ \d{4}/u)
    // Each ear for itself.
    const julien = page.getByRole('region', { name: 'Julien' })
    await expect(julien).toContainText('Aide auditive, oreille droitePrise en charge utilisée')
    await expect(julien).toContainText('Aide auditive, oreille gaucheDisponible')
    // Nothing is kept back from a child.
    await expect(page.getByRole('region', { name: 'Léa' })).not.toContainText('Participations')
    await expectAccessibleInBothSchemes(page)
    await expectNarrow(page)
  })
  await test.step('Camille is told that Léa’s télétransmission is refused, and not that all is well', async () => {
    await goTo(page, 'accueil', 'Bonjour Camille')
    const aFaire = page.getByRole('region', { name: 'À faire' })
    await expect(aFaire).toContainText('Télétransmission refusée : Léa')
    await expect(page.getByText('tout est à jour')).toHaveCount(0)
    // The other contract is shown: what waits is said all the same, and of which one.
    await page.getByRole('combobox', { name: 'Contrat' }).selectOption('20450002')
    await expect(aFaire).toContainText(
      'Télétransmission refusée : Léa (contrat Santé Sérénité, n° 20450001)',
    )
    await expectAccessibleInBothSchemes(page)
    await aFaire.getByRole('link', { name: 'Voir la raison' }).click()
    await expect(titre(page, 'Bénéficiaires')).toBeFocused()
    await expect(page.getByText('Une autre complémentaire santé reçoit déjà')).toBeVisible()
  })
})
