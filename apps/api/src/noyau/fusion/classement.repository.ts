import { type SQL, sql } from 'drizzle-orm'
import { type Executor, rowsOf } from '../../platform/db/index.ts'
import { unchanged, write } from '../ecriture.ts'
import {
  type Cible,
  type Colonne,
  colonnesDe,
  type Etages,
  etage,
  nomTable,
  type Reference,
  raw,
  sequenceDe,
} from './cible.repository.ts'

/** What is there already, or comes with this run: never what was refused, nor what goes. */
const connus = (ici: Etages, vers: Cible): SQL => {
  const id = vers.id ? 'id' : vers.cle
  const contrat = vers.contrat === 'numero_contrat' ? 'k.numero_contrat' : 'null::text'
  const part = vers.suppression === 'ligne' ? raw(` or q.sort in ('supprime', 'disparu')`) : raw('')
  return sql`(select k.${raw(vers.cle)} as cle, k.${raw(id)} as id, ${raw(contrat)} as contrat
      from ${raw(nomTable(vers))} k
      where k.client_code = ${ici.clientCode} and k.${raw(vers.cle)} is not null
        and not exists (select 1 from ${etage(ici, vers)} q where q.cle = k.${raw(vers.cle)}
          and (q.sort = 'rejete' and q.refus <> 'doublon'${part}))
    union all
    select q.cle, q.${raw(vers.id ? 'id' : 'cle')}, null from ${etage(ici, vers)} q
      where q.neuf and q.sort <> 'rejete')`
}

/** What the row would hold; a field that was not given is left as it is. */
export const voulu = ({ nom, bit, defaut }: Colonne): string => {
  const dit = defaut === null ? `s."${nom}"` : `coalesce(s."${nom}", ${defaut})`
  return `case when s.absents & ${bit} = 0 then ${dit} else t."${nom}" end`
}

const resolus = (cible: Cible) =>
  new Map(cible.refs.flatMap(({ colonne }, i) => (colonne ? [[colonne, `r${i}.id`]] : [])))

/** Whether it would change: a reference by what it leads to, everything else as it is. */
function differe(cible: Cible): string {
  const vers = resolus(cible)
  const compares = colonnesDe(cible).donnees.filter(({ prop }) => !cible.scelles.includes(prop))
  const parts = compares.map((colonne) => {
    const resolu = vers.get(colonne.prop)
    return resolu === undefined
      ? `${voulu(colonne)} is distinct from t."${colonne.nom}"`
      : `(s.absents & ${colonne.bit} = 0 and ${resolu} is distinct from t."${colonne.nom}")`
  })
  const fixes = Object.entries(cible.fixes).map(([nom, dit]) => `${dit} is distinct from t.${nom}`)
  return [...parts, ...fixes].join(' or ') || 'false'
}

const manque = ({ de }: Reference, i: number) => `(s."${de}" is not null and r${i}.cle is null)`

/**
 * One statement says what would become of each staged row: created, changed, unchanged, deleted or refused. What is
 * unchanged is not written to.
 */
