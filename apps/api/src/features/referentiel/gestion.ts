import {
  referentielGestions,
  type TableClient,
  type TableReferentiel,
  tablesClient,
  tablesPartagees,
} from '@espace-adherent/contract'
import type { StaffContext } from '../context.ts'
import { gere } from '../gestion/index.ts'
import { cleCommune, communes } from './codes-postaux.repository.ts'
import { enCommun, lignes, lignesCommunes } from './referentiel.repository.ts'
import { findUsages } from './usages.repository.ts'

const usagesDe =
  (table: TableReferentiel) =>
  ({ db, client }: StaffContext, code: string) =>
    findUsages(db, client.code, table, code)

/** The insurer's words over the common rows: a row of its own goes, a common one is withdrawn. */
const tenir = (table: TableClient) =>
  gere(referentielGestions[`referentiel.${table}`], {
    table: lignes,
    cle: lignes.code,
    part: ({ client }) => ({ clientCode: client.code, nomTable: table }),
    enCommun: {
      ...enCommun,
      retrait: ({ origine }) => (origine === 'propre' ? null : { isRetire: true }),
    },
    nettoie: ({ isRetire, ...valeurs }) =>
      isRetire === undefined ? valeurs : { ...valeurs, isRetire: isRetire ?? false },
    usages: usagesDe(table),
  })

/** Nobody has a right to write these: what staff read is the installation's. */
const montrer = (table: (typeof tablesPartagees)[number]) =>
  gere(referentielGestions[`referentiel.${table}`], {
    table: lignesCommunes,
    cle: lignesCommunes.code,
    part: () => ({ nomTable: table }),
    usages: usagesDe(table),
  })

/** Every table of codes and labels. Members read them from the database: a change is there at once. */
export const referentielsTenus = [
  ...tablesClient.map(tenir),
  ...tablesPartagees.map(montrer),
  gere(referentielGestions['referentiel.code-postal'], {
    table: communes,
    cle: cleCommune,
    part: () => ({}),
  }),
]
