import { type SQL, sql } from 'drizzle-orm'
import { assure, contrat } from '../../noyau/lu.ts'

/**
 * Profiles as they are at this moment: one for each contract that an open account has a part in. Whoever died is in no
 * audience.
 * `comptes` narrows the accounts, by the alias `c`.
 */
export const profilsActuels = (clientCode: string, comptes: SQL = sql`true`): SQL => sql`(
  select c.id as compte_id, c.client_code, k.numero as numero_contrat, k.nom_offre as offre,
    k.etat as etat_contrat, k.type_contrat, k.date_debut, k.iban is not null as has_rib, a.qualite,
    q.date_naissance, q.code_postal,
    (c.telephone is not null and c.telephone_confirme_le is not null
      and not c.is_telephone_interdit) as has_mobile,
    case when c.is_dematerialise then 'oui' when c.is_dematerialise is null then 'jamais'
      else 'non' end as dematerialisation,
    coalesce(r.service, '{email}') as canal_service,
    coalesce(r.information, '{email}') as canal_information,
    coalesce(r.offres, '{}') as canal_offres,
    (c.cree_le at time zone 'Europe/Paris')::date as compte_cree,
    (select (max(x.le) at time zone 'Europe/Paris')::date from connexion x
      where x.compte_id = c.id) as derniere_connexion
  from compte c
  join ${assure} a on a.personne_id = c.personne_id and a.client_code = c.client_code
  join ${contrat} k on k.client_code = a.client_code and k.numero = a.numero_contrat
  join personne q on q.id = c.personne_id
  left join preference r on r.compte_id = c.id
  where c.client_code = ${clientCode} and c.is_actif and c.verrouille_le is null and q.deces_le is null
    and ${comptes}
)`
