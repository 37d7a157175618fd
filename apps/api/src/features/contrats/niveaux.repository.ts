import { sql } from 'drizzle-orm'
import { ancienNiveau } from '../../schema/contrats.schema.ts'
import { offre } from '../../schema/offres.schema.ts'
import { correctionsDe } from '../tarifs-soins/index.ts'

/**
 * The guarantees that the contract `c` of a statement had before those of today, with their days:
 * `garantiesLe` chooses among them. The one place where they are read.
 */
export const anciensNiveaux = sql`(
  select coalesce(json_agg(json_build_object('du', n.du, 'au', n.au,
    'garanties', coalesce(x.garanties, '[]')) order by n.du), '[]')
  from ${ancienNiveau} n
  left join ${offre} x on x.client_code = n.client_code and x.nom = n.nom_offre
  where n.client_code = c.client_code and n.numero_contrat = c.numero)`

/** What is known of a person of a statement, under its contract `c`, that changes who pays for their care: keys of a JSON object. */
export const patientDe = (alias: 'p' | 'pe') => {
  const colonne = (nom: string) => sql.raw(`${alias}.${nom}`)
  return sql`'dateNaissance', ${colonne('date_naissance')}, 'codeRegime', ${colonne('code_regime')},
    'maternite', case when ${colonne('maternite_du')} is null then null else json_build_object(
      'du', ${colonne('maternite_du')}, 'au', ${colonne('maternite_au')}) end,
    'exoneration', case when ${colonne('exoneration_du')} is null then null else json_build_object(
      'motif', ${colonne('exoneration')}, 'du', ${colonne('exoneration_du')},
      'au', ${colonne('exoneration_au')}) end,
    'corrections', ${correctionsDe(sql.raw('c.client_code'))}`
}
