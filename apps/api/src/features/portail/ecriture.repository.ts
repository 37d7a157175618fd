import type { DroitsChoisis } from '@espace-adherent/domain'
import { and, eq, or, sql } from 'drizzle-orm'
import { type Change, changed, type Ecriture } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { TOPIC_CLIENTS } from './annuaire.ts'
import { client, clientLogo, fonctionnaliteContrat } from './portail.schema.ts'

type NouveauClient = typeof client.$inferInsert
type NouveauLogo = typeof clientLogo.$inferInsert

/** Every node reads the clients again. */
const announce = (e: Ecriture) => e.execute(sql`select pg_notify('invalidation', ${TOPIC_CLIENTS})`)

/**
 * Held until the transaction ends: two who save at once come one after the other. `parCode`: their own client, and those
 * that were made from it; nobody reaches another insurer's.
 */
export async function holdClient(tx: Executor, code: string, parCode?: string) {
  const isTenu =
    parCode === undefined ? undefined : or(eq(client.code, parCode), eq(client.gerePar, parCode))
  const [row] = await tx
    .select()
    .from(client)
    .where(and(isTenu, eq(client.code, code)))
    .for('update')
  return row
}

/** What was decided of the roles, held: two who change rights at once come one after the other. */
export async function holdDroits(tx: Executor, code: string): Promise<DroitsChoisis | null> {
  const [row] = await tx
    .select({ droits: client.droits })
    .from(client)
    .where(eq(client.code, code))
    .for('no key update')
  return row?.droits ?? null
}

export async function addClient(
  e: Ecriture,
  row: NouveauClient,
  logos: readonly NouveauLogo[],
): Promise<Change> {
  await e.insert(client).values(row)
  await e.insert(clientLogo).values([...logos])
  await announce(e)
  return changed(e, undefined)
}

/** A version more; null of `logos`: they stay. */
export async function saveClient(
  e: Ecriture,
  code: string,
  set: Partial<NouveauClient>,
  logos: readonly NouveauLogo[] | null,
): Promise<Change<typeof client.$inferSelect>> {
  const [row] = await e
    .update(client)
    .set({ ...set, revision: sql`${client.revision} + 1` })
    .where(eq(client.code, code))
    .returning()
  if (!row) throw new Error(`The client ${code} was held, and is gone`)
  if (logos) {
    await e.delete(clientLogo).where(eq(clientLogo.clientCode, code))
    if (logos.length > 0) await e.insert(clientLogo).values([...logos])
  }
  await announce(e)
  return changed(e, row)
}

/** Where its preparation stands: no version of it, and nobody's to go back to. */
export async function notePreparation(
  e: Ecriture,
  code: string,
  preparation: typeof client.$inferInsert.preparation,
): Promise<Change> {
  await e.update(client).set({ preparation }).where(eq(client.code, code))
  return changed(e, undefined)
}

export async function saveDroits(
  e: Ecriture,
  code: string,
  droits: DroitsChoisis,
): Promise<Change> {
  await e.update(client).set({ droits }).where(eq(client.code, code))
  await announce(e)
  return changed(e, undefined)
}

type CleException = { clientCode: string; numeroContrat: string; fonctionnalite: string }

/** What one contract has otherwise than its client; null: as the client. */
export async function saveException(
  e: Ecriture,
  cle: CleException,
  isActivated: boolean | null,
): Promise<Change> {
  const { clientCode, numeroContrat, fonctionnalite } = fonctionnaliteContrat
  if (isActivated === null)
    await e
      .delete(fonctionnaliteContrat)
      .where(
        and(
          eq(clientCode, cle.clientCode),
          eq(numeroContrat, cle.numeroContrat),
          eq(fonctionnalite, cle.fonctionnalite),
        ),
      )
  else
    await e
      .insert(fonctionnaliteContrat)
      .values({ ...cle, isActivated })
      .onConflictDoUpdate({
        target: [clientCode, numeroContrat, fonctionnalite],
        set: { isActivated },
      })
  await announce(e)
  return changed(e, undefined)
}
