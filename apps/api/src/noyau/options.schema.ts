import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { versContrat } from './contrats.schema.ts'

/** A reinforcement that a contract holds, at the price of the day it was chosen. */
export const optionContrat = pgTable(
  'option_contrat',
  {
    clientCode: text().notNull(),
    numeroContrat: text().notNull(),
    codeRenfort: text().notNull(),
    dateDebut: date({ mode: 'string' }).notNull(),
    dateFin: date({ mode: 'string' }),
    /** It ended because the contract's new level does not know it: whoever gives that level up holds it again. */
    isFinNiveau: boolean().notNull().default(false),
    /** In cents. */
    montantMensuel: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.clientCode, t.numeroContrat, t.codeRenfort, t.dateDebut] }),
    versContrat(t),
  ],
)
