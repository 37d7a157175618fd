import { openGallery, received, specimen } from '../support/gallery.ts'
import { test } from '../support/shared-page.ts'
import { expect, test as testAlone } from '../support/test.ts'

test('R1.26 R1.27 Oui and Non stand first in line, and give true and false', async ({ page }) => {
  await openGallery(page, 'choix')
  const group = specimen(page, 'Oui ou non').getByRole('radiogroup', {
    name: 'Êtes-vous affilié à la Sécurité sociale ?',
  })
  await expect(group.getByRole('radio')).toHaveCount(2)
  await group.getByLabel('Oui').check()
  await expect(received(page, 'Oui ou non')).toHaveText('true')
  await group.getByLabel('Non').check()
  await expect(received(page, 'Oui ou non')).toHaveText('false')
})

test('R1.26 a radio group is one stop of the keyboard, arrows choose', async ({ page }) => {
  await openGallery(page, 'choix')
  const group = specimen(page, 'Choix depuis une table')
  await group.getByLabel('Madame').focus()
  await page.keyboard.press('ArrowRight')
  await expect(group.getByLabel('Monsieur')).toBeChecked()
  await expect(received(page, 'Choix depuis une table')).toHaveText('M')
  await page.keyboard.press('Tab')
  await expect(group.getByLabel('Madame')).not.toBeFocused()
})

test('an error and a disabled state are said, not only shown', async ({ page }) => {
  await openGallery(page, 'choix')
  const wrong = specimen(page, 'Choix en erreur').getByRole('radiogroup')
  await expect(wrong).toHaveAccessibleDescription('Choisissez un canal')
  await expect(wrong).toHaveAttribute('aria-invalid', 'true')
  await expect(specimen(page, 'Choix désactivé').getByLabel('Oui')).toBeDisabled()
})

test('a box and a switch turn by their label and by the space bar; a link is apart', async ({
  page,
}) => {
  await openGallery(page, 'choix')
  const box = specimen(page, 'Case à cocher').getByRole('checkbox').first()
  await expect(box).toHaveAccessibleDescription('Votre accord est nécessaire')
  await box.focus()
  await page.keyboard.press('Space')
  await expect(received(page, 'Case à cocher')).toHaveText('true')
  await specimen(page, 'Case à cocher')
    .getByText('J’accepte les')
    .click({ position: { x: 5, y: 5 } })
  await expect(received(page, 'Case à cocher')).toHaveText('false')

  const interrupteur = specimen(page, 'Interrupteur').getByRole('switch').first()
  await expect(interrupteur).toBeChecked()
  await expect(interrupteur).toHaveAccessibleDescription(/prévenu dès qu’un relevé/)
  await interrupteur.focus()
  await page.keyboard.press('Space')
  await expect(received(page, 'Interrupteur')).toHaveText('false')
  await specimen(page, 'Interrupteur').getByText('Relevés par e-mail').click()
  await expect(received(page, 'Interrupteur')).toHaveText('true')
})

test('a list gives the code of what was chosen', async ({ page }) => {
  await openGallery(page, 'choix')
  const list = specimen(page, 'Liste de choix').getByLabel('Lien avec l’adhérent')
  await expect(list).toHaveAccessibleDescription('Choisissez un lien')
  await list.selectOption('Enfant')
  await expect(received(page, 'Liste de choix')).toHaveText('enfant')
})

testAlone(
  'R1.28 R4.38 R4.39 R9.21 one accordion of a group is open, and its height is freed after 250 ms',
  async ({ page }) => {
    await page.clock.install()
    await openGallery(page, 'choix')
    const panels = specimen(page, 'Accordéons')
    const title = (name: string) => panels.getByRole('button', { name })
    await expect(title('Hospitalisation')).toHaveAttribute('aria-expanded', 'true')
    await page.clock.pauseAt(Date.now() + 60_000)
    await title('Soins courants').click()
    await expect(title('Soins courants')).toHaveAttribute('aria-expanded', 'true')
    await expect(title('Hospitalisation')).toHaveAttribute('aria-expanded', 'false')
    await expect(panels.getByText('Chambre particulière')).toBeHidden()
    const panel = panels.getByRole('region', { name: 'Soins courants' })
    await page.clock.runFor(249)
    await expect(panel).toHaveAttribute('data-limited', 'true')
    await page.clock.runFor(1)
    await expect(panel).not.toHaveAttribute('data-limited', 'true')
    await title('Soins courants').click()
    await expect(title('Soins courants')).toHaveAttribute('aria-expanded', 'false')
  },
)

test('R4.38 by the keyboard, what is closed is not in the way', async ({ page }) => {
  await openGallery(page, 'choix')
  const panels = specimen(page, 'Accordéons')
  await panels.getByRole('button', { name: 'Hospitalisation' }).focus()
  await page.keyboard.press('Tab')
  await expect(panels.getByRole('button', { name: 'Soins courants' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panels.getByRole('button', { name: 'Dentaire' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(panels.getByRole('link', { name: 'voir le détail' })).toBeFocused()
})

test('R1.29 R3.51 tabs: a click, arrows, one panel at a time', async ({ page }) => {
  await openGallery(page, 'choix')
  const tabs = specimen(page, 'Onglets')
  await tabs.getByRole('tab', { name: 'Catégories' }).click()
  await expect(tabs.getByRole('tabpanel')).toHaveText('Les questions par thème.')
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.getByRole('tab', { name: 'Top 5' })).toBeFocused()
  await expect(tabs.getByRole('tabpanel')).toHaveText('Les questions les plus lues.')
  await expect(tabs.getByRole('tab', { name: 'Résultats' })).toBeDisabled()
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.getByRole('tab', { name: 'Catégories' })).toBeFocused()
  await page.keyboard.press('Home')
  await expect(tabs.getByRole('tab', { name: 'Top 5', selected: true })).toBeFocused()
})

test('a menu by the keyboard: arrows, ends, letters, and the focus comes back', async ({
  page,
}) => {
  await openGallery(page, 'choix')
  const button = specimen(page, 'Menu').getByRole('button', { name: 'Actions' })
  const item = (name: string) => page.getByRole('menuitem', { name })
  await button.press('ArrowDown')
  await expect(page.getByRole('menu', { name: 'Actions' })).toContainText('Camille Martin')
  await expect(item('Consulter')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(item('Supprimer')).toBeFocused()
  await page.keyboard.press('t')
  await expect(item('Télécharger')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(item('Télécharger')).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(received(page, 'Menu')).toHaveText('Supprimer')
  await expect(button).toBeFocused()
  await button.click()
  await expect(item('Consulter')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(item('Consulter')).toBeHidden()
  await button.click()
  await button.click()
  await expect(item('Consulter')).toBeHidden()
})
