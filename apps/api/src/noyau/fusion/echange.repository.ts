import { sql } from 'drizzle-orm'
import { type Executor, rowsOf } from '../../platform/db/index.ts'
import { type Change, changed, type Ecriture } from '../ecriture.ts'
import { type Cible, type Etages, nomTable, raw, sequenceDe } from './cible.repository.ts'
import { nomPose, placeRows } from './pose.repository.ts'

/**
 * Whether a table may be replaced by one like it: nobody has a row there, and it has nothing but what is put back below
 * (keys, checks, indexes, the sequence of its numbers). Rights, triggers, policies or a publication of somebody's own are
 * reason enough to leave it where it is.
 */
export async function isEchangeable(db: Executor, cible: Cible): Promise<boolean> {
  const table = nomTable(cible)
  const [row] = await rowsOf<{ oui: boolean }>(
    db,
    sql`select not exists (select from ${raw(table)}) and c.relkind = 'r' and c.relacl is null and c.reloptions is null
        and c.relreplident = 'd' and not c.relrowsecurity and not c.relhasrules and not c.relispartition
        and c.relpersistence = 'p' and c.reltablespace = 0 and c.reloftype = 0
        and pg_get_userbyid(c.relowner) = current_user
        and not exists (select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal)
        and not exists (select from pg_inherits i where i.inhparent = c.oid or i.inhrelid = c.oid)
        and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and (a.attacl is not null or a.attoptions is not null or a.attidentity <> '' and a.attname <> 'id'))
        and not exists (select from pg_constraint k where k.conrelid = c.oid
          and (k.condeferrable or not k.convalidated or k.contype not in ('p', 'u', 'c', 'f', 'n')))
        and not exists (select from pg_constraint k join pg_class r on r.oid = k.conrelid
          where k.confrelid = c.oid and (not pg_has_role(current_user, r.relowner, 'usage') or k.conparentid <> 0))
        and not exists (select from pg_index i where i.indrelid = c.oid and (i.indisclustered or i.indisreplident
          or not i.indisvalid))
        and not exists (select from pg_depend d where d.refobjid = c.oid and d.refclassid = 'pg_class'::regclass
          and d.classid in ('pg_rewrite'::regclass, 'pg_policy'::regclass, 'pg_statistic_ext'::regclass,
            'pg_publication_rel'::regclass, 'pg_proc'::regclass))
        and not exists (select from pg_description d where d.objoid = c.oid and d.classoid = 'pg_class'::regclass) as oui
      from pg_class c where c.oid = ${table}::regclass`,
  )
  return row?.oui === true
}

type Index = { nom: string; cle: string | null; isPrimaire: boolean; definition: string }
type Cle = { nom: string; table: string; definition: string }

const readIndex = (db: Executor, table: string) =>
  rowsOf<Index>(
    db,
    sql`select r.relname as nom, k.conname as cle, i.indisprimary as "isPrimaire", pg_get_indexdef(r.oid) as definition
      from pg_index i join pg_class r on r.oid = i.indexrelid
      left join pg_constraint k on k.conindid = r.oid and k.contype in ('p', 'u')
      where i.indrelid = ${table}::regclass order by r.relname`,
  )

const readCles = (db: Executor, ou: 'conrelid' | 'confrelid', table: string) =>
  rowsOf<Cle>(
    db,
    sql`select conname as nom, conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition
      from pg_constraint where ${raw(ou)} = ${table}::regclass and contype = 'f' order by conname`,
  )

const nomIndex = (ici: Etages, cible: Cible, rang: number) => `${nomPose(ici, cible)}_${rang}`
/** All that follows « … on table ». */
const suiteDe = (definition: string) => definition.slice(definition.indexOf(' USING '))

/**
 * Tables that hold nobody are replaced by those that wait: their indexes are made once, over all rows, and their keys are
 * checked once. All of it is seen at once, or nothing is; nobody waits but for the moment of the exchange.
 */
export async function swapTables(
  e: Ecriture,
  ici: Etages,
  cibles: readonly Cible[],
): Promise<Change> {
  const dits = new Map<Cible, readonly Index[]>()
  for (const cible of cibles) {
    const index = await readIndex(e, nomTable(cible))
    dits.set(cible, index)
    for (const [rang, { definition }] of index.entries()) {
      const unique = definition.startsWith('CREATE UNIQUE') ? 'unique' : ''
      const nom = nomIndex(ici, cible, rang)
      await e.execute(
        raw(`create ${unique} index "${nom}" on "${nomPose(ici, cible)}"${suiteDe(definition)}`),
      )
    }
  }
  for (const cible of cibles) await swapTable(e, ici, cible, dits.get(cible) ?? [])
  return changed(e, undefined)
}

async function swapTable(
  e: Ecriture,
  ici: Etages,
  cible: Cible,
  index: readonly Index[],
): Promise<void> {
  const table = nomTable(cible)
  const neuve = nomPose(ici, cible)
  await e.execute(sql`lock table ${raw(table)} in access exclusive mode`)
  if (!(await isEchangeable(e, cible))) {
    // Somebody came first.
    await placeRows(e, ici, cible, null)
    return
  }
  const cles = await readCles(e, 'conrelid', table)
  for (const { nom, definition } of cles)
    await e.execute(raw(`alter table "${neuve}" add constraint "${nom}" ${definition} not valid`))
  for (const { nom } of cles)
    await e.execute(raw(`alter table "${neuve}" validate constraint "${nom}"`))
  const suiteAvant = await sequenceDe(e, cible)
  await e.execute(
    raw(`alter table "${neuve}" alter column id add generated by default as identity`),
  )
  const [neuveSuite] = await rowsOf<{ nom: string }>(
    e,
    sql`select pg_get_serial_sequence(${neuve}, 'id') as nom`,
  )
  const [suite] = await rowsOf<{ court: string }>(
    e,
    sql`select relname as court from pg_class where oid = ${suiteAvant}::regclass`,
  )
  await e.execute(
    raw(`select setval('${neuveSuite?.nom}', last_value, is_called) from ${suiteAvant}`),
  )
  const versElle = await readCles(e, 'confrelid', table)
  for (const { nom, table: autre } of versElle)
    await e.execute(raw(`alter table ${autre} drop constraint "${nom}"`))
  await e.execute(raw(`drop table "${table}"`))
  await e.execute(raw(`alter table ${neuve} rename to "${table}"`))
  await e.execute(raw(`alter sequence ${neuveSuite?.nom} rename to "${suite?.court}"`))
  for (const [rang, { nom, cle, isPrimaire }] of index.entries()) {
    const sien = nomIndex(ici, cible, rang)
    if (cle === null) await e.execute(raw(`alter index "${sien}" rename to "${nom}"`))
    else {
      const genre = isPrimaire ? 'primary key' : 'unique'
      await e.execute(
        raw(`alter table "${table}" add constraint "${cle}" ${genre} using index "${sien}"`),
      )
    }
  }
  for (const { nom, table: autre, definition } of versElle)
    await e.execute(raw(`alter table ${autre} add constraint "${nom}" ${definition}`))
}
