import { isNull } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { compte } from '../../noyau/comptes.schema.ts'
import { instant } from '../../platform/db/columns.schema.ts'
import { client } from '../portail/portail.schema.ts'

/** A file that somebody sent. Its bytes are in the file store, under its remote name. */
export const fichier = pgTable(
  'fichier',
  {
    /** Drawn by the server: says nothing of the file, cannot be guessed. */
    remoteFileName: text().primaryKey(),
    clientCode: text()
      .notNull()
      .references(() => client.code),
    compteId: uuid()
      .notNull()
      .references(() => compte.id, { onDelete: 'cascade' }),
    /** What the person calls it; sealed, for people name files after themselves. */
    localFileName: text().notNull(),
    /** The field of the form that it answers. */
    inputName: text().notNull(),
    typeMime: text().notNull(),
    taille: integer().notNull(),
    /** SHA-256 of the content, to tell a file that changed on the disk. */
    empreinte: text().notNull(),
    deposeLe: instant().notNull(),
    /** Set when a virus scanner has found nothing; until then nobody reads it or takes it. */
    analyseLe: instant(),
    /** Set with the request that takes it, or since: read by its owner and by the medical service alone. */
    isMedicale: boolean().notNull().default(false),
    /** Set when a request takes the file; one that nothing takes is thrown away later. */
    rattacheLe: instant(),
  },
  (t) => [
    index('fichier_compte').on(t.compteId, t.deposeLe),
    index('fichier_a_rattacher').on(t.deposeLe).where(isNull(t.rattacheLe)),
    index('fichier_a_analyser').on(t.deposeLe).where(isNull(t.analyseLe)),
  ],
)
