import { idDeVue, type Resource, vueDe } from '@espace-adherent/contract'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Executor } from '../db/index.ts'
import { staleWrite } from '../http/index.ts'
import type { AnySource } from './source.ts'

type Lue = Pick<Resource, 'path' | 'row' | 'identify'>

/**
 * For rows that have no revision: whoever changes one says what they saw of it (`If-Match`), and the first transaction
 * of the request refuses, with both, if it is another by then. Two who come at once are let in one after the other.
 */
export function asSeen<C extends { now: Date }>(
  asked: C,
  vue: string,
  { path, row, identify }: Lue,
  list: NonNullable<AnySource['list']>,
  votre: unknown,
): C {
  const { db } = asked as unknown as { db: Executor }
  const id = idDeVue(vue)
  let isCompared = false
  async function compare(tx: Executor): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${path} ${id}`}, 0))`)
    const listing = await list({ ...asked, db: tx } as never, {} as never)
    const rows = Array.isArray(listing) ? listing : 'items' in listing ? listing.items : []
    const found = rows.find((each) => identify(each) === id)
    const actuelle = found === undefined ? null : z.encode(row, found)
    if (vueDe(id, actuelle) !== vue) throw staleWrite(votre, actuelle)
    isCompared = true
  }
  const transaction: Executor['transaction'] = (work, config) =>
    db.transaction(async (tx) => {
      if (!isCompared) await compare(tx)
      return work(tx)
    }, config)
  return { ...asked, db: Object.create(db, { transaction: { value: transaction } }) }
}
