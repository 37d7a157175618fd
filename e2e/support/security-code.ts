import type { Locator, Page, Request } from '@playwright/test'
import { openGallery, specimen } from './gallery.ts'
import { dialog } from './pages.ts'

export const label = 'Code de sécurité à 6 chiffres'
export const champ = (page: Page) => dialog(page).getByLabel(label)

/** The boxes that are seen: one for each digit. */
export const cases = (scope: Locator) => scope.locator('[aria-hidden=true] > span')

export const paste = (target: Locator, text: string) =>
  target.evaluate((node, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    node.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

/** Asks for a code for that operation, in the gallery. */
export async function start(page: Page, operation: string) {
  await openGallery(page, 'code')
  await specimen(page, 'Toutes les opérations')
    .getByRole('button', { name: operation, exact: true })
    .click()
}

export const contact = {
  email: 'c•••••@example.org',
  telephone: '•• •• •• 12 34' as string | null,
  isTelephoneConfirme: true,
  isTelephoneInterdit: false,
  isAmf: true,
}

export const sent = {
  sendType: 'SMS' as 'MAIL' | 'SMS' | null,
  content: 'Un code de sécurité à 6 chiffres vient d’être envoyé par SMS au •• •• •• 12 34.',
  telephoneForbidden: false,
  logoutUrl: null as string | null,
}

export const byMail = {
  ...sent,
  sendType: 'MAIL' as const,
  content: 'Un code vient d’être envoyé.',
}

type Answer = { status?: number; json: unknown }
type Answers = {
  contact?: typeof contact
  /** One after the other; the last one is given again. */
  send?: Answer[]
  verify?: Answer[]
}

export const ok = (json: unknown): Answer => ({ json })
export const refused = (status: number, code: string, message: string): Answer => ({
  status,
  json: { code, message },
})

/** Takes the place of the security-code calls, and keeps what they were sent. */
export async function answerCodes(page: Page, answers: Answers = {}) {
  const requests: Record<'contact' | 'send' | 'verify' | 'refresh', Request[]> = {
    contact: [],
    send: [],
    verify: [],
    refresh: [],
  }
  const lists: Record<keyof typeof requests, Answer[]> = {
    contact: [ok(answers.contact ?? contact)],
    send: answers.send ?? [ok(sent)],
    verify: answers.verify ?? [ok({ message: '' })],
    refresh: [ok(answers.contact ?? contact)],
  }
  for (const name of Object.keys(lists) as (keyof typeof lists)[])
    await page.route(
      (url) => url.pathname === `/api/security-code/${name}`,
      (route) => {
        const list = lists[name]
        const answer = list[Math.min(requests[name].length, list.length - 1)]
        requests[name].push(route.request())
        return route.fulfill({ status: answer?.status ?? 200, json: answer?.json })
      },
    )
  return {
    requests,
    bodies: (name: keyof typeof requests) =>
      requests[name].map((request) => request.postDataJSON() as Record<string, unknown>),
  }
}
