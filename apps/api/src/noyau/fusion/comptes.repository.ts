import { type SQL, sql } from 'drizzle-orm'
import { type Executor, rowsOf } from '../../platform/db/index.ts'
import { compte } from '../comptes.schema.ts'
import { assure, personne } from '../contrats.schema.ts'
import { type Change, changed, type Ecriture } from '../ecriture.ts'
import { presents } from '../presents.schema.ts'
import { defineCible, type Etages, etage, raw } from './cible.repository.ts'
import { contrats, listesContrat } from './contrats.repository.ts'
import type { Lot } from './fusion.repository.ts'
import { fusions } from './fusions.repository.ts'
import { personnes } from './personnes.repository.ts'
import { pairesDe, type Reunis } from './reunion.repository.ts'

const donnees = [
  'personneId',
  'motDePasse',
  'isActif',
  'issuerExterne',
  'sujetExterne',
  'cguAccepteesLe',
  'isDematerialise',
]

/** Accounts of the portal before this one. They are opened, and never written again: here they are their holder's. */
export const comptes = defineCible({
  nom: 'comptes',
  table: compte,
  cles: [],
  donnees,
  scelles: donnees,
  refs: [{ de: 'personne', champ: 'personne', vers: personnes, colonne: 'personneId' }],
  trouve: 't.id = s.id',
  cle: 'user_name',
  importe: `substr(t.id::text, 15, 1) = '8'`,
  contrat: null,
  id: { type: 'uuid', tire: false },
  suppression: 'rien',
})

/**
 * Of those that would be opened: whoever has an account here keeps it; an identifier, a person and a subject are one
 * account's, the first one's in a file.
 */
export async function refuserComptesPris(db: Executor, ici: Etages): Promise<void> {
  const s = etage(ici, comptes)
  const ailleurs = sql`select 1 from ${compte} t where t.client_code = ${ici.clientCode}`
  // Whose account follows them in this run: whoever is kept has one.
  const reunie = sql`select 1 from ${etage(ici, fusions)} f where f.sort = 'cree'`
  const sienne = sql`(t.personne_id = s.personne_id or t.personne_id in
    (select f.ancienne_id from ${etage(ici, fusions)} f where f.sort = 'cree' and f.personne_id = s.personne_id))`
  // One that was imported is known by its identifier, and is that person's alone.
  await db.execute(sql`update ${s} s set sort = 'rejete', refus = 'cle-prise', refus_champ = 'identifiant'
    from ${compte} t where s.sort = 'inchange' and t.id = s.id and not exists (select 1 from ${personne} p
      where p.client_code = ${ici.clientCode} and p.source = s.personne and p.id = t.personne_id)
      and not exists (${reunie} and f.vers = s.personne and f.ancienne_id = t.personne_id)`)
  const avant = sql`select 1 from ${s} q where q.sort = 'cree' and q.ligne < s.ligne`
  await db.execute(sql`update ${s} s set sort = x.sort, ecrit = false, neuf = false,
      refus = case when x.champ is not null then 'cle-prise' end, refus_champ = x.champ
    from (select s.ctid as ici, c.champ,
        case when c.champ is not null then 'rejete' when c.est_ici then 'garde' else 'cree' end as sort
      from ${s} s cross join lateral (select
        exists (${ailleurs} and ${sienne}) as est_ici,
        case when exists (${ailleurs} and t.user_name = s.cle and ${sienne} is not true)
            then 'identifiant'
          when exists (${avant} and q.personne_id = s.personne_id) then 'personne'
          when s.sujet_externe is not null and (
            exists (${ailleurs} and t.issuer_externe = s.issuer_externe and t.sujet_externe = s.sujet_externe
              and ${sienne} is not true)
            or exists (${avant} and q.sujet_externe = s.sujet_externe)) then 'sujetExterne' end as champ) c
      where s.sort = 'cree') x
    where x.ici = s.ctid and x.sort <> 'cree'`)
}

/** What their place in these contracts makes of somebody: as whoever registers gets it. */
const rolesDe = (personneId: SQL) => sql`(select array_agg(distinct
    case a.qualite when 'adherent' then 'User' else 'Beneficiaire' end)
  from ${presents.assure} a where a.personne_id = ${personneId})`

/** Whom these contracts cover, or covered until this lot. */
const couvertsDe = (ici: Etages, { debut, fin }: Lot) => sql`
  select s.personne_id from ${etage(ici, listesContrat[0])} s
    where s.ecrit and s.numero_contrat between ${debut} and ${fin}
  union select a.personne_id from ${etage(ici, contrats)} s join ${assure} a
    on a.client_code = ${ici.clientCode} and a.numero_contrat = s.numero
    where s.ecrit and s.numero between ${debut} and ${fin}`

