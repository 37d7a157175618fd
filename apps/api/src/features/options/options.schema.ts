import type { Apport, ApportEngagement, Attente } from '@espace-adherent/domain'
import {
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { offre } from '../../noyau/offres.schema.ts'
import { revisable } from '../../platform/db/columns.schema.ts'

/** A reinforcement that can be added to the contracts of an offer. */
export const renfort = pgTable(
  'renfort',
  {
    /** By which staff name it, who write the needs that it answers. */
    id: uuid().notNull().defaultRandom(),
    clientCode: text().notNull(),
    nomOffre: text().notNull(),
    code: text().notNull(),
    libelle: text().notNull(),
    description: text().notNull(),
    /** Price per month, in cents. */
    montantMensuel: integer().notNull(),
    ordre: integer().notNull(),
    /** The needs that it answers: what an advice is reasoned with. */
    repondA: jsonb().$type<Attente[]>().notNull().default([]),
    /** What it makes of what its offer promises; none: it changes nothing in what is paid. */
    apports: jsonb().$type<(Apport | ApportEngagement)[]>().notNull().default([]),
    ...revisable(),
  },
  (t) => [
    primaryKey({ columns: [t.clientCode, t.nomOffre, t.code] }),
    unique('renfort_id').on(t.id),
    foreignKey({
      columns: [t.clientCode, t.nomOffre],
      foreignColumns: [offre.clientCode, offre.nom],
    }),
  ],
)
