import type { codePostalResource, Query, TableReferentiel } from '@espace-adherent/contract'
import type { ConnecteContext } from '../context.ts'
import { findCodesPostaux, findLignes, streamCodesPostaux } from './referentiel.repository.ts'

export const referentielSource = (table: TableReferentiel) => ({
  list: ({ db }: ConnecteContext) => findLignes(db, table),
})

type Recherche = Query<typeof codePostalResource>

export const codePostalSource = {
  list: ({ db }: ConnecteContext, { limite, ...critere }: Recherche) =>
    findCodesPostaux(db, critere, limite),
  /** An export is not cut at the first hundred. */
  rows: ({ db }: ConnecteContext, critere: Recherche) => streamCodesPostaux(db, critere),
}
