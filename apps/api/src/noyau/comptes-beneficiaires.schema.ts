import { date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../platform/db/columns.schema.ts'
import { personne, versContrat } from './contrats.schema.ts'

/**
 * What a beneficiary of sixteen and over answered: the account on which they are paid personally, or that they
 * leave their money to the account of the contract. It outlives their cover: care of before is still paid to them.
 */
export const comptePersonnel = pgTable(
  'compte_beneficiaire',
  {
    clientCode: text().notNull(),
    numeroContrat: text().notNull(),
    personneId: uuid()
      .notNull()
      .references(() => personne.id),
    titulaire: text(),
    /** Sealed. */
    iban: text(),
    ibanMasque: text(),
    /** Keyed hash. */
    ibanEmpreinte: text(),
    bic: text(),
    /** The first day on which payments go there; none once it was refused. */
    depuis: date({ mode: 'string' }),
    refuseLe: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.clientCode, t.numeroContrat, t.personneId] }),
    versContrat(t),
    index('compte_beneficiaire_personne').on(t.personneId),
    index('compte_beneficiaire_iban').on(t.clientCode, t.ibanEmpreinte),
  ],
)
