import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { compte } from '../../noyau/comptes.schema.ts'
import { instant } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

/** A device whose holder wants to be told there (Web Push). It goes with their sign-out, and with their account. */
export const appareilPrevenu = pgTable(
  'appareil_prevenu',
  {
    id: uuid().primaryKey(),
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    /** Fingerprint of the session that it was last seen with: it may be over, the device stays until it is left. */
    session: text().notNull(),
    /** Keyed hash of its address: one browser is one row, whoever uses it. */
    empreinte: text().notNull(),
    /** Sealed JSON: its address and its keys. */
    abonnement: text().notNull(),
    /** « Chrome sur Android ». */
    appareil: text(),
    creeLe: instant().notNull(),
    vuLe: instant().notNull(),
    /** The last notification that it was told of. */
    dernier: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    uniqueIndex('appareil_prevenu_empreinte').on(t.clientCode, t.empreinte),
    index('appareil_prevenu_compte').on(t.compteId),
    index('appareil_prevenu_session').on(t.session),
    index('appareil_prevenu_client').on(t.clientCode, t.id),
  ],
)
