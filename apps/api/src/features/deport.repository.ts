import type { Entourage, FichePersonne } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { nomSimple } from '../noyau/index.ts'
import { ancienAssure, assure, compte, personne } from '../noyau/lu.ts'
import { type Executor, prepared, statementOf } from '../platform/db/index.ts'
import { delegation } from './delegation/lu.ts'

const { placeholder } = sql

const lettres = (column: typeof personne.prenom) =>
  sql`regexp_replace(${nomSimple(column)}, '[^a-z]', '', 'g')`

/** Lateral, so that each step goes by an index from the few rows of the one before, however many members there are. */
const statement = prepared((db) =>
  statementOf(
    db,
    'deport_entourage',
    sql`with moi as (
      select c.id, c.email, c.client_code, p.id as personne_id, p.nir_empreinte, p.date_naissance,
        ${lettres(sql.raw('p.prenom') as never)} as prenom
      from ${compte} c left join ${personne} p on p.id = c.personne_id
      where c.id = ${placeholder('compteId')}::uuid
    ), fiches as (
      select personne_id as id from moi where personne_id is not null
      union select p.id from moi join ${personne} p
        on p.client_code = moi.client_code and p.nir_empreinte = moi.nir_empreinte
      union select p.id from moi join ${personne} p
        on p.client_code = moi.client_code and p.date_naissance = moi.date_naissance
        and ${lettres(sql.raw('p.prenom') as never)} = moi.prenom
    ), miens as (
      select distinct x.client_code, x.numero_contrat from fiches f cross join lateral (
        select a.client_code, a.numero_contrat from ${assure} a where a.personne_id = f.id
        union all
        select b.client_code, b.numero_contrat from ${ancienAssure} b where b.personne_id = f.id) x
    ), soi as (
      select id from moi union select c.id from fiches f join ${compte} c on c.personne_id = f.id
    ), ouverts as (
      select distinct x.compte_id, x.mandataire_id from soi cross join lateral (
        select d.compte_id, d.mandataire_id, d.acceptee_le, d.finie_le, d.fin
        from ${delegation} d where d.compte_id = soi.id
        union all
        select d.compte_id, d.mandataire_id, d.acceptee_le, d.finie_le, d.fin
        from ${delegation} d where d.mandataire_id = soi.id) x
      where x.acceptee_le is not null and x.mandataire_id is not null
        and coalesce(x.finie_le::date, x.fin) >= ${placeholder('depuis')}::date
    ), gens as (
      select id from fiches
      union select x.personne_id from miens m cross join lateral (
        select a.personne_id from ${assure} a
        where a.client_code = m.client_code and a.numero_contrat = m.numero_contrat
        union all select b.personne_id from ${ancienAssure} b
        where b.client_code = m.client_code and b.numero_contrat = m.numero_contrat) x
      union select c.personne_id from ouverts o join ${compte} c on c.id = o.compte_id
        where c.personne_id is not null
      union select c.personne_id from ouverts o join ${compte} c on c.id = o.mandataire_id
        where c.personne_id is not null
    )
    select moi.email, moi.personne_id as "personneId",
      (select coalesce(json_agg(json_build_object('id', p.id, 'nom', p.nom, 'nomPatronymique', p.nom_patronymique,
        'prenom', p.prenom, 'dateNaissance', p.date_naissance, 'nirEmpreinte', p.nir_empreinte)), '[]'::json)
        from fiches f join ${personne} p on p.id = f.id) as "fiches",
      (select coalesce(json_agg(json_build_object('numeroContrat', x.numero_contrat, 'personneId', g.id)), '[]'::json)
        from gens g cross join lateral (
          select a.numero_contrat from ${assure} a where a.personne_id = g.id
          union select b.numero_contrat from ${ancienAssure} b where b.personne_id = g.id) x) as "couvertures",
      (select coalesce(json_agg(json_build_object('id', c.id, 'personneId', c.personne_id)), '[]'::json)
        from gens g join ${compte} c on c.personne_id = g.id) as "comptes",
      (select coalesce(json_agg(json_build_object('compteId', o.compte_id, 'mandataireId', o.mandataire_id)), '[]'::json)
        from ouverts o) as "delegations"
    from moi`,
  ),
)

type Row = Pick<Entourage, 'email' | 'couvertures' | 'comptes' | 'delegations'> & {
  personneId: string | null
  fiches: FichePersonne[]
}

/** What is known around an account of the staff. */
export async function findEntourage(
  db: Executor,
  { compteId, depuis }: { compteId: string; depuis: string },
): Promise<Entourage> {
  const { rows } = (await statement(db).execute({ compteId, depuis })) as unknown as { rows: Row[] }
  const [row] = rows
  if (!row) throw new Error('Whoever decides has no account')
  const { personneId, fiches, ...autour } = row
  return {
    compteId,
    ...autour,
    personne: fiches.find(({ id }) => id === personneId) ?? null,
    homonymes: fiches.filter(({ id }) => id !== personneId),
  }
}