/** Those whom the source no longer knows, or knows again. */
const retiresDe = (ici: Etages, { debut, fin }: Lot) => sql`
  select s.id as personne_id from ${etage(ici, personnes)} s
    where s.ecrit and s.sort <> 'change' and s.cle between ${debut} and ${fin}`

/** How many identifiers an announcement carries: it holds 8,000 bytes at most. */
const PAR_ANNONCE = 200

/**
 * Accounts that exist follow the contracts: what somebody may do is what these say now, and no node goes on from what it
 * remembers. Whoever has none left keeps the role that tells them so when they sign in.
 */
export const followContrats = (e: Ecriture, ici: Etages, lot: Lot): Promise<Change> =>
  followRoles(e, ici, lot.genre === 'contrats' ? couvertsDe(ici, lot) : retiresDe(ici, lot))

async function followRoles(e: Ecriture, ici: Etages, qui: SQL): Promise<Change> {
  const touches = sql`${compte.clientCode} = ${ici.clientCode} and ${compte.personneId} in (${qui})`
  await e.execute(sql`update ${compte} set revision = revision + 1, roles = n.roles
    from (select c.id, array(select r from unnest(c.roles) r where r not in ('User', 'Beneficiaire')) || r.membre as roles
      from ${compte} c cross join lateral (select ${rolesDe(sql`c.personne_id`)} as membre) r
      where c.client_code = ${ici.clientCode} and c.personne_id in (${qui}) and r.membre is not null) n
    where n.id = ${compte.id} and not (n.roles @> ${compte.roles} and n.roles <@ ${compte.roles})`)
  await e.execute(sql`select pg_notify('invalidation', 'compte:' || string_agg(id::text, ',')) from (
    select ${compte.id}, (row_number() over (order by ${compte.id}) - 1) / ${raw(String(PAR_ANNONCE))} as tas
    from ${compte} where ${touches}) t group by tas`)
  return changed(e, undefined)
}

/** Of people who are one: the account is whoever was kept's, under their name. Nobody signs in to somebody hidden. */
export async function moveComptes(e: Ecriture, ici: Etages, reunis: Reunis): Promise<Change> {
  const paires = pairesDe(reunis)
  await e.execute(sql`update ${compte} c set personne_id = f.vers, nom = t.nom, prenom = t.prenom,
      code_civilite = t.code_civilite, revision = c.revision + 1
    from ${paires} join ${personne} t on t.id = f.vers
    where c.personne_id = f.de and not exists (select 1 from ${compte} o where o.personne_id = f.vers)`)
  // Both were opened since it was asked whether one may go.
  await e.execute(sql`update ${compte} c set is_actif = false, revision = c.revision + 1 from ${paires}
    where c.personne_id = f.de`)
  return followRoles(e, ici, sql`select f.vers from ${paires} union select f.de from ${paires}`)
}

/** Of those who were kept, the accounts. */
export async function findComptesReunis(
  db: Executor,
  reunis: Reunis,
): Promise<Map<string, string>> {
  const rows = await rowsOf<{ vers: string; id: string }>(
    db,
    sql`select f.vers, c.id from ${compte} c join ${pairesDe(reunis)} on c.personne_id = f.vers`,
  )
  return new Map(rows.map(({ vers, id }) => [vers, id]))
}

/** Once their people and contracts are there: names and roles are theirs. */
export async function ouvrirComptes(
  e: Ecriture,
  ici: Etages,
  { debut, fin }: { debut: string; fin: string },
): Promise<Change> {
  const maintenant = sql`${ici.maintenant.toISOString()}::timestamptz`
  await e.execute(sql`insert into ${compte} (id, client_code, user_name, email, mot_de_passe, roles, code_civilite, nom,
      prenom, personne_id, is_actif, issuer_externe, sujet_externe, cgu_acceptees_le, is_dematerialise,
      dematerialise_le, cree_le)
    select s.id, ${ici.clientCode}, s.cle, s.cle, s.mot_de_passe,
      coalesce(${rolesDe(sql`p.id`)}, '{}'),
      p.code_civilite, p.nom, p.prenom, p.id, s.is_actif, s.issuer_externe, s.sujet_externe, s.cgu_acceptees_le,
      s.is_dematerialise, case when s.is_dematerialise is not null then ${maintenant} end, ${maintenant}
    from ${etage(ici, comptes)} s join ${personne} p on p.id = s.personne_id
    where s.ecrit and s.sort = 'cree' and s.cle between ${debut} and ${fin}
    on conflict do nothing`)
  return changed(e, undefined)
}
