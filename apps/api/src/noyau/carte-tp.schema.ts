import type { CodeDomaineTp } from '@espace-adherent/domain'
import { date, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { versContrat } from './contrats.schema.ts'

/** `taux` in percent; none where the insurer is asked each time. */
export type DomaineTp = { code: CodeDomaineTp; taux: number | null }

/** A third-party-payment card: one per contract and period. */
export const carteTp = pgTable(
  'carte_tp',
  {
    clientCode: text().notNull(),
    numeroContrat: text().notNull(),
    dateDebut: date({ mode: 'string' }).notNull(),
    dateFin: date({ mode: 'string' }).notNull(),
    numeroAmc: text().notNull(),
    typeConvention: text().notNull(),
    csr: text().notNull(),
    /** What the insurer's own datamatrix says, to the letter; none: the card has no code. */
    datamatrix: text(),
    domaines: jsonb().$type<DomaineTp[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.clientCode, t.numeroContrat, t.dateDebut] }), versContrat(t)],
)
