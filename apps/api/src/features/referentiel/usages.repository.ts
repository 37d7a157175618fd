import type { TableReferentiel, Usage } from '@espace-adherent/contract'
import { type SQLWrapper, sql } from 'drizzle-orm'
import { compte, contrat, cotisation, personne } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { sinistre } from '../sinistres/lu.ts'
import { textes } from './textes.ts'

type Place = {
  libelle: string
  column: SQLWrapper
  table: SQLWrapper & { clientCode: SQLWrapper }
}

/** Where the codes of each table stand. */
const places: Partial<Record<TableReferentiel, readonly Place[]>> = {
  civilite: [
    { libelle: textes.personnes, table: personne, column: personne.codeCivilite },
    { libelle: textes.comptes, table: compte, column: compte.codeCivilite },
  ],
  sexe: [{ libelle: textes.personnes, table: personne, column: personne.sexe }],
  pays: [
    {
      libelle: textes.adresses,
      table: personne,
      column: sql`${personne.adresse} ->> 'codePays'`,
    },
  ],
  'type-sinistre': [{ libelle: textes.sinistres, table: sinistre, column: sinistre.typeSinistre }],
  'mode-paiement': [
    { libelle: textes.prestations, table: contrat, column: contrat.codeModePaiement },
    {
      libelle: textes.contratsCotisations,
      table: contrat,
      column: contrat.codeModePaiementCotisation,
    },
    { libelle: textes.echeances, table: cotisation, column: cotisation.codeModePaiement },
  ],
}

/** Where a code is used by an insurer, and how often. */
export async function findUsages(
  db: Executor,
  clientCode: string,
  nomTable: TableReferentiel,
  code: string,
): Promise<Usage[]> {
  const asked = places[nomTable] ?? []
  if (asked.length === 0) return []
  const { rows } = (await db.execute(
    sql.join(
      asked.map(
        ({ libelle, table, column }) =>
          sql`select ${libelle}::text as libelle, count(*)::int as nombre from ${table}
            where ${table.clientCode} = ${clientCode} and ${column} = ${code}`,
      ),
      sql` union all `,
    ),
  )) as unknown as { rows: Usage[] }
  return rows.filter(({ nombre }) => nombre > 0)
}
