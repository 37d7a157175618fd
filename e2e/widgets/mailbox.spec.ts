import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

/** Somebody who is not signed in asks for a code, as the recovery of an identifier will. */
const askForCode = (page: Page, username: string) =>
  page.evaluate(async (username) => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const answer = await fetch('/api/security-code/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': token },
      body: JSON.stringify({
        sendType: 'MAIL',
        operation: 'VERIFY_UNAUTHENTICATED_AMF',
        username,
      }),
    })
    return answer.status
  }, username)

test('a mail that the portal sends is read in the mailbox, as HTML and as text @everywhere', async ({
  page,
  problems,
}) => {
  // The test's own tools cannot enter the frame either.
  problems.expect(/Blocked script execution .* sandboxed/)
  await page.goto('/')
  expect(await askForCode(page, 'julien.martin@example.org')).toBe(200)

  await page.goto('/dev/mailbox')
  await expect(page.getByRole('heading', { level: 1, name: 'Boîte de messages' })).toBeVisible()
  // Other tests receive messages at the same time: only the newest of all is open.
  const newest = page.getByRole('listitem').filter({ hasText: 'À julien.martin@' }).first()
  await newest.locator('details').evaluate((details) => details.setAttribute('open', ''))
  const text = (await newest.locator('pre').textContent()) ?? ''
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? 'no code'
  const mail = newest.frameLocator('iframe')
  await expect(mail.getByRole('heading', { name: 'Votre code de sécurité' })).toBeVisible()
  await expect(mail.getByText(code, { exact: true })).toBeVisible()

  // Axe cannot run inside a frame that runs nothing: the page without it, then the mail alone.
  const [{ html }] = await page.evaluate(async () => {
    const answer = await fetch('/dev/mailbox/messages?to=julien.martin@example.org')
    return answer.json()
  })
  await page.locator('iframe').evaluateAll((frames) => frames.map((frame) => frame.remove()))
  await expectAccessible(page)
  await page.goto('about:blank')
  await page.setContent(html)
  await expectAccessible(page)
})
