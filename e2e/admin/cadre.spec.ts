import { openStaff } from '../support/accounts.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { openJeanne } from '../support/demandes.ts'
import { messageTo } from '../support/mailbox.ts'
import { KARIM, SOPHIE, test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

const SIGNALEMENT = 'Signaler un problème d’accessibilité'

test.describe('a clerk', () => {
  test.use({ qui: KARIM })

  test('by the keyboard alone: found from anywhere, seen by two, refused in one’s own words, taken back', async ({
    page,
    browser,
    colleague,
  }) => {
    const jeanne = await openJeanne(browser)
    const { reference } = await jeanne.signale(`Un écran au clavier ${Date.now()}`)
    await openStaff(page, KARIM, '/#/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Trouver une personne' })
    await expect(palette.getByRole('combobox')).toBeFocused()
    await page.keyboard.type(reference)
    await expect(palette.getByRole('option')).toHaveCount(1)
    await expectAccessibleInBothSchemes(page)
    await page.keyboard.press('Enter')
    const titre = page.getByRole('heading', { level: 2, name: SIGNALEMENT })
    await expect(titre).toBeFocused()

    // The list stays as it is drawn while one goes from request to request.
    const liste = page.getByRole('list', { name: 'Demandes de la file' })
    await liste.evaluate((drawn) => drawn.setAttribute('data-marque', ''))
    const sienne = page.url()
    // The newest is due last: the way to another one is back.
    await page.keyboard.press('k')
    await expect(page).not.toHaveURL(sienne)
    await page.keyboard.press('Control+k')
    await page.keyboard.type(reference)
    await expect(palette.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toContainText(reference)
    await expect(liste).toHaveAttribute('data-marque', '')

    const other = await colleague(SOPHIE)
    await openStaff(other, SOPHIE, `/#/admin/demandes?q=${reference}`)
    await other.getByRole('link', { name: SIGNALEMENT }).click()
    await expect(other.getByRole('main')).toContainText('Karim Petit regarde aussi')

    await page.keyboard.press('r')
    await expect(page.getByRole('heading', { name: 'Refuser : pour quel motif ?' })).toBeFocused()
    const reach = async (name: string) => {
      const button = page.getByRole('button', { name, exact: true })
      for (let presses = 0; presses < 30; presses++) {
        await page.keyboard.press('Tab')
        if (await button.evaluate((one) => one === document.activeElement)) return
      }
      throw new Error(`« ${name} » is not reached by Tab`)
    }
    await reach('Déjà pris en compte')
    await page.keyboard.press('Enter')
    const modifier = page.getByRole('button', { name: 'Modifier cet e-mail' })
    await expect(modifier).toBeVisible()
    await reach('Modifier cet e-mail')
    await page.keyboard.press('Enter')
    const objet = page.getByLabel('Objet')
    await objet.focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(`Votre question ${reference}`)
    await expectAccessible(page)
    await page.keyboard.press('Control+Enter')
    const messages = page.getByRole('region', { name: 'Messages' })
    await expect(messages).toContainText('La demande est refusée')
    const mail = await messageTo(page, jeanne.email, /déjà pris en compte/)
    expect(mail.subject).toBe(`Votre question ${reference}`)
    await reach('Reprendre la décision')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Enter')
    await expect(messages).toContainText('La décision est reprise')
    await jeanne.close()
  })
})

test('figures and absences on a desk; on a phone, what staff write is found, and every screen behind one button', async ({
  page,
}) => {
  await openStaff(page, SOPHIE, '/#/admin/tableau-de-bord')
  const aFaire = page.getByRole('region', { name: 'À faire' })
  await expect(aFaire).toContainText('Répondre aux demandes hors délai')
  await page.getByRole('radio', { name: '7 jours' }).check()
  await aFaire.getByRole('link', { name: 'Répondre aux demandes hors délai' }).click()
  await expect(page).toHaveURL(/retard=oui/)
  await page.getByRole('button', { name: 'Absences' }).click()
  await expect(page.getByRole('dialog', { name: 'Absences' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  // What staff write is found from anywhere too, and opens where it is written.
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('combobox', { name: 'Adhérent, demande, écran, contenu' })
  await expect(palette).toBeFocused()
  await palette.fill('mentions')
  await expect(page.getByRole('option', { name: /Mentions légales/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/contenus\?fiche=/)
  await expect(page.getByRole('dialog', { name: 'Mentions légales' })).toBeVisible()
  await page.keyboard.press('Escape')
  // Four places in the bar of a phone, and all of them behind the fifth: by the keyboard too.
  const barre = page.getByRole('navigation', { name: 'Navigation principale' })
  await expect(barre.getByRole('link')).toHaveCount(4)
  await barre.getByRole('button', { name: 'Plus' }).focus()
  await page.keyboard.press('Enter')
  const tout = page.getByRole('dialog', { name: 'Toute l’administration' })
  await expect(tout.getByRole('navigation', { name: 'Contrôler' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(barre.getByRole('button', { name: 'Plus' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tout.getByRole('link', { name: 'Historique' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Historique' })).toBeVisible()
  await expect(tout).toBeHidden()
  // Back where it was opened, it does not open by itself.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Contenus' })).toBeVisible()
  await expect(tout).toBeHidden()
})
