import type { Locator, Page } from '@playwright/test'
import { openAs, openCamille } from '../support/accounts.ts'
import { atlasUrl } from '../support/addresses.ts'
import { expectAccessible } from '../support/axe.ts'
import { openGallery, received, specimen } from '../support/gallery.ts'
import { withSettings } from '../support/portail.ts'
import { answerCodes, contact, ok, refused, sent } from '../support/security-code.ts'
import { expect, test } from '../support/test.ts'

const label = 'Code de sécurité à 6 chiffres'
const cases = (scope: Locator) => scope.locator('[aria-hidden=true] > span')
const messages = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const champ = (page: Page) => dialog(page).getByLabel(label)

const paste = (target: Locator, text: string) =>
  target.evaluate((node, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    node.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

async function start(page: Page, operation: string) {
  await openGallery(page, 'code')
  await specimen(page, 'Toutes les opérations')
    .getByRole('button', { name: operation, exact: true })
    .click()
}

test.describe('the field', () => {
  test.beforeEach(({ page }) => openGallery(page, 'code'))

  test('R1.22 R3.18 R5.65 R9.01 six boxes over one input: digits only, six at most', async ({
    page,
  }) => {
    const field = specimen(page, 'Six cases')
    const input = field.getByLabel(label)
    await expect(field.locator('input')).toHaveCount(1)
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await expect(cases(field)).toHaveCount(6)
    await input.focus()
    await page.keyboard.type('1a2 b')
    await expect(cases(field)).toHaveText(['1', '2', '', '', '', ''])
    await expect(cases(field).nth(2)).toHaveAttribute('data-place', 'caret')
    await page.keyboard.type('345678')
    await expect(received(page, 'Six cases')).toHaveText('123458')
    await expect(input).toHaveValue('123458')
  })

  for (const [pasted, code] of [
    ['123 456', '123456'],
    ['012345', '012345'],
    ['Votre code de sécurité : 482913. Ne le communiquez à personne.', '482913'],
    ['12-34', '1234'],
    ['aucun chiffre', ''],
  ] as const)
    test(`R5.67 « ${pasted} » pasted gives « ${code} »`, async ({ page }) => {
      const input = specimen(page, 'Six cases').getByLabel(label)
      await input.focus()
      await paste(input, pasted)
      await expect(received(page, 'Six cases')).toHaveText(code)
    })

  test('R5.67 a whole code pasted takes the place of what was there', async ({ page }) => {
    const input = specimen(page, 'Six cases').getByLabel(label)
    await input.focus()
    await page.keyboard.type('999')
    await paste(input, '123 456')
    await expect(received(page, 'Six cases')).toHaveText('123456')
  })

  test('by keyboard: any digit is reached, typed over and erased', async ({ page }) => {
    const field = specimen(page, 'Six cases')
    await field.getByLabel(label).focus()
    await page.keyboard.type('123456')
    await expect(cases(field).nth(5)).toHaveAttribute('data-place', 'caret')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(cases(field).nth(3)).toHaveAttribute('data-place', 'caret')
    await page.keyboard.type('9')
    await expect(received(page, 'Six cases')).toHaveText('123956')
    await expect(cases(field).nth(4)).toHaveAttribute('data-place', 'caret')
    await page.keyboard.press('Home')
    await page.keyboard.press('Delete')
    await expect(received(page, 'Six cases')).toHaveText('23956')
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await expect(received(page, 'Six cases')).toHaveText('2395')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('7')
    await expect(received(page, 'Six cases')).toHaveText('7')
  })

  test('by mouse: a click on a box is a click on its digit', async ({ page }) => {
    const field = specimen(page, 'Six cases')
    await field.getByLabel(label).focus()
    await page.keyboard.type('123456')
    const box = await cases(field).nth(1).boundingBox()
    await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
    await page.keyboard.type('0')
    await expect(received(page, 'Six cases')).toHaveText('103456')
    // An empty box leads to the first one that waits.
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await page.mouse.click((box?.x ?? 0) + 200, (box?.y ?? 0) + 10)
    await expect(cases(field).nth(0)).toHaveAttribute('data-place', 'caret')
  })
})

for (const [ids, operation, sendType, success] of [
  ['R8.44', 'ACTIVATE_AMF', 'SMS', 'La protection par SMS est activée.'],
  ['', 'ACTIVATE_BIOMETRIE', 'SMS', 'Le code de sécurité est vérifié.'],
  ['R8.45', 'DESACTIVATE_AMF', 'SMS', 'La protection par SMS est désactivée.'],
  ['', 'DESACTIVATE_BIOMETRIE', 'SMS', 'La connexion par biométrie est désactivée.'],
  ['R8.47', 'LOGIN_AMF', 'SMS', 'Le code de sécurité est vérifié.'],
  ['R8.47', 'VERIFY_AMF', 'SMS', 'Le code de sécurité est vérifié.'],
  ['R8.47', 'VERIFY_MAIL_AMF', 'MAIL', 'Le code de sécurité est vérifié.'],
  ['R8.47', 'VERIFY_SMS_AMF', 'SMS', 'Le code de sécurité est vérifié.'],
] as const)
  test(
    `${ids} R7.62 R7.64 ${operation}: the code is sent as it opens, then verified`.trim(),
    async ({ page }) => {
      const calls = await answerCodes(page)
      await start(page, operation)
      await expect(champ(page)).toBeFocused()
      await expect(champ(page)).toHaveAccessibleDescription(/vient d’être envoyé/)
      expect(calls.bodies('send')).toEqual([{ operation, sendType }])
      await page.keyboard.type('123456')
      await page.keyboard.press('Enter')
      await expect(messages(page)).toContainText(success)
      await expect(received(page, 'Toutes les opérations')).toHaveText(`${operation} vérifié`)
      await expect(dialog(page)).toHaveCount(0)
      expect(calls.bodies('verify')).toEqual([{ operation, securityCode: '123456' }])
    },
  )

test('VERIFY_UNAUTHENTICATED_AMF: the identifier travels, and nothing is read of the account', async ({
  page,
}) => {
  const answer = { ...sent, sendType: null, content: 'Si cet identifiant est celui d’un compte…' }
  const calls = await answerCodes(page, { send: [ok(answer)] })
  await start(page, 'VERIFY_UNAUTHENTICATED_AMF')
  await expect(champ(page)).toHaveAccessibleDescription(/Si cet identifiant/)
  expect(calls.requests.contact).toHaveLength(0)
  expect(calls.bodies('send')[0]?.username).toBe('camille.martin@example.org')
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await expect(messages(page)).toContainText('Le code de sécurité est vérifié.')
  expect(calls.bodies('verify')[0]?.username).toBe('camille.martin@example.org')
})

test('R4.15 R7.71 an accepted code goes with the requests that follow, and not before', async ({
  page,
}) => {
  const calls = await answerCodes(page)
  await start(page, 'VERIFY_AMF')
  await expect(champ(page)).toBeFocused()
  await paste(champ(page), '012 345')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'LOGIN_AMF' }).click()
  await expect(champ(page)).toBeFocused()
  const [before, after] = calls.requests.send
  expect(before?.headers()['x-securitycode']).toBeUndefined()
  expect(after?.headers()['x-securitycode']).toBe('012345')
})

