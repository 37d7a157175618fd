import type { codePostalResource, Query, TableReferentiel } from '@espace-adherent/contract'
import type { RequestContext } from '../context.ts'
import { findCodesPostaux, findLignes, streamCodesPostaux } from './referentiel.repository.ts'

export const referentielSource = (table: TableReferentiel) => ({
  list: ({ db }: RequestContext) => findLignes(db, table),
})

type Recherche = Query<typeof codePostalResource>

export const codePostalSource = {
  list: ({ db }: RequestContext, { limite, ...critere }: Recherche) =>
    findCodesPostaux(db, critere, limite),
  /** An export is not cut at the first hundred. */
  rows: ({ db }: RequestContext, critere: Recherche) => streamCodesPostaux(db, critere),
}
