import { type SQL, sql } from 'drizzle-orm'
import { ligne, paiement } from '../remboursements/lu.ts'
import { soinSecret } from './confidentialite.schema.ts'

const p = (name: string) => sql.placeholder(name)

/**
 * Care (a row with its `personne_id` and its statement) that is hidden from whoever reads, by what a `Regard`
 * gives. Somebody who is not known to be seen whole is not: what nobody thought of is hidden.
 */
const voilee = (alias: string, decompteId: string) => {
  const personneId = sql.raw(`${alias}.personne_id`)
  return sql`(${personneId} <> ${p('lecteurId')}::uuid
    and (not ${personneId}::text = any(string_to_array(${p('claires')}::text, ','))
      or exists (select from ${soinSecret} secret where secret.decompte_id = ${sql.raw(decompteId)})))`
}

/** Of a line `l`. */
export const isLigneVoilee = voilee('l', 'l.decompte_id')

/** Of a statement `d`. */
export const isDecompteVoile = voilee('d', 'd.id')

/**
 * All that is told of hidden care: what it brought on the account of whoever reads, month by month, the latest first.
 * Of everybody together and by whole months, whatever the days asked for: no question cuts a sum into smaller ones.
 * What went to a professional, or on somebody's own account, is not in it.
 */
export const confidentielsParMois = (du: SQL, au: SQL) => sql`(
  select coalesce(json_agg(json_build_object('mois', m.mois, 'montant', m.montant) order by m.mois desc), '[]'::json)
  from (select to_char(v.date, 'YYYY-MM') as mois, sum(l.rc)::int as montant
    from ${ligne} l join ${paiement} v on v.id = l.paiement_id
    where l.client_code = ${p('clientCode')} and l.numero_contrat = ${p('numeroContrat')}
    and ${p('personneId')}::uuid is null
    and v.destinataire = 'assure' and (v.personne_id is null or v.personne_id = ${p('lecteurId')}::uuid)
    and to_char(v.date, 'YYYY-MM') between to_char(${du}, 'YYYY-MM') and to_char(${au}, 'YYYY-MM')
    and ${isLigneVoilee}
    group by 1 having sum(l.rc) > 0) m)`
