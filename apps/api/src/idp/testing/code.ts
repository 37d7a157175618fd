import assert from 'node:assert/strict'
import { sql } from 'drizzle-orm'
import type { TestApp } from '../../../testing/index.ts'
import type { Answer, Browser } from './browser.ts'
import { identifiants, openLogin, sendForm } from './sign-in.ts'

/** The second step of signing in, as tests take it. */
export function createCodeStep(portal: () => TestApp) {
  return {
    /** The right password, then the page that asks for the code. */
    async asked(browser: Browser, userName: string): Promise<Answer> {
      const sent = await sendForm(browser, await openLogin(browser), identifiants(userName))
      assert.equal(sent.status, 303)
      return browser.get(sent.location ?? '')
    },

    /** The code that came last, to somebody or to anybody. */
    async last(to = ''): Promise<string> {
      const query = to && `?to=${encodeURIComponent(to)}`
      const answer = await portal().visitor()(`/dev/mailbox/messages${query}`)
      const [message] = answer.json() as { text: string }[]
      return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? ''
    },

    send: (
      browser: Browser,
      page: Answer,
      fields: Record<string, string>,
      remoteAddress?: string,
    ): Promise<Answer> =>
      browser.post(
        new URL(`${page.url.pathname}/code`, page.url),
        { _xsrf: browser.cookie('XSRF-TOKEN', page.url.hostname)?.value ?? '', ...fields },
        remoteAddress,
      ),

    /** As if nobody had ever tried anything. */
    async reset(): Promise<void> {
      for (const table of ['echec_connexion', 'budget_securite', 'code_securite', 'message'])
        await portal().database.db.execute(sql.raw(`delete from ${table}`))
    },
  }
}
