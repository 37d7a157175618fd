import { CAMILLE, openAt } from '../support/accounts.ts'
import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const PHRASES = [
  ['partir', 'Résilier un contrat', 'demarches/resiliation'],
  ['télécharger mes données', 'Télécharger mes données', 'profil/donnees'],
  ['qui a vu mon dossier', 'Voir qui a consulté mon dossier', 'profil/donnees'],
  ['carte perdue', 'Commander une carte de tiers payant', 'demarches/cartetp'],
] as const

test('whatever Camille calls it, it is found: by the keyboard, and with a finger', {
  tag: '@both',
}, async ({ page }) => {
  await openAt(page, CAMILLE, 'profil', 'Mon profil')
  const fenetre = page.getByRole('dialog', { name: 'Rechercher dans mon espace' })
  const champ = fenetre.getByRole('combobox')
  const choisi = fenetre.locator('[role=option][aria-selected=true]')
  const isPhone = (page.viewportSize()?.width ?? 0) < 600

  for (const [phrase, titre, adresse] of PHRASES)
    await test.step(`« ${phrase} »`, async () => {
      if (isPhone) await page.getByRole('button', { name: /^Rechercher/ }).click()
      else await page.keyboard.press('Control+k')
      await expect(champ).toBeFocused()
      await page.keyboard.type(phrase)
      await expect(choisi).toContainText(titre)
      if (isPhone) await choisi.click()
      else await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`#/${adresse}`))
      await expect(fenetre).toHaveCount(0)
    })

  if (!isPhone)
    await test.step('« / » opens it where nothing is typed, is a letter like others where one is, and is switched off', async () => {
      await page.getByRole('heading', { level: 1 }).focus()
      await page.keyboard.press('/')
      await expect(champ).toBeFocused()
      await page.keyboard.press('/')
      await expect(champ).toHaveValue('/')
      await champ.fill('')
      const reglage = fenetre.getByRole('switch', {
        name: 'Ouvrir aussi la recherche par la touche /',
      })
      await reglage.click()
      await page.keyboard.press('Escape')
      await page.keyboard.press('/')
      await page.keyboard.press('Control+k')
      await expect(champ).toHaveValue('')
      await reglage.click()
      await page.keyboard.press('Escape')
      await expect(fenetre).toHaveCount(0)
    })

  await test.step('what is left is told in the row, arrows go on, Escape closes', async () => {
    await page.getByRole('button', { name: /^Rechercher/ }).click()
    await champ.fill('lunete')
    const groupes = fenetre.getByRole('group')
    await expect(groupes.filter({ hasText: 'Ce qui vous reste' })).toContainText(
      'Lunettes · Camille',
    )
    await expect(groupes.filter({ hasText: 'Remboursements' }).first()).toBeVisible()
    await expectAccessibleInBothSchemes(page)
    const premier = await choisi.textContent()
    await page.keyboard.press('ArrowDown')
    await expect(choisi).not.toHaveText(premier ?? '')
    await page.keyboard.press('Escape')
    await expect(fenetre).toHaveCount(0)
  })

  await test.step('an answer of the help service opens where it is read', async () => {
    await page.getByRole('button', { name: /^Rechercher/ }).click()
    await champ.fill('qui a consulté mon dossier')
    await fenetre.getByRole('option', { name: /^Qui a consulté mon dossier/ }).click()
    await expect(page.getByRole('heading', { name: 'Qui a consulté mon dossier ?' })).toBeVisible()
  })

  await test.step('nothing: one writes, with the words already there', async () => {
    await page.getByRole('button', { name: /^Rechercher/ }).click()
    await champ.fill('zorglub cosmique')
    await expect(fenetre).toContainText('Rien pour « zorglub cosmique »')
    await fenetre.getByRole('link', { name: 'Nous écrire' }).click()
    await expect(page).toHaveURL(/message=zorglub/)
    await expect(page.getByRole('textbox', { name: 'Votre message' })).toHaveValue(
      /zorglub cosmique$/,
    )
  })
})
