import type { Page } from '@playwright/test'
import { baseUrl } from './addresses.ts'
import { expect } from './test.ts'

type Message = { id: string; channel: 'MAIL' | 'SMS'; to: string; subject: string; text: string }

async function messagesTo(page: Page, to: string, base: string): Promise<Message[]> {
  // Browsers know every name under localhost, the system beneath them may not.
  const { host, port } = new URL(base)
  const url = `http://localhost:${port}/dev/mailbox/messages?to=${encodeURIComponent(to)}`
  return (await page.request.get(url, { headers: { host } })).json()
}

/** The newest message to somebody whose subject or text has these words; waits for it. */
export async function messageTo(
  page: Page,
  to: string,
  words: RegExp,
  base = baseUrl,
): Promise<Message> {
  let found: Message | undefined
  await expect
    .poll(async () => {
      const all = await messagesTo(page, to, base)
      found = all.find(({ subject, text }) => words.test(`${subject}\n${text}`))
      return found !== undefined
    })
    .toBe(true)
  return found as Message
}

/** The link of a mail, as a path of the portal. */
export async function linkTo(page: Page, to: string, words: RegExp): Promise<string> {
  const { text } = await messageTo(page, to, words)
  const url = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
  return `/${url.hash}`
}

/** The newest message of somebody that has these words, to tell a later one from it. */
export async function lastMessageId(
  page: Page,
  to: string,
  words: RegExp,
  base = baseUrl,
): Promise<number> {
  const all = await messagesTo(page, to, base)
  return Number(all.find(({ text }) => words.test(text))?.id ?? 0)
}

/** The six figures of a message that came after that one. */
export async function codeAfter(page: Page, to: string, words: RegExp, id: number, base = baseUrl) {
  let code = ''
  await expect
    .poll(async () => {
      const all = await messagesTo(page, to, base)
      const fresh = all.find((message) => Number(message.id) > id && words.test(message.text))
      code = /\b\d{6}\b/.exec(fresh?.text ?? '')?.[0] ?? ''
      return code
    })
    .not.toBe('')
  return code
}

/** Reads the newest mail on the mailbox page, as a person would, and follows its link. */
export async function followMail(page: Page, subject: string, button: string, base = baseUrl) {
  await page.goto(`${base}/dev/mailbox`)
  const mail = page.locator('details').filter({ hasText: subject }).first()
  if (!(await mail.evaluate((details: HTMLDetailsElement) => details.open)))
    await mail.locator('summary').click()
  const opened = page.waitForEvent('popup')
  await mail.frameLocator('iframe').getByRole('link', { name: button }).click()
  return opened
}