export async function classer(db: Executor, ici: Etages, cible: Cible): Promise<void> {
  const { refs } = cible
  const table = raw(nomTable(cible))
  const refuses = refs.map((ref, i) => raw(`when ${manque(ref, i)} then 'rejete' `))
  const champs = refs.map((ref, i) => raw(`when ${manque(ref, i)} then '${ref.champ}' `))
  const codes = refs.map(
    (ref, i) => sql`when ${raw(manque(ref, i))} then case when exists
      (select 1 from ${etage(ici, ref.vers)} q where q.cle = s."${raw(ref.de)}" and q.sort = 'rejete')
      then 'depend' else 'reference' end `,
  )
  const { suppression } = cible
  const retire = typeof suppression === 'object' ? ` or t.${suppression.estPosee}` : ''
  const poses = refs.flatMap(({ colonne }, i) =>
    colonne ? [{ colonne: `"${snakeOf(cible, colonne)}"`, i }] : [],
  )
  const sequence = cible.id?.tire ? `nextval('${await sequenceDe(db, cible)}')` : ''
  // A deletion says its key alone.
  const deplace = cible.contrat === 'numero_contrat' && !cible.parent
  const id = cible.id && (cible.id.tire ? `coalesce(t.id, ${sequence})` : 'coalesce(t.id, s.id)')
  const dit = sql`update ${etage(ici, cible)} s
    set sort = x.sort, ecrit = x.sort in ('cree', 'change', 'supprime'), neuf = s.neuf or x.sort = 'cree',
      refus = x.refus, refus_champ = x.refus_champ
      ${raw(id ? ', id = x.id' : '')}
      ${raw(deplace ? ', numero_contrat = coalesce(s.numero_contrat, x.contrat_base)' : '')}
      ${raw(poses.map(({ colonne, i }) => `, ${colonne} = x.pose${i}`).join(''))}
    from (
      select s.ctid as ici, s.sort as avant,
        case when s.sort = 'supprime' then case when t.client_code is null ${raw(retire)} then 'inchange' else 'supprime' end
          ${sql.join(refuses)}
          when t.client_code is null ${raw(retire)} then 'cree'
          when ${raw(differe(cible))} then 'change' else 'inchange' end as sort,
        case when s.sort = 'supprime' then null ${sql.join(codes)} end as refus,
        case when s.sort = 'supprime' then null ${sql.join(champs)} end as refus_champ
        ${raw(id ? `, case when t.client_code is null and s.sort = 'supprime' then null else ${id} end as id` : '')}
        ${raw(deplace ? ', t.numero_contrat as contrat_base' : '')}
        ${raw(poses.map(({ i }) => `, r${i}.id as pose${i}`).join(''))}
      from ${etage(ici, cible)} s
      ${sql.join(refs.map((ref, i) => sql`left join ${connus(ici, ref.vers)} ${raw(`r${i}`)} on ${raw(`r${i}.cle = s."${ref.de}" `)}`))}
      left join ${table} t on t.client_code = ${ici.clientCode} and ${raw(cible.trouve)}
      where s.sort in ('inchange', 'supprime')
    ) x
    where x.ici = s.ctid and (x.sort <> 'inchange' or x.avant <> 'inchange')`
  if (!cible.id?.tire) {
    await db.execute(dit)
    return
  }
  // Who draws numbers holds the table as whoever inserts does: they may be drawn by the block elsewhere.
  await write(db, null, async (tx) => {
    await tx.execute(sql`lock table ${table} in row exclusive mode`)
    await tx.execute(dit)
    return unchanged(tx, undefined)
  })
}

const snakeOf = (cible: Cible, prop: string) =>
  colonnesDe(cible)
    .donnees.concat(colonnesDe(cible).cles)
    .find((c) => c.prop === prop)?.nom ?? prop

/** The same key twice in a file: the first one stands. */
export async function refuserDoublons(
  db: Executor,
  ici: Etages,
  cible: Cible,
  enfants: readonly Cible[],
): Promise<void> {
  const s = etage(ici, cible)
  await db.execute(sql`update ${s} s set sort = 'rejete', refus = 'doublon', refus_champ = null
    from (select cle, min(ligne) as premiere from ${s} where sort <> 'rejete'
      group by cle having count(*) > 1) d
    where s.cle = d.cle and s.ligne > d.premiere and s.sort <> 'rejete'`)
  for (const enfant of enfants)
    await db.execute(sql`delete from ${etage(ici, enfant)} e using ${s} s
      where s.cle = e.cle and s.ligne = e.ligne and s.sort = 'rejete'`)
}

/** Of a complete file: what the base has and the file no longer does. */
export async function classerDisparus(
  db: Executor,
  ici: Etages,
  cible: Cible,
  depuis: string | null,
): Promise<void> {
  if (cible.suppression === 'rien') return
  const { suppression, contrat, jour } = cible
  const garde = typeof suppression === 'object' ? ` and not (t.${suppression.estPosee})` : ''
  const colonnes = [
    'cle',
    ...(contrat && contrat !== cible.cle ? [contrat] : []),
    ...(cible.id && cible.cle !== 'id' ? ['id'] : []),
  ]
  const s = etage(ici, cible)
  await db.execute(sql`insert into ${s} (sort, ecrit, ${raw(colonnes.join(', '))})
    select 'disparu', true, t.${raw([cible.cle, ...colonnes.slice(1)].join(', t.'))}
    from ${raw(nomTable(cible))} t
    where t.client_code = ${ici.clientCode} and ${raw(cible.importe)}${raw(garde)}
      ${depuis && jour ? sql`and t.${raw(jour)} >= ${depuis}::date` : sql``}
      and not exists (select 1 from ${s} s where s.cle = t.${raw(cible.cle)})`)
}

