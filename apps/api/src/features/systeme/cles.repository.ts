import { type SQL, sql } from 'drizzle-orm'
import { cleApi, compte } from '../../noyau/lu.ts'
import { accord } from '../accords/lu.ts'

const nomDe = (id: SQL) =>
  sql`(select c.prenom || ' ' || c.nom from ${compte} c where c.id = ${id})`

/** Of one insurer, as staff read them; what is past its last day says so. */
export const clesLues = (clientCode: string): SQL =>
  sql`select k.id::text as id, k.client_code, k.revision, k.modifie_le, k.nom, k.portees, k.reseaux, k.expire_le,
    case when k.etat <> 'revoquee' and k.expire_le < (now() at time zone 'Europe/Paris')::date then 'expiree'
      else k.etat end as etat,
    k.derniere_utilisation_le, k.cree_le, k.revoquee_le,
    case when k.cree_par_id is null then 'Console' else ${nomDe(sql`k.cree_par_id`)} end as cree_par,
    case when a.id is not null then jsonb_build_object('par', ${nomDe(sql`a.demande_par_id`)},
      'motif', a.motif) end as accord,
    case when k.etat = 'accordee' then '{}'::jsonb end as remise
  from ${cleApi} k left join ${accord} a on a.client_code = k.client_code and a.objet = 'cles-systeme'
    and a.cible = k.id::text and a.geste = 'delivrer' and a.etat = 'demande'
  where k.client_code = ${clientCode}`
