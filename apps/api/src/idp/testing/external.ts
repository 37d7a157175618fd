import assert from 'node:assert/strict'
import type { FournisseurExterne } from '@espace-adherent/domain'
import { eq, sql } from 'drizzle-orm'
import { freePort } from '../../../../../scripts/support/ports.ts'
import { type DemoAccount, subjectOf } from '../../../demo/provider/accounts.ts'
import { startDemoProvider } from '../../../demo/provider/index.ts'
import { createTestApp } from '../../../testing/index.ts'
import { client } from '../../features/portail/portail.schema.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import type { Answer, Browser } from './browser.ts'
import { ATLAS, LOGIN } from './sign-in.ts'

export type External = Awaited<ReturnType<typeof startExternal>>

/** The portal, and the provider of Prévoyance Atlas on a port of its own. `accounts` may change while it runs. */
export async function startExternal(accounts: DemoAccount[]) {
  const portal = await createTestApp()
  const { db } = portal.database

  /** What an administrator would change in the client's configuration. */
  async function configure(change: Partial<FournisseurExterne>): Promise<void> {
    const [row] = await db.select().from(client).where(eq(client.code, 'atlas'))
    const fournisseurExterne = { ...(row?.fournisseurExterne as FournisseurExterne), ...change }
    await db.update(client).set({ fournisseurExterne }).where(eq(client.code, 'atlas'))
    await portal.annuaire.refresh(db)
  }

  const port = await freePort()
  const issuer = `http://localhost:${port}`
  await configure({ issuer })
  const provider = await startDemoProvider({ ...portal, port, accounts })
  assert.ok(provider)

  /** Gives what the portal answers to the callback; a second factor of the provider is given, or done without. */
  async function signIn(browser: Browser, email: string, query = '', code = ''): Promise<Answer> {
    const page = await browser.follow(`${ATLAS}${LOGIN}${query}`)
    assert.equal(page.url.origin, provider?.issuer)
    let sent = await browser.post(page.url, { email, password: 'Atlas!2026' })
    assert.ok(sent.location)
    if (sent.location.href === page.url.href)
      sent = await browser.post(`${page.url}/code`, code === '' ? { code, sans: '1' } : { code })
    assert.ok(sent.location)
    return browser.follow(sent.location, (url) => url.origin === ATLAS && url.pathname === '/')
  }

  return {
    portal,
    provider,
    configure,
    signIn,
    user: (browser: Browser) => browser.get(`${ATLAS}/api/identity/user`),

    /** As if everybody had signed in there before; or at another provider, or nowhere yet. */
    async bindAll(to: string | null = issuer): Promise<void> {
      const rows = await db.select().from(compte).where(eq(compte.clientCode, 'atlas'))
      for (const { id, userName } of rows)
        await db
          .update(compte)
          .set({
            issuerExterne: to,
            sujetExterne: to === null ? null : subjectOf({ email: userName }),
          })
          .where(eq(compte.id, id))
    },

    async reset(): Promise<void> {
      const tables = ['budget_securite', 'code_securite', 'message', 'application_codes', 'session']
      for (const table of tables) await db.execute(sql.raw(`delete from ${table}`))
    },

    async close(): Promise<void> {
      await provider.close()
      await portal.close()
    },
  }
}
