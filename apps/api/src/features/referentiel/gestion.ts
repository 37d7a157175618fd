import {
  referentielGestions,
  type TableReferentiel,
  tablesReferentiel,
} from '@espace-adherent/contract'
import { gere } from '../gestion/index.ts'
import { lignes } from './referentiel.repository.ts'
import { findUsages } from './usages.repository.ts'

const tenir = (table: TableReferentiel) =>
  gere(referentielGestions[`referentiel.${table}`], {
    table: lignes,
    cle: lignes.code,
    part: () => ({ nomTable: table }),
    usages: ({ db }, code) => findUsages(db, table, code),
  })

/** Every table of codes and labels. Members read them from the database: a change is there at once. */
export const referentielsTenus = tablesReferentiel.map(tenir)
