import type { Page } from '@playwright/test'
import { CAMILLE, openAt } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { dialog, messages } from '../support/pages.ts'
import {
  answerCodes,
  byMail,
  cases,
  champ,
  contact,
  ok,
  paste,
  refused,
  sent,
} from '../support/security-code.ts'
import { expect, test } from '../support/test.ts'

const openSecurite = (page: Page) => openAt(page, CAMILLE, 'profil/securite', 'Sécurité')
const essayer = (page: Page, moyen = 'mon mobile') =>
  page.getByRole('button', { name: `Vérifier ${moyen}` }).click()
const again = (page: Page) => dialog(page).getByRole('button', { name: 'Renvoyer un code' })

test('a member makes sure that her codes arrive', async ({ page, problems }) => {
  problems.expect(/500/)
  const calls = await answerCodes(page, {
    contact: { ...contact, telephone: '•• •• •• 01 45' },
    send: [ok(sent), ok(sent), ok(sent), refused(500, 'Internal', 'Panne'), ok(byMail)],
  })
  await openSecurite(page)
  await expectAccessible(page)
  await test.step('R1.22 R5.67 R8.47 a code that is pasted fills six boxes, and is verified', async () => {
    await essayer(page)
    await expect(champ(page)).toBeFocused()
    await expect(cases(dialog(page))).toHaveCount(6)
    await champ(page).fill('999')
    await paste(champ(page), 'Votre code de sécurité : 123 456.')
    await expect(cases(dialog(page))).toHaveText(['1', '2', '3', '4', '5', '6'])
    await page.keyboard.press('Enter')
    await expect(messages(page)).toContainText('Le code de sécurité est vérifié.')
    expect(calls.bodies('verify').at(-1)).toMatchObject({
      operation: 'VERIFY_SMS_AMF',
      securityCode: '123456',
    })
  })
  // Time stands still but where it is moved: what this machine needs meanwhile is not counted.
  const moment = Date.now()
  await page.clock.setFixedTime(moment)
  await test.step('R4.14 R8.43 another code is asked for after a wait that is shown; the boxes are emptied', async () => {
    await essayer(page)
    await champ(page).fill('123')
    await expect(dialog(page)).toContainText(/Vous pourrez demander un nouveau code dans 30\ss\./)
    await expect(again(page)).toHaveCount(0)
    await page.clock.setFixedTime(moment + 20_000)
    await expect(dialog(page)).toContainText(/Vous pourrez demander un nouveau code dans 10\ss\./)
    await page.clock.setFixedTime(moment + 30_000)
    await again(page).click()
    await expect(messages(page)).toContainText('Un code de sécurité vient d’être renvoyé.')
    await expect(cases(dialog(page))).toHaveText(['', '', '', '', '', ''])
    await expect(champ(page)).toBeFocused()
    await expectAccessible(page)
  })
  await test.step('R8.42 a resend that fails leaves what was typed', async () => {
    await champ(page).fill('123')
    await page.clock.setFixedTime(moment + 61_000)
    await again(page).click()
    await expect(messages(page)).toContainText('L’envoi du code de sécurité a échoué.')
    await expect(champ(page)).toHaveValue('123')
    await page.keyboard.press('Escape')
  })
  await test.step('R4.11 the address is verified by a mail to it, whatever is chosen', async () => {
    await essayer(page, 'mon adresse e-mail')
    await expect(champ(page)).toHaveAccessibleDescription(/Un code vient d’être envoyé/)
    expect(calls.bodies('send').at(-1)).toEqual({ operation: 'VERIFY_MAIL_AMF', sendType: 'MAIL' })
    await page.keyboard.press('Escape')
  })
})

test('what the server says of a code that it does not send as asked', async ({ page }) => {
  const content =
    'Trop de codes de sécurité ont été demandés. Par précaution, vous êtes déconnecté.'
  await answerCodes(page, {
    send: [
      ok({ ...byMail, telephoneForbidden: true }),
      ok({ ...byMail, content, logoutUrl: '/?parti=1' }),
    ],
  })
  await page.clock.install()
  await openSecurite(page)
  await test.step('R8.48 a phone that is forbidden has its note', async () => {
    await essayer(page)
    await expect(dialog(page)).toContainText(
      'Votre numéro de téléphone ne peut pas recevoir nos SMS : la vérification se fait par e-mail.',
    )
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })
  await test.step('R4.16 R4.17 R9.17 a logoutUrl shows the error, then leads out after 3 s, not before', async () => {
    await page.clock.pauseAt(Date.now() + 60_000)
    await essayer(page)
    const alert = dialog(page).getByRole('alert')
    // The answer needs a few ticks to be drawn; from then on they are counted.
    await expect(async () => {
      await page.clock.runFor(50)
      expect(await alert.count()).toBe(1)
    }).toPass({ intervals: [20] })
    await expect(alert).toContainText(content)
    await page.keyboard.press('Escape')
    await page.clock.runFor(2900)
    await expect(dialog(page)).toBeVisible()
    expect(page.url()).not.toContain('parti')
    await page.clock.runFor(200)
    await expect(page).toHaveURL(/parti=1/)
  })
})
