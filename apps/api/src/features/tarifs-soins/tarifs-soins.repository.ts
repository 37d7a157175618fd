import { type Correction, formatNombre, tarifsEnDoute } from '@espace-adherent/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { tarifSoins } from './tarifs-soins.schema.ts'

export { tarifSoins }

/** Amounts in cents, the others as they are. What a client began with is the nomenclature's own: it is not read again. */
const corrections = sql`select coalesce(json_agg(json_build_object('code', t.code_acte, 'moinsDe', t.moins_de,
    'quoi', t.quoi, 'depuis', t.depuis,
    'valeur', case when t.quoi in ('tauxRo', 'maximumRo') then t.centiemes / 100.0 else t.centiemes end)
    order by t.depuis), '[]')
  from ${tarifSoins} t where (not t.is_origine or t.revision > 1)`

/** Those of the client that the column of a statement names, in that same statement. */
export const correctionsDe = (clientCode: SQL | AnyPgColumn) =>
  sql<Correction[]>`(${corrections} and t.client_code = ${clientCode})`

const duClient = prepared((db) =>
  db
    .select({
      corrections: correctionsDe(sql`${sql.placeholder('clientCode')}`),
    })
    .from(sql`(select 1) as un`)
    .prepare('tarifs_soins_du_client'),
)

export async function findCorrections(db: Executor, clientCode: string): Promise<Correction[]> {
  const [row] = await duClient(db).execute({ clientCode })
  return row?.corrections ?? []
}

const UNITES = ['tauxRo', 'maximumRo']

/** The settings of a new client: what no text was read for, as the engine has it. */
export async function seedTarifsSoins(tx: Executor, clientCode: string): Promise<void> {
  await tx.insert(tarifSoins).values(
    tarifsEnDoute.map(({ code, valeur, ...doute }) => {
      const isUnite = UNITES.includes(doute.quoi)
      return {
        ...doute,
        clientCode,
        codeActe: code,
        valeur: isUnite ? String(valeur) : formatNombre(valeur).replace(/\s/g, ''),
        centiemes: isUnite ? valeur * 100 : valeur,
        isOrigine: true,
      }
    }),
  )
}
