import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import {
  type Cible,
  contrats,
  cotisations,
  type Etages,
  etage,
  fusions,
  listesContrat,
  nomTable,
  personnes,
} from '../fusion/index.ts'
import { etageGardes, hasGardes } from './etage.repository.ts'
import {
  bitsDe,
  empreinte,
  empreinteListe,
  type Liste,
  listes,
  type Partie,
  partiesDe,
  valeurs,
} from './parties.repository.ts'
import { shield } from './protection.repository.ts'

const { raw } = sql
const comptesPersonnels = listesContrat[6]

const groupesDe = (cible: Cible) => [
  ...new Set([
    ...(partiesDe.get(cible) ?? []).map(({ groupe }) => groupe),
    ...(cible === contrats ? listes.map(({ groupe }) => groupe) : []),
  ]),
]

/**
 * What is guarded, a row for each part; with all that it was before, from the first time that nobody has taken over, and all
 * that it has become since.
 */
const ouvertes = (ici: Etages, cible: Cible): SQL => sql`o as materialized (
  select g.id, g.numero_contrat, p.cle, p.partie,
    array_agg(coalesce(p.avant, '')) over (f rows between unbounded preceding and current row) as avants,
    array_agg(coalesce(p.apres, '')) over (f rows between current row and unbounded following) as apres
  from garde_import g cross join lateral jsonb_to_recordset(g.parties)
    as p(cle text, partie text, avant text, apres text)
  where g.client_code = ${ici.clientCode} and g.fin_le is null
    and g.groupe in (${raw(
      groupesDe(cible)
        .map((groupe) => `'${groupe}'`)
        .join(', '),
    )})
  window f as (partition by g.groupe, p.partie, p.cle,
    case when g.groupe = 'assure.compte' then g.numero_contrat end order by g.rang))`

/** `x`: id, cle, partie, avants, apres, dit (whether the record speaks of it), valeur, courant. */
const verdicts = (ici: Etages, cible: Cible, avec: SQL, x: SQL): SQL =>
  sql`insert into ${etageGardes(ici)} (garde, cible, cle, partie, verdict)
    with ${ouvertes(ici, cible)}${avec}
    select x.id, ${cible.nom}::text, x.cle, x.partie, case when not x.dit then 'tu'
      when coalesce(x.valeur, '') = any(x.avants) then 'garde'
      when x.valeur is not distinct from x.courant or coalesce(x.valeur, '') = any(x.apres) then 'repris'
      else 'conflit' end
    from (${x}) x`

const selon = (parties: readonly Partie[], dit: (partie: Partie) => string) =>
  raw(
    `case o.partie ${parties.map((une) => `when '${une.partie}' then ${dit(une)}`).join(' ')} end`,
  )

/** Columns of a row. How a guard finds the staged row is all that differs. */
function scalaires(ici: Etages, cible: Cible, trouve: SQL): SQL {
  const parties = partiesDe.get(cible) ?? []
  const noms = raw(parties.map(({ partie }) => `'${partie}'`).join(', '))
  return verdicts(
    ici,
    cible,
    sql``,
    sql`select o.id, s.cle::text as cle, o.partie, o.avants, o.apres,
      ${selon(parties, ({ compare }) => `s.absents & ${bitsDe(cible, compare)} = 0`)} as dit,
      ${selon(parties, ({ compare }) => empreinte(valeurs(cible, compare, 's')))} as valeur,
      case when t.client_code is not null then
        ${selon(parties, ({ compare }) => empreinte(valeurs(cible, compare, 't')))} end as courant
    from o ${trouve} where o.partie in (${noms}) and s.sort = 'inchange'`,
  )
}

const parCle = (ici: Etages, cible: Cible) => sql`join ${etage(ici, cible)} s on s.cle = o.cle
  left join ${raw(nomTable(cible))} t on t.client_code = ${ici.clientCode} and t.numero = o.cle`

/** Known by what the source calls them, or just recognised. */
const parSource = (ici: Etages) => sql`join personne t on t.id = o.cle::uuid
  join ${etage(ici, personnes)} s on s.cle = t.source`
const parReconnu = (ici: Etages) => sql`join personne t on t.id = o.cle::uuid and t.source is null
  join ${etage(ici, personnes)} s on s.id = t.id and s.listes = 1`

/** Who a row of a list names: by their identifier, whatever the source calls them. */
const nommee = (
  ici: Etages,
) => sql`left join personne k on k.client_code = ${ici.clientCode} and k.source = s.personne
  left join ${etage(ici, personnes)} q on q.cle = s.personne and q.neuf and k.id is null`
const LUI = 'coalesce(k.id::text, q.id::text, s.personne)'
/** Who they were, of somebody who was two: lists of before have them under that one. */
const ancien = (ici: Etages) => sql`coalesce((select f.id::text from (
    select f.de, f.ancienne_id as id from fusion_personne f where f.personne_id = k.id
    union all select f.de, f.ancienne_id from ${etage(ici, fusions)} f where f.sort = 'cree' and f.personne_id = k.id) f
  order by f.de limit 1), ${raw(LUI)})`

