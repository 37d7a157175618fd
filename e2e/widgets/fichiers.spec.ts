import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { button, choose, chooseHeavy, open, pieces, remount } from '../support/fichiers.ts'
import { test } from '../support/shared-page.ts'
import { expect, test as testAlone } from '../support/test.ts'
import { fichier, holdUploads, kept, Mo, transferOf } from '../support/uploads.ts'

test('R1.23 R4.25 R4.26 R4.27 three files leave one after the other', async ({ page }) => {
  const uploads = await holdUploads(page)
  const specimen = await open(page, 'Plusieurs fichiers')
  await choose(specimen, [fichier('a.pdf'), fichier('été.jpg'), fichier('c.docx')])
  const [a, b, c] = [0, 1, 2].map((rank) => pieces(specimen).nth(rank)) as [
    Locator,
    Locator,
    Locator,
  ]
  await expect(a).toContainText('Téléversement en cours...')
  await expect(a.getByRole('progressbar', { name: 'Téléversement : a.pdf' })).toBeVisible()
  await expect(b).toContainText('En attente')
  await expect(c).toContainText('En attente')
  await expect(specimen.getByRole('status').first()).toHaveText('a.pdf : téléversement en cours.')
  const first = await uploads.nth(1)
  expect(uploads.sent()).toBe(1)
  // The field's name travels before the bytes.
  expect(first.body).toMatch(
    /name="inputName"\r\n\r\njustificatifs\r\n.*name="justificatifs"; filename="a.pdf"/s,
  )
  await first.fulfil('a.pdf')
  await expect(a).toContainText('Envoyé')
  await expect(b).toContainText('Téléversement en cours...')
  await expect(c).toContainText('En attente')
  await expect(specimen.getByRole('status').first()).toHaveText(
    'a.pdf : envoyé. été.jpg : téléversement en cours.',
  )
  await (await uploads.nth(2)).fulfil('été.jpg')
  await (await uploads.nth(3)).fulfil('c.docx')
  await expect(c).toContainText('Envoyé')
  await expect(specimen.locator('output')).toHaveText(
    `ok ${JSON.stringify([kept('a.pdf'), kept('été.jpg'), kept('c.docx')])}`,
  )
  // Each kind of file by its own picture.
  await expect(specimen.locator('[data-type]')).toHaveCount(3)
  expect(
    await specimen
      .locator('[data-type]')
      .evaluateAll((icons) => icons.map((icon) => (icon as HTMLElement).dataset.type)),
  ).toEqual(['pdf', 'images', 'document'])
})

// One of each way of being refused; every rule and every message is in the tables of the domain.
const refusals = [
  [
    'R5.70 the extension',
    'Plusieurs fichiers',
    [fichier('virus.exe')],
    'Ce format n’est pas accepté. Formats acceptés : PDF, JPG, PNG, DOCX',
  ],
  [
    'R8.41 a configured message, extension',
    'Messages propres à chaque filtre',
    [fichier('a.zip')],
    'Joignez un PDF ou une photo.',
  ],
  [
    'R5.68 the number',
    'Plusieurs fichiers',
    [fichier('a.pdf'), fichier('b.pdf'), fichier('c.pdf'), fichier('d.pdf')],
    'Vous pouvez joindre 3 fichiers au maximum',
  ],
  [
    'R5.74 the weight of all',
    'Plusieurs fichiers',
    [fichier('a.pdf', 40), fichier('b.pdf', 4 * Mo), fichier('lourd.pdf', 4 * Mo)],
    'Le poids total des pièces jointes est limité à 8,0 Mo',
  ],
] as const

test('a refused file is named with its reason, the others are taken', async ({ page }) => {
  await holdUploads(page)
  for (const [title, specimenName, files, message] of refusals)
    await test.step(`${title}: named with its reason, the others are taken`, async () => {
      const specimen = await remount(page, specimenName)
      await chooseHeavy(specimen, [...files])
      const refused = files.at(-1)?.name ?? ''
      await expect(specimen).toContainText('Un fichier n’a pas été ajouté')
      await expect(specimen.getByText(`${refused} : ${message}`)).toBeVisible()
      await expect(specimen.getByRole('status').first()).toContainText(
        `${refused} : non ajouté. ${message}`,
      )
      await expect(pieces(specimen)).toHaveCount(files.length - 1)
      await button(specimen, 'Masquer ce message').click()
      await expect(specimen).not.toContainText('n’a pas été ajouté')
      await expect(button(specimen, 'Choisir des fichiers')).toBeFocused()
    })
})