test('R8.46 R7.66 MODIFY_TEL_AMF asks for the new number first, and refreshes afterwards', async ({
  page,
}) => {
  const calls = await answerCodes(page)
  await start(page, 'MODIFY_TEL_AMF')
  const numero = dialog(page).getByLabel('Nouveau numéro de mobile')
  const recevoir = dialog(page).getByRole('button', { name: 'Recevoir le code' })
  await recevoir.click()
  await expect(dialog(page)).toContainText('Le nouveau numéro de mobile est obligatoire')
  await expect(numero).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('0199001234')
  await page.keyboard.press('Enter')
  await expect(numero).toHaveAccessibleDescription('Le numéro de mobile est incorrect')
  expect(calls.requests.send).toHaveLength(0)
  await numero.fill('0639981234')
  await expect(numero).toHaveValue('06 39 98 12 34')
  await recevoir.click()
  await expect(champ(page)).toBeFocused()
  expect(calls.bodies('send')).toEqual([
    { operation: 'MODIFY_TEL_AMF', sendType: 'SMS', newAmfTel: '06 39 98 12 34' },
  ])
  await dialog(page).getByRole('button', { name: 'Changer de numéro' }).click()
  await expect(numero).toHaveValue('06 39 98 12 34')
  await recevoir.click()
  await expect(champ(page)).toBeFocused()
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await expect(messages(page)).toContainText('Votre numéro de téléphone est modifié.')
  expect(calls.bodies('verify')[0]?.newAmfTel).toBe('06 39 98 12 34')
  expect(calls.requests.refresh).toHaveLength(1)
})

