import assert from 'node:assert/strict'
import { eq } from 'drizzle-orm'
import type { Inject, TestApp } from '../../../../testing/index.ts'
import { compte } from '../../../noyau/comptes.schema.ts'
import { budgetSecurite } from '../../budgets/budgets.schema.ts'
import { message } from '../../messages/messages.schema.ts'
import { autorisationSecurite, codeSecurite } from '../securite.schema.ts'

export const CAMILLE = 'camille.martin@example.org'
export const HUGO = 'hugo.roche@example.org'
export const JEANNE = 'jeanne.moreau@example.org'
/** Mobiles of the demonstration. */
export const MOBILE_CAMILLE = '+33639980145'
export const MOBILE_HUGO = '+33639984567'
export const NOUVEAU = '06 39 98 77 01'
export const NOUVEAU_E164 = '+33639987701'

type Sent = {
  channel: string
  to: string
  subject: string | null
  text: string
  html: string | null
}

/** What a test does with security codes, on an application of its own. */
export function createCodes(app: () => TestApp) {
  const post = (call: Inject, path: string, payload: object, extra: object = {}) =>
    call({ method: 'POST', url: `/api/security-code/${path}`, payload, ...extra })

  const inbox = async (to: string): Promise<Sent[]> => {
    const url = `/dev/mailbox/messages?to=${encodeURIComponent(to)}`
    return (await app().visitor()(url)).json()
  }
  const lastCode = async (to: string): Promise<string> => {
    const [newest] = await inbox(to)
    const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0]
    assert.ok(code, `no code was sent to ${to}`)
    return code
  }

  return {
    send: (call: Inject, operation: string, body: object = {}, extra: object = {}) =>
      post(call, 'send', { sendType: 'SMS', operation, ...body }, extra),
    verify: (call: Inject, operation: string, securityCode: string, body: object = {}) =>
      post(call, 'verify', { securityCode, operation, ...body }),
    inbox,
    lastCode,

    compte: async (userName: string) => {
      const { db } = app().database
      const [row] = await db.select().from(compte).where(eq(compte.userName, userName))
      assert.ok(row)
      return row
    },
    set: (userName: string, values: Partial<(typeof compte)['$inferInsert']>) =>
      app().database.db.update(compte).set(values).where(eq(compte.userName, userName)),

    /** As if no code had ever been asked for. */
    async reset(): Promise<void> {
      const { db } = app().database
      for (const table of [codeSecurite, budgetSecurite, autorisationSecurite, message])
        await db.delete(table)
    },
  }
}

/** Another code than this one. */
export const not = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

export const later = (date: Date, minutes: number) => new Date(date.getTime() + minutes * 60_000)
