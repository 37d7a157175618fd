import type { RenfortTenu } from '@espace-adherent/domain'
import { type SQL, sql } from 'drizzle-orm'
import { ancienNiveau, contrat, offre, optionContrat } from '../noyau/lu.ts'
import { renfort } from './options/lu.ts'
import { correctionsDe } from './tarifs-soins/index.ts'

/** How a statement calls the contract that it reads. */
type Contrat = { client: SQL; numero: SQL; offre: SQL }
const C: Contrat = {
  client: sql.raw('c.client_code'),
  numero: sql.raw('c.numero'),
  offre: sql.raw('c.nom_offre'),
}

/** What a contract holds, held or will hold and that changes what is paid, each with its days, as an offer knows it. */
const renfortsTenus = ({ client, numero, offre }: Contrat = C) => sql<RenfortTenu[]>`(
  select coalesce(json_agg(json_build_object('libelle', rf.libelle, 'du', oc.date_debut,
    'au', oc.date_fin, 'apports', rf.apports) order by rf.ordre, oc.date_debut), '[]')
  from ${optionContrat} oc join ${renfort} rf on rf.client_code = oc.client_code
    and rf.nom_offre = ${offre} and rf.code = oc.code_renfort
  where oc.client_code = ${client} and oc.numero_contrat = ${numero}
  and jsonb_array_length(rf.apports) > 0)`

/** The same, in a statement that reads its contract without another name. */
export const renfortsDuContrat = renfortsTenus({
  client: sql`${contrat.clientCode}`,
  numero: sql`${contrat.numero}`,
  offre: sql`${contrat.nomOffre}`,
})

/** The guarantees that a contract had before those of today, with their days. */
const anciensNiveaux = ({ client, numero }: Contrat = C) => sql`(
  select coalesce(json_agg(json_build_object('du', n.du, 'au', n.au,
    'garanties', coalesce(x.garanties, '[]'),
    'renforts', ${renfortsTenus({ client, numero, offre: sql.raw('n.nom_offre') })}) order by n.du), '[]')
  from ${ancienNiveau} n
  left join ${offre} x on x.client_code = n.client_code and x.nom = n.nom_offre
  where n.client_code = ${client} and n.numero_contrat = ${numero})`

/**
 * What covers the contract `c` of a statement, under its offer `o`: keys of a JSON object. `garantiesLe` chooses
 * among them those of a day. The one place where they are read.
 */
export const couvertureDe = sql`'garanties', coalesce(o.garanties, '[]'),
  'renforts', ${renfortsTenus()}, 'anciennes', ${anciensNiveaux()}`

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