test('ACTIVATE_AMF without a mobile asks for one', async ({ page }) => {
  const calls = await answerCodes(page, { contact: { ...contact, telephone: null } })
  await start(page, 'ACTIVATE_AMF')
  await dialog(page).getByLabel('Nouveau numéro de mobile').fill('0639981234')
  await page.keyboard.press('Enter')
  await expect(champ(page)).toBeFocused()
  expect(calls.bodies('send')).toEqual([
    { operation: 'ACTIVATE_AMF', sendType: 'SMS', newAmfTel: '06 39 98 12 34' },
  ])
})

const byMail = { ...sent, sendType: 'MAIL' as const, content: 'Un code vient d’être envoyé.' }
for (const [title, qui, smsActif, note] of [
  [
    'R4.11 no confirmed mobile',
    { ...contact, isTelephoneConfirme: false },
    true,
    'Aucun numéro de mobile confirmé n’est rattaché à votre compte : le code vous est envoyé par e-mail.',
  ],
  [
    'R4.12 SMS inactive',
    contact,
    false,
    'L’envoi par SMS n’est pas proposé : le code vous est envoyé par e-mail.',
  ],
  [
    'R4.13 R8.48 phone forbidden',
    { ...contact, isTelephoneInterdit: true },
    true,
    'Votre numéro de téléphone ne peut pas recevoir nos SMS : la vérification se fait par e-mail.',
  ],
] as const)
  test(`${title}: the mail is forced, with a note, and no other way is offered`, async ({
    page,
  }) => {
    await withSettings(page, ({ config }) => {
      config.amfSmsActivated = smsActif
    })
    const calls = await answerCodes(page, { contact: qui, send: [ok(byMail)] })
    await start(page, 'VERIFY_AMF')
    await expect(dialog(page)).toContainText(note)
    expect(calls.bodies('send')[0]?.sendType).toBe('MAIL')
    await expect(dialog(page).getByRole('button', { name: /Recevoir le code par/ })).toHaveCount(0)
    await expectAccessible(page)
  })

test('R4.13 R8.48 a phone that only the server knows to be forbidden has its note too', async ({
  page,
}) => {
  await answerCodes(page, { send: [ok({ ...byMail, telephoneForbidden: true })] })
  await start(page, 'VERIFY_AMF')
  await expect(dialog(page)).toContainText(
    'Votre numéro de téléphone ne peut pas recevoir nos SMS : la vérification se fait par e-mail.',
  )
  await expect(dialog(page).getByRole('button', { name: /Recevoir le code par/ })).toHaveCount(0)
})

test('where both ways are open, the other one is a click away', async ({ page }) => {
  const calls = await answerCodes(page, { send: [ok(sent), ok(byMail), ok(sent)] })
  await start(page, 'VERIFY_AMF')
  await dialog(page)
    .getByRole('button', { name: 'Recevoir le code par e-mail à c•••••@example.org' })
    .click()
  await expect(champ(page)).toHaveAccessibleDescription(/Un code vient d’être envoyé/)
  await dialog(page)
    .getByRole('button', { name: 'Recevoir le code par SMS au •• •• •• 12 34' })
    .click()
  await expect(champ(page)).toHaveAccessibleDescription(/par SMS/)
  expect(calls.bodies('send').map(({ sendType }) => sendType)).toEqual(['SMS', 'MAIL', 'SMS'])
})

