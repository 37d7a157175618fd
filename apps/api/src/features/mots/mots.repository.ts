import { asc } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { mot } from './mots.schema.ts'

/** The table itself, for what keeps it. */
export const mots = mot

/** Every wording of every client. */
export const findMots = (db: Executor) =>
  db
    .select({
      clientCode: mot.clientCode,
      key: mot.key,
      contenu: mot.contenu,
      revision: mot.revision,
    })
    .from(mot)
    .orderBy(asc(mot.clientCode), asc(mot.key))
