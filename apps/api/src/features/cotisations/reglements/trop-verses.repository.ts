import type { TropVerse } from '@espace-adherent/contract'
import { sql } from 'drizzle-orm'
import { assure, contrat, cotisation, personne } from '../../../noyau/lu.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { reportCotisation } from '../lu.ts'
import { reglement } from './paiements.schema.ts'

const LIMITE = 200

/** Of an insurer, the oldest first; or one of them. */
export async function findTropVerses(
  db: Executor,
  clientCode: string,
  { jour, id = null }: { jour: string; id?: string | null },
): Promise<TropVerse[]> {
  const { rows } = (await db.execute(sql`
    with paiements as (
      select p.id::text as id, case when p.etat = 'incoherent' then 'incoherent' else 'enTrop' end as nature,
        p.numero_contrat, coalesce(p.fini_le, p.cree_le) as le, p.reference,
        case when p.etat = 'incoherent' then p.montant else p.en_trop - p.rendu end as montant
      from ${reglement} p where p.client_code = ${clientCode} and p.classe_le is null
        and (p.etat = 'incoherent' or p.en_trop > p.rendu)),
    soldes as (
      select r.numero_contrat as id, case when sum(r.montant) < 0 then 'credit' else 'debit' end as nature,
        r.numero_contrat, max(r.le) as le, null as reference, abs(sum(r.montant))::int as montant
      from ${reportCotisation} r where r.client_code = ${clientCode}
      group by r.numero_contrat having sum(r.montant) <> 0),
    tous as (select * from paiements union all select * from soldes)
    select t.id, t.nature, t.numero_contrat as "numeroContrat", c.nom_offre as "nomOffre",
      q.prenom || ' ' || q.nom as adherent, (t.le at time zone 'Europe/Paris')::date::text as depuis,
      t.montant, t.reference,
      t.nature in ('credit', 'debit') and c.etat <> 'resilie' and exists (
        select from ${cotisation} e where e.client_code = c.client_code and e.numero_contrat = c.numero
        and e.etat = 'a_venir' and e.date_echeance >= ${jour}::date) as "isReportable"
    from tous t
    join ${contrat} c on c.client_code = ${clientCode} and c.numero = t.numero_contrat
    join ${assure} a on a.client_code = c.client_code and a.numero_contrat = c.numero
      and a.qualite = 'adherent'
    join ${personne} q on q.id = a.personne_id
    where ${id}::text is null or t.id = ${id}::text
    order by t.le, t.id limit ${LIMITE}`)) as unknown as { rows: TropVerse[] }
  return rows
}