test('R4.14 R8.43 another code can be asked for after a wait that is shown; the boxes are emptied', async ({
  page,
}) => {
  await page.clock.install()
  const calls = await answerCodes(page)
  await start(page, 'VERIFY_AMF')
  await champ(page).fill('123')
  const again = dialog(page).getByRole('button', { name: 'Renvoyer un code' })
  await expect(dialog(page)).toContainText('Vous pourrez demander un nouveau code dans 30 s.')
  await expect(again).toHaveCount(0)
  await page.clock.runFor(20_000)
  await expect(dialog(page)).toContainText('Vous pourrez demander un nouveau code dans 10 s.')
  await page.clock.runFor(10_500)
  await again.click()
  await expect(messages(page)).toContainText("Un code de sécurité vient d'être renvoyé.")
  await expect(cases(dialog(page))).toHaveText(['', '', '', '', '', ''])
  await expect(champ(page)).toBeFocused()
  await expect(again).toHaveCount(0)
  expect(calls.requests.send).toHaveLength(2)
  await expectAccessible(page)
})

test('R8.42 R8.12 a code that cannot be sent: why, and another try', async ({ page, problems }) => {
  problems.expect(/429/)
  await answerCodes(page, {
    send: [refused(429, 'TooManyRequests', 'Trop de demandes en peu de temps.'), ok(sent)],
  })
  await start(page, 'VERIFY_AMF')
  await expect(messages(page)).toContainText("L'envoi du code de sécurité a échoué.")
  await expect(messages(page)).toContainText('Trop de demandes en peu de temps.')
  await expect(dialog(page).getByRole('alert')).toContainText('Trop de demandes en peu de temps.')
  await expectAccessible(page)
  const retry = dialog(page).getByRole('button', { name: 'Réessayer' })
  await expect(retry).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(champ(page)).toBeFocused()
})

test('R8.42 a resend that fails leaves what was typed', async ({ page, problems }) => {
  problems.expect(/500/)
  await page.clock.install()
  await answerCodes(page, { send: [ok(sent), refused(500, 'Internal', 'Panne')] })
  await start(page, 'VERIFY_AMF')
  await champ(page).fill('123')
  await page.clock.runFor(31_000)
  await dialog(page).getByRole('button', { name: 'Renvoyer un code' }).click()
  await expect(messages(page)).toContainText("L'envoi du code de sécurité a échoué.")
  await expect(champ(page)).toHaveValue('123')
  await expect(dialog(page).getByRole('button', { name: 'Renvoyer un code' })).toBeVisible()
})

