import type { EtapeSinistre, Indemnisation } from '@espace-adherent/domain'
import { bigint, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { personne, versContrat } from '../../noyau/contrats.schema.ts'

/**
 * A claim of a provident contract, once its declaration is accepted. What was declared, and its papers,
 * stay with the request: nothing medical is kept twice.
 */
export const sinistre = pgTable(
  'sinistre',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What its reference is made of. */
    numero: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    clientCode: text().notNull(),
    numeroContrat: text().notNull(),
    personneId: uuid()
      .notNull()
      .references(() => personne.id),
    /** Code of the reference table `type-sinistre`. */
    typeSinistre: text().notNull(),
    dateDebut: date({ mode: 'string' }).notNull(),
    dateFin: date({ mode: 'string' }),
    /** The steps that it has reached, in their order. */
    etapes: jsonb().$type<EtapeSinistre[]>().notNull(),
    /** What it is paid by, and what was paid; none until the management system tells it. */
    indemnisation: jsonb().$type<Indemnisation>(),
  },
  (t) => [
    versContrat(t),
    index('sinistre_contrat').on(t.clientCode, t.numeroContrat, t.dateDebut),
    index('sinistre_personne').on(t.personneId),
  ],
)