const answers = [
  ['R8.38 message', 422, { code: 'x', message: 'Fichier illisible' }, 'Fichier illisible'],
  ['R8.38 Message', 400, { Message: 'Signature absente' }, 'Signature absente'],
  ['R8.38 Messages', 400, { Messages: ['Page vide', 'x'] }, 'Page vide'],
  ['R8.39 none of them', 500, {}, 'Une erreur est survenue'],
] as const

test('R4.29 what the server refuses can be tried again, in the place of removed', async ({
  page,
  problems,
}) => {
  problems.expect(/400|422|500/)
  const uploads = await holdUploads(page)
  const specimen = await open(page, 'Un fichier')
  const piece = pieces(specimen)
  await choose(specimen, [fichier('rib.pdf')])
  for (const [rang, [title, status, body, message]] of answers.entries())
    await test.step(`${title}: said beside the file, and tried again`, async () => {
      await (await uploads.nth(rang + 1)).refuse(status, body)
      await expect(piece).toContainText(message)
      await expect(piece.getByRole('button')).toHaveText(['Réessayer'])
      await expect(specimen.getByRole('status').first()).toHaveText(
        `rib.pdf : échec de l’envoi. ${message}`,
      )
      await expect(specimen.locator('output')).toHaveText('invalid []')
      // No toast: it is said where it happened.
      await expect(
        page.getByRole('region', { name: 'Messages', exact: true }).getByRole('listitem'),
      ).toHaveCount(0)
      await piece.getByRole('button', { name: 'Réessayer : rib.pdf' }).click()
      await expect(piece).toContainText('Téléversement en cours...')
      await expect(piece.getByRole('button', { name: 'Annuler : rib.pdf' })).toBeFocused()
    })
  await (await uploads.nth(answers.length + 1)).fulfil('rib.pdf')
  await expect(piece).toContainText('Envoyé')
  await expect(piece.getByRole('button')).toHaveText(['Retirer'])

  await test.step('a file in error can still leave the list, by the way out of the field', async () => {
    await piece.getByRole('button', { name: 'Retirer : rib.pdf' }).click()
    await choose(specimen, [fichier('rib.pdf')])
    await (await uploads.nth(answers.length + 2)).refuse(400, {})
    await button(specimen, 'Retirer le fichier en échec').click()
    await expect(pieces(specimen)).toHaveCount(0)
    await expect(button(specimen, 'Choisir un fichier')).toBeFocused()
  })
})

test('R5.72 R4.28 a required file is asked for; the form waits while one is being sent', async ({
  page,
}) => {
  const uploads = await holdUploads(page)
  const specimen = await open(page, 'Formulaire avec pièce obligatoire')
  await button(specimen, 'Valider').click()
  const summary = specimen.getByRole('alert')
  await expect(summary).toContainText('Merci de joindre le document demandé.')
  await summary.getByRole('link', { name: 'Merci de joindre le document demandé.' }).click()
  const chooser = button(specimen, 'Choisir un fichier (obligatoire)')
  await expect(chooser).toBeFocused()
  await expect(chooser).toHaveAccessibleDescription(/Merci de joindre le document demandé\./)
  await expectAccessible(page)
  await choose(specimen, [fichier('droits.pdf')])
  await uploads.nth(1)
  await button(specimen, 'Valider').click()
  await expect(specimen.getByRole('alert')).toContainText(
    'Merci de patienter : un envoi est en cours.',
  )
  await expect(specimen.locator('output')).toBeEmpty()
  await (await uploads.nth(1)).fulfil('droits.pdf')
  await expect(specimen.getByRole('alert')).toHaveCount(0)
  await button(specimen, 'Valider').click()
  await expect(specimen.locator('output')).toHaveText(JSON.stringify([kept('droits.pdf')]))
})

