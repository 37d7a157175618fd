import assert from 'node:assert/strict'
import { eq } from 'drizzle-orm'
import type { Inject, TestApp } from '../../../../testing/index.ts'
import { compte } from '../../../noyau/comptes.schema.ts'
import { budgetSecurite } from '../../budgets/budgets.schema.ts'
import { message } from '../../messages/messages.schema.ts'
import { autorisationSecurite, codeSecurite } from '../../securite/securite.schema.ts'
import { cleAcces, defiCleAcces } from '../cles-acces.schema.ts'

export const later = (date: Date, minutes: number) => new Date(date.getTime() + minutes * 60_000)

/** What tests of keys look at, on an application of their own. */
export function createPortal(app: () => TestApp) {
  const inbox = async (to: string): Promise<{ subject: string; text: string }[]> =>
    (await app().visitor()(`/dev/mailbox/messages?to=${encodeURIComponent(to)}`)).json()

  return {
    /** What somebody received, newest first. */
    inbox,

    /** Asks for a code by mail; gives it, not yet verified. */
    async askCode(call: Inject, to: string, operation: string): Promise<string> {
      const payload = { sendType: 'MAIL', operation }
      await call({ method: 'POST', url: '/api/security-code/send', payload })
      const code = /\b\d{6}\b/.exec((await inbox(to))[0]?.text ?? '')?.[0]
      assert.ok(code, `no code was sent to ${to}`)
      return code
    },
    async verifyCode(call: Inject, operation: string, securityCode: string): Promise<void> {
      const payload = { securityCode, operation }
      const answer = await call({ method: 'POST', url: '/api/security-code/verify', payload })
      assert.equal(answer.statusCode, 200)
    },

    compteId: async (userName: string): Promise<string> => {
      const rows = await app()
        .database.db.select({ id: compte.id })
        .from(compte)
        .where(eq(compte.userName, userName))
      return rows[0]?.id ?? ''
    },

    /** As if no key, no code and no message had ever been. */
    async reset(): Promise<void> {
      const tables = [cleAcces, defiCleAcces, codeSecurite, budgetSecurite, autorisationSecurite]
      for (const table of [...tables, message]) await app().database.db.delete(table)
    },
    forgetMails: () => app().database.db.delete(message),
  }
}
