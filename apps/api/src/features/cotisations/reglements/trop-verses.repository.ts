import { type SQL, sql } from 'drizzle-orm'
import { duContrat, memeContrat } from '../../../noyau/index.ts'
import { assure, contrat, cotisation, personne } from '../../../noyau/lu.ts'
import { reportCotisation } from '../lu.ts'
import { reglement } from './paiements.schema.ts'

/**
 * What is not where it belongs: payments by their own number, ledgers by that of their contract. Sums of a payment only
 * grow, and lines of a ledger are only added: they are what says that one saw it as it stands.
 */
export const tropVerses = (clientCode: string): SQL => sql`
  with paiements as (
    select p.id::text as id, case when p.etat = 'incoherent' then 'incoherent' else 'enTrop' end as nature,
      p.numero_contrat, coalesce(p.fini_le, p.cree_le) as le, p.reference,
      case when p.etat = 'incoherent' then p.montant else p.en_trop - p.rendu end as montant,
      1 + p.en_trop + p.rendu as revision
    from ${reglement} p where p.client_code = ${clientCode} and p.classe_le is null
      and (p.etat = 'incoherent' or p.en_trop > p.rendu)),
  soldes as (
    select r.numero_contrat as id, case when sum(r.montant) < 0 then 'credit' else 'debit' end as nature,
      r.numero_contrat, max(r.le) as le, null as reference, abs(sum(r.montant))::int as montant,
      count(*)::int as revision
    from ${reportCotisation} r where r.client_code = ${clientCode}
    group by r.numero_contrat having sum(r.montant) <> 0),
  tous as (select * from paiements union all select * from soldes)
  select t.id, ${contrat.clientCode}, t.numero_contrat, ${contrat.nomOffre}, t.montant, t.reference, t.revision,
    ${personne.prenom} || ' ' || ${personne.nom} as adherent, null::timestamptz as modifie_le,
    (t.le at time zone 'Europe/Paris')::date as depuis,
    case when t.nature in ('credit', 'debit') and (${contrat.etat} = 'resilie' or not exists (
      select from ${cotisation} where ${duContrat(cotisation, memeContrat)} and ${cotisation.etat} = 'a_venir'))
      then t.nature || 'Seul' else t.nature end as nature
  from tous t
  join ${contrat} on ${contrat.clientCode} = ${clientCode} and ${contrat.numero} = t.numero_contrat
  join ${assure} on ${duContrat(assure, memeContrat)} and ${assure.qualite} = 'adherent'
  join ${personne} on ${personne.id} = ${assure.personneId}`
