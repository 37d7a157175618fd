import {
  type codePostalResource,
  type Query,
  type TableReferentiel,
  tablesReferentiel,
} from '@espace-adherent/contract'
import type { ConnecteContext } from '../context.ts'
import { findCodesPostaux, streamCodesPostaux } from './codes-postaux.repository.ts'
import { findLignes } from './referentiel.repository.ts'

const referentielSource = (table: TableReferentiel) => ({
  list: ({ db, client }: ConnecteContext) => findLignes(db, client.code, table),
})

/** The tables of codes and labels, which are all read the same way. */
export const referentielSources = Object.fromEntries(
  tablesReferentiel.map((table) => [table, referentielSource(table)]),
) as Record<TableReferentiel, ReturnType<typeof referentielSource>>

type Recherche = Query<typeof codePostalResource>

export const codePostalSource = {
  list: ({ db }: ConnecteContext, { limite, ...critere }: Recherche) =>
    findCodesPostaux(db, critere, limite),
  /** An export is not cut at the first hundred. */
  rows: ({ db }: ConnecteContext, critere: Recherche) => streamCodesPostaux(db, critere),
}
