import { essais } from '../support/a-la-main.ts'
import { openStaff } from '../support/accounts.ts'
import { openFigurant } from '../support/figurants.ts'
import { continuer, envoyerEtFinir } from '../support/parcours.ts'
import { nothingDue, silencePopups } from '../support/popups.ts'
import { KARIM, test } from '../support/staff-page.ts'
import { expect } from '../support/test.ts'

test.use({ qui: KARIM })

const hier = new Date(Date.now() - 86_400_000).toLocaleDateString('fr-FR', {
  timeZone: 'Europe/Paris',
})

test('on a phone a photo, a price and a person send a bill; a clerk finds its care, and its member reads what is paid', async ({
  page,
  browser,
}) => {
  const prix = `4${essais()},10`
  // A finger in place of a mouse: a camera.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const member = await context.newPage()
  await nothingDue(member)
  await silencePopups(context)
  await openFigurant(member, 'lucie')
  await member.goto('/#/remboursements')
  await member.getByRole('link', { name: 'Envoyer une facture' }).click()
  await expect(member.getByRole('button', { name: 'Prendre une photo' })).toBeVisible()
  for (const autre of ['Mes photos', 'Un PDF'])
    await expect(member.getByRole('button', { name: autre })).toBeVisible()
  // As a lens draws it: a sheet with lines of print.
  const photo = await member.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 900, height: 1200 })
    const dessin = canvas.getContext('2d')
    if (!dessin) throw new Error('no canvas')
    dessin.fillStyle = '#fff'
    dessin.fillRect(0, 0, 900, 1200)
    dessin.fillStyle = '#111'
    dessin.font = '22px sans-serif'
    for (let ligne = 0; ligne < 30; ligne++)
      dessin.fillText(
        `Séance du 13/11, rééducation, 45,00 € n° ${ligne} ${Date.now()}`,
        40,
        60 + 36 * ligne,
      )
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? ''
  })
  await member.locator('input[capture=environment]').setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(photo, 'base64'),
  })
  const liste = member.getByRole('list', { name: /^Fichiers joints/ })
  await expect(liste).toContainText('Envoyé')
  await expect(liste).toContainText('lisible')
  // A lost network loses nothing: the photo is in the draft.
  await expect(member.getByText(/^Brouillon enregistré à/)).toBeVisible()
  await continuer(member, 'Le soin')
  await expect(member.getByRole('radio', { name: 'Lucie' })).toBeChecked()
  await expect(member.getByRole('radio', { name: 'Je ne sais pas quel soin' })).toBeChecked()
  await continuer(member, 'Le montant')
  await member.getByLabel('Combien avez-vous payé').fill(prix.replace(',', '.'))
  await member.getByLabel('J’ai payé cette facture').check()
  await envoyerEtFinir(member, /^Réponse au plus tard le /, 'Envoyer ma facture')
  const main = member.getByRole('main')
  await expect(main).toContainText('Si c’est remboursable, versé sur')
  await expect(main).not.toContainText('\u00a0€')
  await member.getByRole('link', { name: 'Suivre ma demande' }).click()
  await expect(member.getByRole('heading', { level: 1, name: /facture/i })).toBeVisible()
  const id = new URL(member.url()).hash.split('/').at(-1) ?? ''

  await openStaff(page, KARIM, `/#/admin/demandes/${id}`)
  await page.getByRole('button', { name: 'Indiquer le soin' }).click()
  const formulaire = page.getByRole('form', { name: 'Indiquer le soin de la facture' })
  await formulaire.getByLabel('Professionnel ou établissement').fill('Cabinet Morel')
  await formulaire.getByLabel('Date des soins').fill(hier)
  await expect(formulaire.getByLabel('Prix payé')).toHaveValue(prix)
  await formulaire.getByLabel('Chercher un soin').fill('kiné')
  await formulaire.getByRole('radio', { name: 'Kinésithérapie', exact: true }).click()
  await formulaire.getByRole('button', { name: 'Calculer' }).click()
  await expect(page.getByText('1. Kinésithérapie').first()).toBeVisible()
  await page.getByRole('button', { name: 'Accepter', exact: true }).click()
  await page.getByRole('button', { name: 'Confirmer l’acceptation' }).click()

  await expect
    .poll(async () => {
      await member.reload()
      await expect(member.getByRole('heading', { level: 1, name: /facture/i })).toBeVisible()
      return main.textContent()
    })
    .toMatch(/partiront le/)

  await context.close()
})