test('what may be chosen is said', async ({ page }) => {
  await test.step('R5.76 R5.77 R5.78 R9.29 the limits are shown, each unless it is hidden', async () => {
    const shown = await open(page, 'Plusieurs fichiers')
    for (const limit of [
      'Formats acceptés : PDF, JPG, PNG, DOCX',
      'Taille maximale par fichier : 5,0 Mo',
      'Taille maximale de l’ensemble : 8,0 Mo',
    ])
      await expect(shown.getByText(limit)).toBeVisible()
    await expect(button(shown, 'Choisir des fichiers')).toHaveAccessibleDescription(/5,0\sMo/)
    const hidden = page.getByRole('region', { name: 'Limites masquées' })
    await expect(hidden.getByText(/Formats|Taille/)).toHaveCount(0)
  })
  await test.step('R9.31 several files may be chosen at once only where the queue takes several', async () => {
    const one = await open(page, 'Un fichier')
    await expect(one.locator('input[type=file]')).not.toHaveAttribute('multiple')
    await expect(one.locator('input[type=file]')).toHaveAttribute('accept', '.pdf,.jpg,.png')
    const several = page.getByRole('region', { name: 'Plusieurs fichiers' })
    await expect(several.locator('input[type=file]')).toHaveAttribute('multiple')
  })
})

test('files are dropped on the zone, and beside it they do no harm', async ({ page }) => {
  const uploads = await holdUploads(page)
  const specimen = await open(page, 'Plusieurs fichiers')
  const dataTransfer = await transferOf(page, ['a.pdf', 'b.pdf'])
  const zone = specimen.locator('div:has(> input[type=file])')
  await zone.dispatchEvent('dragover', { dataTransfer })
  await expect(zone).toHaveAttribute('data-over', 'true')
  await expect(zone).toContainText('Déposez vos fichiers')
  await expectAccessible(page)
  await zone.dispatchEvent('dragleave', { dataTransfer })
  await expect(zone).not.toHaveAttribute('data-over')
  await zone.dispatchEvent('drop', { dataTransfer })
  await expect(pieces(specimen)).toHaveCount(2)
  await (await uploads.nth(1)).fulfil('a.pdf')
  await (await uploads.nth(2)).fulfil('b.pdf')
  const isKept = await page.evaluate((transfer) => {
    const event = new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
    return !document.body.dispatchEvent(event)
  }, dataTransfer)
  expect(isKept, 'the browser does not open the file in place of the page').toBe(true)
  await expect(pieces(specimen)).toHaveCount(2)
})

test('files are pasted while the focus is in the field', async ({ page }) => {
  const uploads = await holdUploads(page)
  const specimen = await open(page, 'Un fichier')
  const clipboard = await transferOf(page, ['copie.pdf'])
  await button(specimen, 'Choisir un fichier').focus()
  await page.evaluate((clipboardData) => {
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, clipboard)
  await (await uploads.nth(1)).fulfil('copie.pdf')
  await expect(pieces(specimen)).toContainText('copie.pdf')
  await expect(pieces(specimen)).toContainText('Envoyé')
})

test('by keyboard alone: chosen, cancelled, tried again, removed; the focus is never lost', async ({
  page,
}) => {
  const uploads = await holdUploads(page)
  const specimen = await open(page, 'Un fichier')
  // Listened to from now on: a key is faster than the browser is to let a test choose the files.
  page.on('filechooser', () => {})
  await button(specimen, 'Choisir un fichier').focus()
  await expect(button(specimen, 'Choisir un fichier')).toBeFocused()
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles([fichier('rib.pdf')])
  await uploads.nth(1)
  await page.keyboard.press('Tab')
  await expect(button(specimen, 'Annuler : rib.pdf')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(specimen, 'Réessayer : rib.pdf')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(button(specimen, 'Annuler : rib.pdf')).toBeFocused()
  await (await uploads.nth(2)).fulfil('rib.pdf')
  // What ends by itself under the hand hands it over.
  await expect(button(specimen, 'Retirer : rib.pdf')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(pieces(specimen)).toHaveCount(0)
  await expect(button(specimen, 'Choisir un fichier')).toBeFocused()
})

testAlone(
  'R8.05 a session that ended during an upload leads to sign in, as everywhere',
  async ({ page, problems }) => {
    problems.expect(/401/)
    const uploads = await holdUploads(page)
    const specimen = await open(page, 'Un fichier')
    await choose(specimen, [fichier('rib.pdf')])
    await (await uploads.nth(1)).refuse(401, {
      code: 'Unauthorized',
      message: 'Accès non autorisé',
    })
    await expect(page.getByRole('link', { name: 'Me connecter' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Messages', exact: true })).toContainText(
      'Accès non autorisé',
    )
  },
)

test('320 px wide, the field does not scroll sideways', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, 'Tous les états')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
