import type { Page } from '@playwright/test'
import { baseUrl } from './addresses.ts'
import { codeAfter, lastMessageId } from './mailbox.ts'
import { expect } from './test.ts'

/** Sent for good by one journey only: an account that another member has goes to a clerk. */
export const IBAN = 'FR7630006000012000000710189'
export const BIC = 'AGRIFRPP882'

export const ribDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Vos coordonnées bancaires' })

export async function fillRib(page: Page, iban = IBAN): Promise<void> {
  await ribDialog(page).getByLabel('IBAN').fill(iban)
  await ribDialog(page).getByLabel('BIC').fill(BIC)
}

export const saveRib = (page: Page) =>
  ribDialog(page).getByRole('button', { name: 'Enregistrer' }).click()

type Modalite = { rib: string | null; isMissing: boolean; isEnAttente: boolean }

/** As if the member's contracts had no bank details: the data of the run stay as they are. */
export async function withoutRib(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === '/api/adherent/contrats',
    async (route) => {
      const response = await route.fetch()
      if (!response.ok()) return route.fulfill({ response })
      const { contrats } = (await response.json()) as {
        contrats: { modalitePaiementPrestation: Modalite }[]
      }
      for (const { modalitePaiementPrestation: modalite } of contrats)
        Object.assign(modalite, { rib: null, isMissing: true, isEnAttente: false })
      await route.fulfill({ response, json: { contrats } })
    },
  )
}

type Answer = { status?: number; json: object }

/** Takes the place of the RIB act, and keeps what it was sent; the last answer is given again. */
export async function answerRib(page: Page, ...answers: Answer[]) {
  const requests: { headers: Record<string, string>; data: Record<string, unknown> }[] = []
  await page.route(
    (url) => url.pathname === '/api/forms/ribprestations/form',
    async (route) => {
      const answer = answers[Math.min(requests.length, answers.length - 1)]
      const { data } = route.request().postDataJSON()
      requests.push({ headers: await route.request().allHeaders(), data })
      await route.fulfill({ status: answer?.status ?? 200, json: answer?.json ?? {} })
    },
  )
  return requests
}

export const accepted = { json: { isModeGestionManuel: false, isAccuseReception: true } }

/** Opens the act, where its steps are. */
export async function openDemarcheRib(page: Page): Promise<void> {
  await page.evaluate(() => window.location.assign('#/demarches/ribprestations'))
  await expect(page.getByRole('button', { name: 'Continuer' })).toBeVisible()
}

/** Fills the only step, and goes on to what is about to be sent. */
export async function relire(page: Page, { iban = IBAN, bic = BIC } = {}): Promise<void> {
  await page.getByLabel('IBAN').fill(iban)
  await page.getByLabel('BIC').fill(bic)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('heading', { name: 'Relisez, puis envoyez' })).toBeFocused()
}

const CODE = /confirmer votre identité/

/** Does what takes a code, and answers the one that it has sent to that address or number. */
export async function avecCode(
  page: Page,
  to: string,
  send: (page: Page) => Promise<void>,
  base = baseUrl,
): Promise<void> {
  const last = await lastMessageId(page, to, CODE, base)
  await send(page)
  const code = page.getByRole('dialog', { name: 'Vérification de sécurité' })
  await expect(code).toBeVisible()
  await code
    .getByLabel('Code de sécurité à 6 chiffres')
    .fill(await codeAfter(page, to, CODE, last, base))
  await code.getByRole('button', { name: 'Valider' }).click()
}

export const envoyer = (page: Page) =>
  page.getByRole('button', { name: 'Envoyer ma demande' }).click()

/** A payment says what it is, and how much. */
export const payerParCarte = (page: Page) =>
  page.getByRole('button', { name: /^Payer \d[\d\s]*,\d{2}\s€ par carte$/ }).click()
