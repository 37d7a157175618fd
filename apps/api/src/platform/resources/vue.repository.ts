import { idDeVue, type Resource, vueDe } from '@espace-adherent/contract'
import { z } from 'zod'
import { beginningWith, type Executor, holdName } from '../db/index.ts'
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
  const compare = async (tx: Executor): Promise<void> => {
    await holdName(tx, `${path} ${id}`)
    const listing = await list({ ...asked, db: tx } as never, {} as never)
    const rows = Array.isArray(listing) ? listing : 'items' in listing ? listing.items : []
    const found = rows.find((each) => identify(each) === id)
    const actuelle = found === undefined ? null : z.encode(row, found)
    if (vueDe(id, actuelle) !== vue) throw staleWrite(votre, actuelle)
  }
  return { ...asked, db: beginningWith(db, compare) }
}
