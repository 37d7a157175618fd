import { HUGO, openAt } from '../support/accounts.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts'
import { continuer, envoyerEtFinir } from '../support/parcours.ts'
import { expect, test } from '../support/test.ts'
import { fichier, holdUploads, Mo } from '../support/uploads.ts'

const hier = new Date(Date.now() - 86_400_000).toLocaleDateString('fr-FR', {
  timeZone: 'Europe/Paris',
})

test('R1.13 R7.82 a bill is sent with its pages: estimated before, then a statement with its reasons', async ({
  page,
  problems,
}) => {
  // Whose statements no other test counts.
  await openAt(page, HUGO, 'remboursements', 'Mes remboursements')
  await page.getByRole('link', { name: 'Envoyer une facture' }).click()
  await test.step('R5.76 R5.77 R5.78 R9.33 what is accepted is said once, with its weights', async () => {
    for (const limite of [
      'Formats acceptés : BMP, JPG, JPEG, PNG, PDF, DOC, DOCX, PPT, PPTX, XLS, XLSX',
      'Taille maximale par fichier : 20,0 Mo',
      'Taille maximale de l’ensemble : 50,0 Mo',
    ])
      await expect(page.getByText(limite)).toHaveCount(1)
  })
  // A draft is refused what was never kept: the uploads of these steps are made up.
  problems.expect(/400|422|500/)
  const uploads = await holdUploads(page)
  const champ = page.locator('input[type=file]').first()
  const liste = page.getByRole('list', { name: /^Fichiers joints/ })
  const piece = (nom: string) => liste.getByRole('listitem').filter({ hasText: nom })
  /** Made in the page: nothing heavy travels to it. */
  const choisir = (noms: readonly string[], octets: number) =>
    champ.evaluate(
      (input: HTMLInputElement, { noms, octets }) => {
        const transfer = new DataTransfer()
        for (const nom of noms) transfer.items.add(new File([new Uint8Array(octets)], nom))
        input.files = transfer.files
        input.dispatchEvent(new Event('change', { bubbles: true }))
      },
      { noms, octets },
    )
  const refuse = (message: string) =>
    expect(page.getByRole('listitem').filter({ hasText: message })).toBeVisible()
  await test.step('R5.73 R5.75 R9.28 what is too heavy, or badly named, is refused before it is sent', async () => {
    await choisir(['lourd.pdf'], 21 * Mo)
    await refuse('Le poids d’une pièce jointe est limité à 20,0 Mo')
    await choisir(['a?.pdf'], 100)
    await refuse('ne peut pas contenir les caractères \\ / : * ? " < > |')
    expect(uploads.sent()).toBe(0)
  })
  await test.step('R5.74 R9.29 R9.30 the weight of all is limited too', async () => {
    await choisir(['un.pdf'], 100)
    await uploads.nth(1)
    // They wait behind the first one: nothing heavy leaves.
    await choisir(['lourd 1.pdf', 'lourd 2.pdf', 'lourd 3.pdf'], 17.5 * Mo)
    await refuse('Le poids total des pièces jointes est limité à 50,0 Mo')
    await expect(piece('lourd 1.pdf')).toContainText('17,5 Mo')
    for (const nom of ['lourd 1.pdf', 'lourd 2.pdf'])
      await page.getByRole('button', { name: `Retirer : ${nom}` }).click()
  })
  await test.step('R1.23 R4.26 R4.27 R8.40 the others leave one after the other', async () => {
    await choisir(['deux.pdf'], 100)
    await expect(piece('un.pdf')).toContainText('Téléversement en cours...')
    await expect(piece('deux.pdf')).toContainText('En attente')
    expect(uploads.sent()).toBe(1)
    await (await uploads.nth(1)).fulfil('un.pdf')
    await expect(piece('un.pdf')).toContainText('Envoyé')
    await expect(piece('deux.pdf')).toContainText('Téléversement en cours...')
  })
  await test.step('R4.28 the step waits while one is being sent', async () => {
    await page.getByRole('button', { name: 'Continuer' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'un envoi est en cours' })).toBeVisible()
  })
  await test.step('R4.25 R4.29 R8.38 R8.39 what the server refuses is said beside it, and tried again in the place of removed', async () => {
    await (await uploads.nth(2)).refuse(422, { Messages: ['Page vide', 'x'] })
    await expect(piece('deux.pdf')).toContainText('Page vide')
    await expect(piece('deux.pdf').getByRole('button')).toHaveText(['Réessayer'])
    await piece('deux.pdf').getByRole('button').click()
    await (await uploads.nth(3)).refuse(500, {})
    await expect(piece('deux.pdf')).toContainText('Une erreur est survenue')
    await page.getByRole('button', { name: 'Retirer le fichier en échec' }).click()
    await page.getByRole('button', { name: 'Retirer : un.pdf' }).click()
    await expect(liste).toHaveCount(0)
  })
  await page.unrouteAll()
  const pages = [fichier('facture 1.pdf'), fichier('facture 2.pdf')]
  await page.locator('input[type=file]').first().setInputFiles(pages)
  await expect(page.getByText('Envoyé', { exact: true })).toHaveCount(2)
  await test.step('R5.68 R9.31 several pages at once, ten at most', async () => {
    await expect(champ).toHaveAttribute('multiple')
    await champ.setInputFiles(Array.from({ length: 9 }, (_, i) => fichier(`page ${i + 3}.pdf`)))
    await refuse('Vous pouvez joindre 10 fichiers au maximum')
    await expect(page.getByText('Envoyé', { exact: true })).toHaveCount(10)
  })
  await test.step('R9.32 what weighs too little for « Mo » is told in its own unit', () =>
    expect(piece('facture 1.pdf')).toContainText('40 Octets'))
  await continuer(page, 'Le soin')
  await expect(page.getByRole('radio', { name: 'Hugo' })).toBeChecked()
  await test.step('care is found by the words of everyday, accents and plurals forgiven', async () => {
    await page.getByRole('radio', { name: 'Je le trouve dans la liste' }).click()
    await page.getByLabel('Chercher un soin').fill('docteurs')
    await page.getByRole('radio', { name: 'Consultation généraliste', exact: true }).click()
  })
  await continuer(page, 'Les soins')
  await expect(
    page.getByRole('radio', { name: 'Consultation généraliste', exact: true }),
  ).toBeChecked()
  await page.getByLabel('Professionnel ou établissement').fill('Dr Aline Fontanel')
  await page.getByLabel('Date des soins').fill(hier)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Soin 1, le prix payé\u00a0: le montant est obligatoire',
    'Confirmez que vous avez payé cette facture',
  ])
  // Said at the field itself, where letters are no amount.
  await page.getByLabel('Prix payé').pressSequentially('abc')
  await expect(page.getByLabel('Prix payé')).toHaveAccessibleDescription(
    /Le montant est obligatoire/,
  )
  await page.getByLabel('J’ai payé cette facture').check()
  await page.getByLabel('Prix payé').fill('30')
  // Reckoned beside the form as it is typed, for the same reasons as what is paid.
  const estimation = page.getByRole('region', { name: 'Votre remboursement' })
  await expect(estimation.getByRole('status')).toHaveText(
    'Remboursement estimé\u00a0: 9,00\u00a0€, reste à charge 2,00\u00a0€',
  )
  await page.getByLabel('Situation').selectOption('horsParcours')
  await expect(estimation.getByRole('status')).toContainText('reste à charge 14,00\u00a0€')
  await estimation.getByRole('button', { name: 'Pourquoi ce montant' }).click()
  await expect(page.getByRole('dialog', { name: 'Pourquoi ce montant\u00a0?' })).toContainText(
    '30\u00a0% (hors parcours de soins) de 30,00\u00a0€',
  )
  await page.keyboard.press('Escape')
  await page.getByLabel('Situation').selectOption('parcours')
  await expect(estimation.getByRole('status')).toContainText('reste à charge 2,00\u00a0€')
  await expectAccessible(page)
  await continuer(page, 'Relisez, puis envoyez')
  const change = page.getByRole('region', { name: 'Ce qui change pour vous' })
  await expect(change).toContainText(
    'Assurance maladie 19,00\u00a0€, mutuelle 9,00\u00a0€, reste 2,00\u00a0€',
  )
  await envoyerEtFinir(page, /^9,00\s€ partiront le jeudi /, 'Envoyer ma facture')
  await test.step('the day, the account and the reckoning are told, and the one button leads to the money', async () => {
    const main = page.getByRole('main')
    await expect(main).toContainText(/Versés sur le compte dont le titulaire est/)
    await expect(page.getByRole('region', { name: 'Le calcul' })).toContainText('9,00\u00a0€')
    await expect(main).toContainText(/Référence 2026-\d{6}/)
    await expectAccessibleInBothSchemes(page)
    await page.getByRole('link', { name: 'Suivre ce versement' }).click()
  })

  const ligne = page.getByRole('row').filter({ hasText: 'Dr Aline Fontanel' })
  await expect(ligne).toContainText('En attente')
  await ligne.getByRole('button', { name: 'Consultation généraliste' }).click()
  const pourquoi = page.getByRole('dialog', { name: 'Pourquoi ce montant\u00a0?' })
  await expect(pourquoi).toContainText('70\u00a0% de 30,00\u00a0€ = 21,00\u00a0€')
  await page.keyboard.press('Escape')

  await test.step('the same bill again is said while it is typed, and not once it is signed', async () => {
    await page.getByRole('link', { name: 'Envoyer une facture' }).click()
    await page.locator('input[type=file]').first().setInputFiles(fichier('la même.pdf'))
    await expect(page.getByText('Envoyé', { exact: true })).toHaveCount(1)
    const dit = page.getByRole('main')
    await expect(dit).toContainText('Vous nous avez déjà envoyé ce fichier')
    await continuer(page, 'Le soin')
    await page.getByRole('radio', { name: 'Je le trouve dans la liste' }).click()
    await page.getByLabel('Chercher un soin').fill('generaliste')
    await page.getByRole('radio', { name: 'Consultation généraliste', exact: true }).click()
    await continuer(page, 'Les soins')
    await page.getByLabel('Date des soins').fill(hier)
    await page.getByLabel('Prix payé').fill('30')
    await expect(dit).toContainText('Déjà dans vos remboursements')
    await page.getByRole('button', { name: 'Abandonner' }).click()
    await page.getByRole('button', { name: 'Effacer et quitter' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mes démarches' })).toBeVisible()
  })
})
