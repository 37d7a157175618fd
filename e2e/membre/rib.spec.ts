import type { Page } from '@playwright/test'
import { openCamille } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { accepted, answerRib, fillRib, IBAN, ribDialog, saveRib } from '../support/rib.ts'
import { answerCodes } from '../support/security-code.ts'
import { expect, test } from '../support/test.ts'

const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' })
const code = (page: Page) => page.getByRole('dialog', { name: /sécurité/ })

const codeRequired = {
  status: 403,
  json: {
    code: 'SecurityCodeRequired',
    message: 'Pour poursuivre, confirmez votre identité avec un code de sécurité',
  },
}

async function openRib(page: Page) {
  await openCamille(page)
  await page.getByRole('button', { name: 'Modifier mes coordonnées bancaires' }).click()
  await expect(ribDialog(page)).toBeVisible()
}

test('R1.15 a member changes the account of the reimbursements', async ({ page }) => {
  const requests = await answerRib(page, accepted)
  await openRib(page)
  await expect(ribDialog(page)).toContainText('FR•• •••• 7858')
  await expectAccessible(page)
  await fillRib(page)
  await saveRib(page)
  await expect(toasts(page)).toContainText('Votre demande a bien été prise en compte')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(
    page.getByRole('button', { name: 'Modifier mes coordonnées bancaires' }),
  ).toBeFocused()
  expect(requests[0]?.data.contrat).toEqual({
    numContrat: '20450001',
    nomOffre: 'Santé Sérénité',
    rib: 'FR•• •••• 7858',
    codeModePaiement: 'VIR',
    hadRib: true,
  })
})

test('long after sign-in a code is asked for, then the form is sent again with nothing lost', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 403/)
  const codes = await answerCodes(page)
  const requests = await answerRib(page, codeRequired, accepted)
  await openRib(page)
  await fillRib(page)
  await saveRib(page)
  await expect(code(page)).toBeVisible()
  await expectAccessible(page)
  expect(codes.bodies('send')[0]?.operation).toBe('VERIFY_AMF')
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText('Votre demande a bien été prise en compte')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(requests.map(({ data }) => data.iban)).toEqual([IBAN, IBAN])
  expect(requests.map(({ headers }) => headers['x-securitycode'])).toEqual([undefined, '123456'])
  expect(requests[1]?.headers['idempotency-key']).toBe(requests[0]?.headers['idempotency-key'])
  await expect(toasts(page)).not.toContainText('La demande a échoué')
})

test('the code given up, the form says why and keeps what was typed', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 403/)
  await answerCodes(page)
  const requests = await answerRib(page, codeRequired)
  await openRib(page)
  await fillRib(page)
  await saveRib(page)
  await expect(code(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(code(page)).toHaveCount(0)
  await expect(ribDialog(page).getByRole('alert')).toContainText('confirmez votre identité')
  await expect(ribDialog(page).getByLabel('IBAN')).toHaveValue('FR76 3000 6000 0112 3456 7890 189')
  expect(requests).toHaveLength(1)
})

test('asked for a document since the form was opened, it shows the field', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 400/)
  await answerRib(page, {
    status: 400,
    json: {
      code: 'BadRequest',
      message: 'Erreur',
      champs: { rib: 'Merci de joindre le document demandé.' },
    },
  })
  await openRib(page)
  await expect(ribDialog(page).getByRole('group')).toHaveCount(0)
  await fillRib(page)
  await page.route(/mode-gestion/, (route) => route.fulfill({ json: { modeGestion: 'manuel' } }))
  await saveRib(page)
  await expect(ribDialog(page).getByRole('group', { name: /Relevé/ })).toBeVisible()
  await expect(
    ribDialog(page).getByRole('link', { name: 'Merci de joindre le document demandé.' }),
  ).toBeVisible()
  await expect(ribDialog(page).getByLabel('IBAN')).toHaveValue('FR76 3000 6000 0112 3456 7890 189')
})