/** Rows of a list that was given, and that it no longer has; all of them where their record goes. */
export async function classerManquants(db: Executor, ici: Etages, cible: Cible): Promise<void> {
  const { parent } = cible
  if (!parent?.siens) return
  const { cles } = colonnesDe(cible)
  const id = cible.id ? ['id'] : []
  const noms = [...cles.map(({ nom }) => nom).filter((nom) => nom !== 'cle'), ...id]
  const contrat =
    cible.contrat === null || noms.includes('numero_contrat') ? [] : ['numero_contrat']
  // What is unchanged was not written to: it still bears what the source calls its key.
  const memes = cles
    .map(({ prop, nom }) => {
      const ref = cible.refs.find(({ colonne }) => colonne === prop)
      const resolue = `s."${nom}" = t."${nom}"`
      return ref
        ? `(${resolue} or s."${nom}" is null and s."${ref.de}" = (select k.${ref.vers.cle}
            from ${nomTable(ref.vers)} k where k.id = t."${nom}"))`
        : resolue
    })
    .join(' and ')
  const s = etage(ici, cible)
  const toutes = [...noms, ...contrat].map((nom) => `"${nom}"`)
  await db.execute(sql`insert into ${s} (sort, ecrit, cle, ${raw(toutes.join(', '))})
    select 'supprime', true, p.cle, ${raw(toutes.map((nom) => `t.${nom}`).join(', '))}
    from ${etage(ici, parent.cible)} p ${raw(parent.siens.replaceAll('$client', `'${ici.clientCode}'`))}
    where p.sort not in ('rejete') and (p.sort in ('supprime', 'disparu') and ${raw(parent.cible.suppression === 'ligne' ? 'true' : 'false')}
      or p.listes & ${raw(String(parent.bit))} <> 0 and ${raw(cible.importe)})
      and not exists (select 1 from ${s} s where s.cle = p.cle and ${raw(memes)})`)
}

/** A record is refused with its rows, whichever of them is; it changes when one of them does. */
export async function remonter(
  db: Executor,
  ici: Etages,
  enfants: readonly Cible[],
): Promise<void> {
  for (const { parent, ...cible } of enfants) {
    if (!parent) continue
    const [p, s] = [etage(ici, parent.cible), etage(ici, { parent, ...cible })]
    await db.execute(sql`update ${p} p set sort = 'rejete', ecrit = false, neuf = false, refus = e.refus, refus_champ = e.refus_champ
      from (select cle, min(refus) as refus, min(refus_champ) as refus_champ from ${s} where sort = 'rejete' group by cle) e
      where e.cle = p.cle and p.sort <> 'rejete'`)
  }
  for (const { parent, ...cible } of enfants) {
    if (!parent) continue
    const [p, s] = [etage(ici, parent.cible), etage(ici, { parent, ...cible })]
    await db.execute(sql`update ${s} s set sort = 'rejete', ecrit = false from ${p} p
      where p.cle = s.cle and p.sort = 'rejete' and p.refus <> 'doublon' and s.sort <> 'rejete'`)
    await db.execute(sql`update ${p} p set sort = 'change'
      from (select distinct cle from ${s} where ecrit) e where e.cle = p.cle and p.sort = 'inchange'`)
  }
}

/** How many rows of each kind. */
export async function compterSorts(db: Executor, ici: Etages, cible: Cible) {
  return rowsOf<{ sort: string; code: string | null; nombre: number }>(
    db,
    sql`select sort, refus as code, count(*)::int as nombre from ${etage(ici, cible)} group by sort, refus`,
  )
}

/** What the importer keeps of a record that the base refuses. */
export async function lireRejets(
  db: Executor,
  ici: Etages,
  cible: Cible,
  apres: number,
  max: number,
) {
  return rowsOf<{ ligne: number; id: string; champ: string | null; code: string }>(
    db,
    sql`select ligne, coalesce(source, cle::text) as id, refus_champ as champ, refus as code from ${etage(ici, cible)}
      where sort = 'rejete' and ligne > ${apres} order by ligne limit ${max}`,
  )
}

/** How many rows of the table are an import's. */
export async function compterImportes(db: Executor, ici: Etages, cible: Cible): Promise<number> {
  const { suppression } = cible
  const garde = typeof suppression === 'object' ? ` and not (t.${suppression.estPosee})` : ''
  const [row] = await rowsOf<{ nombre: number }>(
    db,
    sql`select count(*)::int as nombre from ${raw(nomTable(cible))} t
      where t.client_code = ${ici.clientCode} and ${raw(cible.importe)}${raw(garde)}`,
  )
  return row?.nombre ?? 0
}
