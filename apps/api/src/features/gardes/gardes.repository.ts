import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { assure, comptePersonnel, contrat, gardeImport, personne } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { demande } from '../demandes/lu.ts'
import type { Cherche } from '../gestion/index.ts'
import type { Suite } from '../suite.ts'

const partieNommee = sql`jsonb_to_recordset(${gardeImport.parties}) as u(partie text)`
const iban = (t: typeof contrat | typeof comptePersonnel) =>
  sql`jsonb_build_object('titulaire', ${t.titulaire}, 'iban', ${t.ibanMasque})`

/** What the base holds of each part that was changed; of what is sealed nothing, of an account what may be shown of it. */
const actuel = sql`jsonb_build_object('demandeId', ${gardeImport.demandeId}, 'valeurs',
  (select coalesce(jsonb_object_agg(v.partie, v.valeur) filter (where v.valeur is not null), '{}') from (
    select u.partie, case u.partie
      when 'adresse' then to_jsonb(${personne.adresse})
      when 'codePostal' then to_jsonb(${personne.codePostal})
      when 'nom' then to_jsonb(${personne.nom})
      when 'prenom' then to_jsonb(${personne.prenom})
      when 'nomPatronymique' then to_jsonb(${personne.nomPatronymique})
      when 'dateNaissance' then to_jsonb(${personne.dateNaissance})
      when 'employeur' then to_jsonb(${personne.employeur})
      when 'organisme' then to_jsonb(${personne.organisme})
      when 'nomOffre' then to_jsonb(${contrat.nomOffre})
      when 'dateFin' then to_jsonb(${contrat.dateFin})
      when 'compte' then case ${gardeImport.groupe}
        when 'contrat.compte' then ${iban(contrat)}
        when 'assure.compte' then (select ${iban(comptePersonnel)} from ${comptePersonnel}
          where ${comptePersonnel.clientCode} = ${gardeImport.clientCode}
            and ${comptePersonnel.numeroContrat} = ${gardeImport.numeroContrat}
            and ${comptePersonnel.personneId} = ${gardeImport.personneId}) end
      end as valeur from ${partieNommee}) v))`

/** Of one insurer, whose they are and what asked for them; of one that is opened, what stands here now. */
export const suivies = (clientCode: string, { id }: Cherche): SQL =>
  sql`select ${gardeImport.clientCode}, ${gardeImport.id}::text as id, ${gardeImport.numeroContrat},
    ${gardeImport.groupe}, ${gardeImport.le}, ${gardeImport.etat}, ${gardeImport.lot}, ${demande.acte},
    (select jsonb_agg(distinct u.partie) from ${partieNommee}) as parties,
    ${id === undefined ? sql`null::jsonb` : actuel} as actuel,
    ${gardeImport.revision}, ${gardeImport.modifieLe}, ${personne.prenom} || ' ' || ${personne.nom} as personne
  from ${gardeImport}
  join ${personne} on ${personne.id} = coalesce(${gardeImport.personneId},
    (select a.personne_id from ${assure} a where a.client_code = ${gardeImport.clientCode}
      and a.numero_contrat = ${gardeImport.numeroContrat} order by a.rang limit 1))
  left join ${contrat} on ${contrat.clientCode} = ${gardeImport.clientCode}
    and ${contrat.numero} = ${gardeImport.numeroContrat}
  left join ${demande} on ${demande.id} = ${gardeImport.demandeId}
  where ${gardeImport.clientCode} = ${clientCode}`

/** Done on that day or before, and nobody has looked at it. */
export const findNonReprises = (
  db: Executor,
  { clientCode, seuil, apres, limite }: Suite<{ id: string }> & { seuil: string },
) =>
  db
    .select({ id: gardeImport.id })
    .from(gardeImport)
    .where(
      and(
        eq(gardeImport.clientCode, clientCode),
        eq(gardeImport.etat, 'ouverte'),
        sql`(${gardeImport.le} at time zone 'Europe/Paris')::date <= ${seuil}::date`,
        apres ? sql`${gardeImport.id} > ${apres.id}` : undefined,
      ),
    )
    .orderBy(asc(gardeImport.id))
    .limit(limite)
