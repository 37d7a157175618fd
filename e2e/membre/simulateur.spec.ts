import { CAMILLE, openAt } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const dansUnMois = new Date(Date.now() + 28 * 86_400_000).toLocaleDateString('fr-FR', {
  timeZone: 'Europe/Paris',
})

test('R7.131 R7.132 what will be left to pay, before the care happens @everywhere', async ({
  page,
}) => {
  await openAt(page, CAMILLE, 'simulateur', 'Simuler un remboursement')
  await expect(page.getByRole('radio', { name: 'Camille' })).toBeChecked()

  // Nothing chosen: each field says what is missing.
  await page.getByRole('button', { name: 'Calculer mon reste à charge' }).click()
  await expect(page.getByRole('link', { name: 'Choisissez un soin' })).toBeVisible()
  await expectAccessible(page)

  // A usual price is proposed with the act; what one types is kept.
  await page.getByRole('radio', { name: 'Léa' }).check()
  await page
    .getByLabel('Quel soin ?')
    .selectOption({ label: 'Couronne céramo-métallique, molaire, prix libre' })
  await expect(page.getByLabel('À quel prix ?')).toHaveValue('538,70')
  await page.getByLabel('À quel prix ?').fill('600')
  await page.getByRole('button', { name: 'Calculer mon reste à charge' }).click()
  const resultat = page.getByRole('region', { name: 'Ce qu’il vous resterait à payer' })
  await expect(resultat).toContainText('Couronne céramo-métallique, molaire, prix libre, pour Léa')
  // 350 % of 120 € and no more: 600 − 72 − 348.
  await expect(resultat).toContainText(/Mutuelle Horizon.*348,00\s€/)
  await expect(resultat).toContainText(/Il vous resterait 180,00\s€ à payer/)
  await expect(resultat).toContainText(
    /100\s% Santé.*à 453,20\s€ au plus, il vous resterait 0,00\s€/,
  )
  await expectAccessible(page)

  // Above the price limit, the professional is in the wrong: no reste à charge.
  await page.getByLabel('Quel soin ?').selectOption('HBLD680')
  // What was reckoned for another act is gone, and so is its price.
  await expect(resultat).toHaveCount(0)
  await expect(page.getByLabel('À quel prix ?')).not.toHaveValue('600')
  await page.getByLabel('À quel prix ?').fill('550')
  await page.getByRole('button', { name: 'Calculer mon reste à charge' }).click()
  await expect(resultat).toContainText(/ne peut pas demander plus de 515,00\s€/)
  await expect(resultat).toContainText(/Il vous resterait 0,00\s€ à payer/)

  // For nothing, there is nothing to reimburse: said, not left as a row of zeros.
  await page.getByLabel('À quel prix ?').fill('0')
  await page.getByRole('button', { name: 'Calculer mon reste à charge' }).click()
  await expect(resultat).toContainText('Un soin gratuit n’a rien à rembourser')

  // Sessions are counted, and the year's limit is shown.
  await page.getByLabel('Quel soin ?').selectOption({ label: 'Ostéopathie' })
  await test.step('R5.81 a number of sessions takes digits only, and is required', async () => {
    const seances = page.getByLabel('Nombre de séances')
    await seances.fill('')
    await page.getByRole('button', { name: 'Calculer mon reste à charge' }).click()
    await expect(page.getByRole('link', { name: /^Indiquez un nombre de 1 à/ })).toBeVisible()
    await seances.pressSequentially('a2b')
    await expect(seances).toHaveValue('2')
  })
  await page.getByLabel('À quel prix ?').fill('120')
  await page.getByRole('button', { name: 'Calculer mon reste à charge' }).click()
  await expect(resultat.getByRole('progressbar', { name: 'Prises en charge' })).toBeVisible()
  await expect(resultat).toContainText(/\d\sutilisées? sur 4/)

  await test.step('R1.26 R1.27 a question of yes or no has Oui and Non, and Non stands there', async () => {
    await page.getByLabel('Quel soin ?').selectOption('AUD1')
    const question = page.getByRole('radiogroup', { name: /à la fois sourde et aveugle/ })
    await expect(question.getByRole('radio')).toHaveCount(2)
    await expect(question.getByRole('radio', { name: 'Non' })).toBeChecked()
    await question.getByRole('radio', { name: 'Oui' }).check()
  })
  await test.step('R9.35 on a phone what reckons takes the width of the form', async () => {
    const bouton = page.getByRole('button', { name: 'Calculer mon reste à charge' })
    const ecran = page.viewportSize()
    const largeur = async () => (await bouton.boundingBox())?.width ?? 0
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await largeur()).toBeGreaterThan(240)
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await largeur()).toBeLessThan(320)
    if (ecran) await page.setViewportSize(ecran)
  })

  // Before its time a pair is paid for a reason that the law knows: Camille had one within the year, after which a
  // change of sight would count; a prescription for an illness counts at once.
  await page.getByRole('radio', { name: 'Camille' }).check()
  await page.getByLabel('Quel soin ?').selectOption('OPTA')
  await page.getByRole('button', { name: 'Calculer mon reste à charge' }).click()
  await expect(resultat).toContainText(/Il vous resterait 95,00\s€ à payer/)
  await expect(resultat).toContainText('Ce soin sera de nouveau pris en charge à partir du')
  await page.getByRole('radio', { name: /^La vue a changé/ }).check()
  await page.getByRole('button', { name: 'Calculer mon reste à charge' }).click()
  await expect(resultat).toContainText(/Il vous resterait 95,00\s€ à payer/)
  await page.getByRole('radio', { name: /^Un ophtalmologue le prescrit/ }).check()
  await page.getByRole('button', { name: 'Calculer mon reste à charge' }).click()
  await expect(resultat).toContainText(/Il vous resterait 0,00\s€ à payer/)

  // A hearing aid is for an ear: two of them cost twice the usual price.
  await page.getByLabel('Quel soin ?').selectOption('AUD1')
  await page.getByRole('button', { name: 'Calculer mon reste à charge' }).click()
  await expect(page.getByRole('link', { name: 'Choisissez l’oreille' })).toBeVisible()
  await page.getByRole('radio', { name: 'Les deux oreilles' }).check()
  await expect(page.getByLabel('À quel prix ?')).toHaveValue(/^1\s900,00$/)

  // A whole stay: what the quotes say, the days at the price of their day.
  await page.getByRole('radio', { name: 'Un séjour à l’hôpital' }).check()
  const entree = page.getByLabel('Date d’entrée')
  await test.step('R1.25 R9.25 R9.26 the calendar is French, and begins on Monday', async () => {
    await entree.fill('01/03/2027')
    await page.getByRole('button', { name: /dans le calendrier/ }).click()
    const calendrier = page.getByRole('dialog', { name: 'Calendrier' })
    await expect(calendrier.getByRole('grid', { name: 'mars 2027' })).toBeVisible()
    await expect(calendrier.getByRole('columnheader').first()).toHaveText(/lundi/)
    await expect(calendrier.getByRole('columnheader').last()).toHaveText(/dimanche/)
    // The 1st of March 2027 is a Monday.
    const premier = calendrier.getByRole('row').nth(1).getByRole('gridcell').first()
    await test.step('R9.24 the first of a month is « 1er »', () =>
      expect(premier).toHaveText('1er'))
    await page.keyboard.press('Escape')
  })
  await test.step('R5.08 R5.09 R5.10 R5.11 a date takes its slashes as it is typed, and says what is wrong with it', async () => {
    for (const [frappe, ecrite, message] of [
      ['31022027', '31/02/2027', /Écrivez une date qui existe/],
      ['01012001', '01/01/2001', /postérieure ou égale/],
      ['01012100', '01/01/2100', /antérieure ou égale/],
    ] as const) {
      await entree.fill('')
      await entree.pressSequentially(frappe)
      await expect(entree).toHaveValue(ecrite)
      await page.getByRole('button', { name: 'Calculer mon reste à charge' }).click()
      await expect(entree).toHaveAccessibleDescription(message)
    }
  })
  await entree.fill(dansUnMois)
  await page.getByLabel('Honoraires du chirurgien').fill('420')
  await page.getByLabel('Base de remboursement du chirurgien').fill('180')
  await page.getByLabel('Chambre particulière').fill('70')
  await page.getByRole('button', { name: 'Calculer mon reste à charge' }).click()
  await expect(resultat).toContainText(/Il vous resterait 20,00\s€ à payer/)
  await expect(resultat).toContainText(/Forfait journalier hospitalier ×\s3/)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
