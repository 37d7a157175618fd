import type { TableReferentiel, Usage } from '@espace-adherent/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '../../platform/db/index.ts'
import { contrat, personne } from '../../schema/contrats.schema.ts'
import { cotisation } from '../../schema/cotisations.schema.ts'
import { compte } from '../../schema/identity.schema.ts'
import { sinistre } from '../../schema/sinistres.schema.ts'
import { textes } from './textes.ts'

type Place = { libelle: string; column: AnyPgColumn | SQL; table: SQL }

/** Where the codes of each table stand, of every insurer: the tables are everybody's. */
const places: Partial<Record<TableReferentiel, readonly Place[]>> = {
  civilite: [
    { libelle: textes.personnes, table: sql`${personne}`, column: personne.codeCivilite },
    { libelle: textes.comptes, table: sql`${compte}`, column: compte.codeCivilite },
  ],
  sexe: [{ libelle: textes.personnes, table: sql`${personne}`, column: personne.sexe }],
  pays: [
    {
      libelle: textes.adresses,
      table: sql`${personne}`,
      column: sql`${personne.adresse} ->> 'codePays'`,
    },
  ],
  'type-sinistre': [
    { libelle: textes.sinistres, table: sql`${sinistre}`, column: sinistre.typeSinistre },
  ],
  'mode-paiement': [
    { libelle: textes.prestations, table: sql`${contrat}`, column: contrat.codeModePaiement },
    {
      libelle: textes.contratsCotisations,
      table: sql`${contrat}`,
      column: contrat.codeModePaiementCotisation,
    },
    { libelle: textes.echeances, table: sql`${cotisation}`, column: cotisation.codeModePaiement },
  ],
}

/** Where a code is used, and how often. */
export async function findUsages(
  db: Executor,
  nomTable: TableReferentiel,
  code: string,
): Promise<Usage[]> {
  const asked = places[nomTable] ?? []
  if (asked.length === 0) return []
  const { rows } = (await db.execute(
    sql.join(
      asked.map(
        ({ libelle, table, column }) =>
          sql`select ${libelle}::text as libelle, count(*)::int as nombre from ${table} where ${column} = ${code}`,
      ),
      sql` union all `,
    ),
  )) as unknown as { rows: Usage[] }
  return rows.filter(({ nombre }) => nombre > 0)
}
