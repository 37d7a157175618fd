import { expectAccessibleInBothSchemes } from '../support/axe.ts'
import { openOffice, test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

test('R1.33 a page is written with its styles, seen in the portal before anybody, planned, published and taken back', {
  tag: '@everywhere',
}, async ({ page, context }) => {
  const name = `essai-${Date.now()}`
  await openOffice(page)
  await page.getByRole('link', { name: 'Contenus' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contenus' })).toBeFocused()
  await page.getByRole('button', { name: 'Créer', exact: true }).click()
  const creation = page.getByRole('dialog', { name: 'Créer un contenu' })
  await creation.getByLabel('Titre').fill('Nos partenaires')
  await creation.getByLabel('Genre').selectOption({ label: 'Page' })
  await creation.getByLabel('Nom').fill(name)
  await creation.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(page.getByRole('dialog', { name: 'Nos partenaires' })).toBeVisible()

  const editeur = page.getByRole('textbox', { name: 'Texte' })
  await editeur.click()
  await page.keyboard.type('Des avantages pour vous')
  await page.getByLabel('Style').selectOption('Texte chapo')
  await page.keyboard.press('ControlOrMeta+a')
  await page.getByLabel('Couleur').selectOption('Primaire')
  await page.getByRole('button', { name: 'Lien', exact: true }).click()
  await page.getByLabel('Adresse du lien').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Poser le lien' }).click()
  await expect(page.getByText('Cette adresse n’est pas acceptée')).toBeVisible()
  await page.getByLabel('Adresse du lien').fill('#/contact')
  await page.getByRole('button', { name: 'Poser le lien' }).click()
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(page.getByRole('button', { name: 'Rien à enregistrer' })).toBeVisible()
  const apercu = page.getByRole('region', { name: 'Aperçu' })
  await expect(apercu.getByRole('link', { name: 'Des avantages pour vous' })).toHaveAttribute(
    'href',
    '#/contact',
  )
  await expect(apercu.locator('p.chapo')).toHaveText('Des avantages pour vous')
  await expectAccessibleInBothSchemes(page)

  const opened = context.waitForEvent('page')
  await apercu.getByRole('button', { name: 'Sur un téléphone' }).click()
  const portail = await opened
  await expect(portail.getByRole('heading', { level: 1, name: 'Nos partenaires' })).toBeVisible()
  await expect(portail.getByRole('main')).toContainText('n’est pas forcément public')
  await portail.goto(`/#/page/${name}`)
  await portail.reload()
  await expect(portail.getByText('Cette page n’existe pas')).toBeVisible()

  const publication = page.getByRole('region', { name: 'Publication' })
  await publication.getByLabel('Publier à partir du').fill('01/03/2031 08:00')
  await publication.getByRole('button', { name: 'Programmer' }).click()
  await expect(publication).toContainText('Publication de la version 2 prévue le 01/03/2031 08:00')
  // As of a day: not there on its eve, there on the day; what is no day opens nothing.
  const vuLe = apercu.getByLabel('Tel qu’il sera lu le')
  await vuLe.fill('31/02/2031')
  await apercu.getByRole('button', { name: 'Sur un ordinateur' }).click()
  await expect(vuLe).toHaveAccessibleDescription(/Écrivez une date qui existe/)
  for (const [jour, texte] of [
    ['28/02/2031', 'Cette page n’existe pas'],
    ['01/03/2031', 'Des avantages pour vous'],
  ] as const) {
    const ouverte = context.waitForEvent('page')
    await vuLe.fill(jour)
    await apercu.getByRole('button', { name: 'Sur un ordinateur' }).click()
    await expect((await ouverte).getByText(texte)).toBeVisible()
    await (await ouverte).close()
  }
  await vuLe.fill('')
  await publication.getByRole('button', { name: 'Annuler la programmation' }).click()
  await publication.getByRole('button', { name: 'Publier maintenant' }).click()
  await expect(publication).toContainText('Version 2 en ligne depuis le')
  await expect(async () => {
    await portail.reload()
    await expect(portail.getByRole('heading', { name: 'Nos partenaires' })).toBeVisible({
      timeout: 2_000,
    })
  }).toPass()

  // For one audience: its members read it, and nobody else.
  await page.getByLabel('Pour qui').selectOption('Adhérents couverts')
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(page.getByRole('button', { name: 'Rien à enregistrer' })).toBeVisible()
  const vueParTous = context.waitForEvent('page')
  await apercu.getByLabel('Tel que le lira').selectOption('Tout le monde')
  await apercu.getByRole('button', { name: 'Sur un téléphone' }).click()
  await expect((await vueParTous).getByText('Cette page n’existe pas')).toBeVisible()
  const vueParEux = context.waitForEvent('page')
  await apercu.getByLabel('Tel que le lira').selectOption('Adhérents couverts')
  await apercu.getByRole('button', { name: 'Sur un téléphone' }).click()
  await expect((await vueParEux).getByRole('heading', { name: 'Nos partenaires' })).toBeVisible()

  await page.getByRole('tab', { name: 'Versions' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Version 3' })).toBeVisible()
  await page.getByRole('button', { name: 'Comparer la version 1' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Des avantages pour vous')
  await page.getByRole('tab', { name: 'Fiche' }).click()
  await publication.getByRole('button', { name: 'Retirer' }).click()
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Ligne supprimée.')
})