function liste(ici: Etages, { cible, compare }: Liste): SQL {
  const isPersonnes = compare.includes('personneId')
  const rows = isPersonnes
    ? sql`(select s.cle, jsonb_build_array(${raw(LUI)}) as un, jsonb_build_array(${ancien(ici)}) as ancien
        from ${etage(ici, cible)} s ${nommee(ici)} where s.cle in (select o.cle from o where o.partie = ${cible.nom}::text))`
    : sql`(select s.cle, ${raw(valeurs(cible, compare, 's'))} as un, null::jsonb as ancien from ${etage(ici, cible)} s
        where s.cle in (select o.cle from o where o.partie = ${cible.nom}::text))`
  return verdicts(
    ici,
    contrats,
    sql`, l as materialized (select s.cle, ${raw(empreinteListe('s.un'))} as valeur,
      ${raw(empreinteListe('s.ancien'))} as ancienne from ${rows} s group by s.cle)`,
    sql`select o.id, s.cle, o.partie, o.avants, o.apres,
      s.listes & ${raw(String(cible.parent?.bit ?? 0))} <> 0 as dit,
      case when l.ancienne = any(o.avants || o.apres) then l.ancienne else coalesce(l.valeur, ${raw(empreinte("'[]'::jsonb"))}) end as valeur,
      (select ${raw(empreinteListe(valeurs(cible, compare, 't')))} from ${raw(nomTable(cible))} t
        where t.client_code = ${ici.clientCode} and t.numero_contrat = o.cle) as courant
    from o join ${etage(ici, contrats)} s on s.cle = o.cle left join l on l.cle = s.cle
    where o.partie = ${cible.nom}::text and s.sort = 'inchange'`,
  )
}

/** Somebody's own account, which stands among those whom a contract covers. */
function personnels(ici: Etages): SQL {
  const [partie] = partiesDe.get(comptesPersonnels) ?? []
  if (!partie) throw new Error('Nothing is compared of it')
  const hash = (de: 's' | 't') => raw(empreinte(valeurs(comptesPersonnels, partie.compare, de)))
  return verdicts(
    ici,
    comptesPersonnels,
    sql``,
    sql`select o.id, s.cle, o.partie, o.avants, o.apres, true as dit,
      case when s.sort <> 'supprime' then ${hash('s')} end as valeur,
      case when t.client_code is not null then ${hash('t')} end as courant
    from o join ${etage(ici, comptesPersonnels)} s on s.cle = o.numero_contrat ${nommee(ici)}
    left join compte_beneficiaire t on t.client_code = ${ici.clientCode}
      and t.numero_contrat = o.numero_contrat and t.personne_id::text = o.cle
    where ${raw(LUI)} = o.cle and s.sort in ('inchange', 'supprime')`,
  )
}

/** Of instalments: what a complete file no longer has, or a delta deletes, is nothing any more. */
function retirees(ici: Etages, isComplet: boolean, depuis: string | null): SQL {
  const s = etage(ici, cotisations)
  const parti = isComplet
    ? sql`not exists (select from ${s} s where s.cle = o.cle::uuid)
        and (t.id is null or ${depuis}::date is null or t.date_echeance >= ${depuis}::date)`
    : sql`exists (select from ${s} s where s.cle = o.cle::uuid and s.sort = 'supprime')`
  return verdicts(
    ici,
    cotisations,
    sql``,
    sql`select o.id, o.cle, o.partie, array[]::text[] as avants, o.apres, true as dit, null::text as valeur,
      t.id::text as courant
    from o left join cotisation t on t.id = o.cle::uuid where ${parti}`,
  )
}

const parId = (ici: Etages) => sql`join ${etage(ici, cotisations)} s on s.cle = o.cle::uuid
  left join cotisation t on t.id = s.cle`

/**
 * Before records are classified, what of them is older than what was done here is taken out of them: the rest of a record
 * goes in. Run and dry run do this alike. Costs one question where nothing is guarded.
 */
export async function matchGardes(
  db: Executor,
  ici: Etages,
  cible: Cible,
  { isComplet, depuis }: { isComplet: boolean; depuis: string | null },
): Promise<void> {
  if (groupesDe(cible).length === 0 || !(await hasGardes(db, ici))) return
  if (cible === personnes) {
    await db.execute(scalaires(ici, cible, parSource(ici)))
    await db.execute(scalaires(ici, cible, parReconnu(ici)))
  } else if (cible === contrats) {
    await db.execute(scalaires(ici, cible, parCle(ici, cible)))
    for (const une of listes) await db.execute(liste(ici, une))
    await db.execute(personnels(ici))
  } else if (cible === cotisations) {
    await db.execute(scalaires(ici, cible, parId(ici)))
    await db.execute(retirees(ici, isComplet, depuis))
  }
  // What one guard says of one record is said of all its parts there: half of a change is none.
  await db.execute(sql`update ${etageGardes(ici)} v set verdict = u.verdict
    from (select garde, cle, case when bool_or(verdict = 'conflit') then 'conflit'
        when bool_or(verdict = 'garde') then 'garde' when bool_or(verdict = 'repris') then 'repris' else 'tu' end as verdict
      from ${etageGardes(ici)} group by garde, cle) u
    where u.garde = v.garde and u.cle = v.cle and v.verdict <> u.verdict`)
  await shield(db, ici)
}