test('R5.66 all six digits are required before anything is sent', async ({ page }) => {
  const calls = await answerCodes(page)
  await start(page, 'VERIFY_AMF')
  await expect(champ(page)).toBeFocused()
  await page.keyboard.type('123')
  await dialog(page).getByRole('button', { name: 'Valider' }).click()
  await expect(champ(page)).toHaveAccessibleDescription(/Le code de sécurité comporte 6\schiffres/)
  await expect(champ(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(champ(page)).toBeFocused()
  expect(calls.requests.verify).toHaveLength(0)
  await expectAccessible(page)
})

test('a wrong code is said in the field; the next one is typed over it', async ({
  page,
  problems,
}) => {
  problems.expect(/400/)
  const message = 'Le code de sécurité est incorrect. Il vous reste 4 essais'
  const calls = await answerCodes(page, {
    verify: [refused(400, 'SecurityCodeInvalid', message), ok({ message: '' })],
  })
  await start(page, 'VERIFY_AMF')
  await expect(champ(page)).toBeFocused()
  await page.keyboard.type('111111')
  await page.keyboard.press('Enter')
  await expect(champ(page)).toHaveAccessibleDescription(new RegExp(message))
  await expect(champ(page)).toHaveValue('111111')
  await expect(champ(page)).toBeFocused()
  await expect(messages(page).getByRole('listitem')).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.type('222222')
  await expect(champ(page)).not.toHaveAttribute('aria-invalid')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  expect(calls.bodies('verify').map(({ securityCode }) => securityCode)).toEqual([
    '111111',
    '222222',
  ])
})

test('a code that has expired is emptied: another one is needed', async ({ page, problems }) => {
  problems.expect(/400/)
  await answerCodes(page, {
    verify: [refused(400, 'SecurityCodeExpired', 'Ce code de sécurité n’est plus valable')],
  })
  await start(page, 'VERIFY_AMF')
  await expect(champ(page)).toBeFocused()
  await page.keyboard.type('111111')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('Ce code de sécurité n’est plus valable')
  await expect(champ(page)).toHaveValue('')
  await expect(champ(page)).toBeFocused()
})

test('R4.16 R4.17 R9.17 a logoutUrl shows the error, then leads out after 3 s, not before', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-15T10:00:00') })
  await openGallery(page, 'code')
  const content =
    'Trop de codes de sécurité ont été demandés. Par précaution, vous êtes déconnecté.'
  await answerCodes(page, { send: [ok({ ...byMail, content, logoutUrl: '/?parti=1' })] })
  await page.clock.pauseAt(new Date('2026-11-15T10:01:00'))
  await page.getByRole('button', { name: 'VERIFY_AMF', exact: true }).click()
  const alert = dialog(page).getByRole('alert')
  // The answer needs a few ticks to be drawn; from then on they are counted.
  await expect(async () => {
    await page.clock.runFor(50)
    expect(await alert.count()).toBe(1)
  }).toPass({ intervals: [20] })
  await expect(alert).toContainText(content)
  await expect(dialog(page).getByRole('button', { name: 'Fermer' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.clock.runFor(2900)
  await expect(dialog(page)).toBeVisible()
  expect(page.url()).not.toContain('parti')
  await page.clock.runFor(200)
  await expect(page).toHaveURL(/parti=1/)
})

test('the way out after too many codes is accessible', async ({ page }) => {
  await page.clock.install()
  await answerCodes(page, { send: [ok({ ...byMail, content: 'Fini', logoutUrl: '/?parti=1' })] })
  await start(page, 'VERIFY_AMF')
  await expect(dialog(page).getByRole('alert')).toContainText('Fini')
  await expectAccessible(page)
})

test('Escape and Annuler give up; the focus goes back to the button that asked', async ({
  page,
}) => {
  await answerCodes(page)
  await start(page, 'VERIFY_AMF')
  await expect(champ(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(received(page, 'Toutes les opérations')).toHaveText('VERIFY_AMF abandonné')
  await expect(page.getByRole('button', { name: 'VERIFY_AMF', exact: true })).toBeFocused()
})

for (const [client, address] of [
  ['Horizon', undefined],
  ['Atlas', atlasUrl],
] as const)
  test(`${client}: the fields are accessible, light and dark`, { tag: '@everywhere' }, async ({
    page,
  }) => {
    await openGallery(page, 'code', address)
    await expect(specimen(page, 'Code refusé')).toBeVisible()
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
  })

test('320 px wide, the dialog fits', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await answerCodes(page)
  await start(page, 'VERIFY_AMF')
  await expect(champ(page)).toBeFocused()
  const box = await dialog(page).boundingBox()
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 320).toBe(true)
  expect(await dialog(page).evaluate((node) => node.scrollWidth)).toBeLessThanOrEqual(320)
})

test('a wrong code, on the real server @reel', async ({ page, problems }) => {
  problems.expect(/400/)
  await openCamille(page)
  await start(page, 'VERIFY_AMF')
  await expect(champ(page)).toBeFocused()
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(champ(page)).toHaveAccessibleDescription(/Il vous reste 4 essais/)
})

test('R4.15 R8.47 the code of a real mail is accepted, on the real server @reel', async ({
  page,
}) => {
  await openAs(page, 'jeanne.moreau@example.org', 'Jeanne')
  await start(page, 'VERIFY_MAIL_AMF')
  await expect(champ(page)).toBeFocused()
  const code = await page.evaluate(async () => {
    const answer = await fetch('/dev/mailbox/messages?to=jeanne.moreau@example.org')
    const [newest] = await answer.json()
    return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? 'no code'
  })
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(messages(page)).toContainText('Le code de sécurité est vérifié.')
  await expect(received(page, 'Toutes les opérations')).toHaveText('VERIFY_MAIL_AMF vérifié')
})
