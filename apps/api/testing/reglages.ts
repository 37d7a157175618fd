import type { ClientConfig } from '@espace-adherent/contract'
import { eq } from 'drizzle-orm'
import { client } from '../src/features/portail/portail.schema.ts'
import type { TestApp } from './test-app.ts'

/** The same client with other settings, from the next request on. */
export async function regler(
  { database: { db }, annuaire }: TestApp,
  reglages: Partial<ClientConfig>,
  code = 'horizon',
): Promise<void> {
  const [row] = await db.select().from(client).where(eq(client.code, code))
  if (!row) throw new Error(`No client ${code}`)
  const config = { ...row.config, ...reglages }
  await db.update(client).set({ config }).where(eq(client.code, code))
  await annuaire.refresh(db)
}
