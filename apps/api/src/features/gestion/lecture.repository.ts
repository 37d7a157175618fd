import type { Champ, Champs, Gestes, Gestion } from '@espace-adherent/contract'
import type { SQL } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Cherche, TableDe, Tenue } from './table.repository.ts'

const instant = () => timestamp({ withTimezone: true })

function colonneDe({ genre }: Champ) {
  if (genre === 'nombre' || genre === 'montant') return integer()
  if (genre === 'booleen') return boolean()
  if (genre === 'jour') return date({ mode: 'string' })
  if (genre === 'instant') return instant()
  return genre === 'liste' || genre === 'propre' ? jsonb() : text()
}

/**
 * Rows that no one table holds: what they are read from has a column for each field, and `id`, `client_code`, `revision`,
 * `modifie_le`. Each insurer's own; only gestures change them.
 */
export function lueDe<C extends Champs, E extends string, G extends Gestes<E>>(
  { key, champs }: Pick<Gestion<C, E, G>, 'key' | 'champs'>,
  lecture: (clientCode: string, cherche: Cherche) => SQL,
): Pick<Tenue<C>, 'table' | 'cle' | 'part' | 'lecture'> {
  const noms = Object.entries<Champ>(champs).map(([nom, champ]) => [nom, colonneDe(champ)])
  const table = pgTable(key, {
    id: text(),
    clientCode: text(),
    revision: integer(),
    modifieLe: instant(),
    ...Object.fromEntries(noms),
  })
  return {
    table: table as unknown as TableDe<C>,
    cle: table.id as AnyPgColumn,
    part: ({ client }) => ({ clientCode: client.code }),
    lecture: ({ clientCode = '' }, cherche) => lecture(clientCode, cherche),
  }
}
