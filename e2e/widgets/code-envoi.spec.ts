import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { dialog, messages } from '../support/pages.ts'
import { withSettings } from '../support/portail.ts'
import {
  answerCodes,
  byMail,
  champ,
  contact,
  ok,
  refused,
  sent,
  start,
} from '../support/security-code.ts'
import { test } from '../support/shared-page.ts'
import { expect, test as testAlone } from '../support/test.ts'

for (const [title, qui, note] of [
  [
    'R4.11 no confirmed mobile',
    { ...contact, isTelephoneConfirme: false },
    'Aucun numéro de mobile confirmé n’est rattaché à votre compte : le code vous est envoyé par e-mail.',
  ],
  [
    'R4.13 R8.48 phone forbidden',
    { ...contact, isTelephoneInterdit: true },
    'Votre numéro de téléphone ne peut pas recevoir nos SMS : la vérification se fait par e-mail.',
  ],
] as const)
  test(`${title}: the mail is forced, with a note, and no other way is offered`, async ({
    page,
  }) => {
    await expectMail(page, qui, note)
  })

testAlone(
  'R4.12 SMS inactive: the mail is forced, with a note, and no other way is offered',
  async ({ page }) => {
    await withSettings(page, ({ config }) => {
      config.amfSmsActivated = false
    })
    const note = 'L’envoi par SMS n’est pas proposé : le code vous est envoyé par e-mail.'
    await expectMail(page, contact, note)
  },
)

async function expectMail(page: Page, qui: typeof contact, note: string) {
  const calls = await answerCodes(page, { contact: qui, send: [ok(byMail)] })
  await start(page, 'VERIFY_AMF')
  await expect(dialog(page)).toContainText(note)
  expect(calls.bodies('send')[0]?.sendType).toBe('MAIL')
  await expect(dialog(page).getByRole('button', { name: /Recevoir le code par/ })).toHaveCount(0)
  await expectAccessible(page)
}

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

test('R8.42 R8.12 a code that cannot be sent: why, and another try', async ({ page, problems }) => {
  problems.expect(/429/)
  await answerCodes(page, {
    send: [refused(429, 'TooManyRequests', 'Trop de demandes en peu de temps.'), ok(sent)],
  })
  await start(page, 'VERIFY_AMF')
  await expect(messages(page)).toContainText('L’envoi du code de sécurité a échoué.')
  await expect(messages(page)).toContainText('Trop de demandes en peu de temps.')
  await expect(dialog(page).getByRole('alert')).toContainText('Trop de demandes en peu de temps.')
  await expectAccessible(page)
  const retry = dialog(page).getByRole('button', { name: 'Réessayer' })
  await expect(retry).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(champ(page)).toBeFocused()
})
