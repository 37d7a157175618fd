import { type SQL, sql } from 'drizzle-orm'
import { type Executor, rowsOf } from '../../platform/db/index.ts'
import { compte } from '../comptes.schema.ts'
import { fusionPersonne, personne } from '../contrats.schema.ts'
import { type Cible, colonnesDe, defineCible, type Etages, etage, raw } from './cible.repository.ts'
import type { Lot } from './fusion.repository.ts'
import { personnes } from './personnes.repository.ts'

/** Two people of the source were one. Whoever goes is named by the source, so that its later files are still understood. */
export const fusions = defineCible({
  nom: 'fusions',
  table: fusionPersonne,
  cles: ['de'],
  donnees: ['personneId', 'ancienneId'],
  // The row that they had is no longer looked for once it is gone.
  scelles: ['ancienneId'],
  refs: [{ de: 'vers', champ: 'vers', vers: personnes, colonne: 'personneId' }],
  trouve: 't.de = s.de',
  cle: 'de',
  contrat: null,
  suppression: 'rien',
})

/** What becomes one person by this run. */
const nouvelles = raw(`sort in ('cree', 'change')`)

/** Names that lead to somebody else: those of before, and those of this run once it is said what becomes of them. */
const noms = (ici: Etages): SQL => sql`(
  select f.de, coalesce(q.vers, k.source) as vers from ${fusionPersonne} f join ${personne} k on k.id = f.personne_id
    left join ${etage(ici, fusions)} q on q.de = k.source and q.${nouvelles}
    where f.client_code = ${ici.clientCode}
  union select q.de, q.vers from ${etage(ici, fusions)} q where q.${nouvelles})`

async function hasFusions(db: Executor, ici: Etages): Promise<boolean> {
  const [row] = await rowsOf<{ la: boolean }>(
    db,
    sql`select exists (select from ${fusionPersonne} where client_code = ${ici.clientCode})
      or exists (select from ${etage(ici, fusions)}) as la`,
  )
  return row?.la === true
}

/**
 * Staged rows that name somebody who went name whoever was kept, before anything else is asked of them. A record of the one
 * who went says nothing of the other.
 */
export async function nameKept(db: Executor, ici: Etages, cibles: readonly Cible[]): Promise<void> {
  if (!(await hasFusions(db, ici))) return
  for (const cible of cibles) {
    const s = etage(ici, cible)
    if (cible === personnes)
      await db.execute(sql`update ${s} s set sort = 'garde', cle = n.vers from ${noms(ici)} n
        where n.de = s.cle and s.sort = 'inchange'`)
    for (const { de } of cible.refs.filter(({ de, vers }) => vers === personnes && de !== 'cle')) {
      const kept = cible === personnes ? 'nullif(n.vers, s.cle)' : 'n.vers'
      await db.execute(sql`update ${s} s set ${raw(de)} = ${raw(kept)} from ${noms(ici)} n
        where n.de = s.${raw(de)}`)
    }
    if (cible.cles.includes('personneId')) await mergeRows(db, s, cible)
  }
}

/** A list that named both names one; whoever subscribes stays who they are. */
async function mergeRows(db: Executor, s: SQL, cible: Cible): Promise<void> {
  const { cles, donnees } = colonnesDe(cible)
  const autres = cles.filter(({ prop }) => prop !== 'personneId').map(({ nom }) => `"${nom}"`)
  const premier = donnees.some(({ prop }) => prop === 'qualite') ? 'qualite, ' : ''
  await db.execute(sql`delete from ${s} s using (
      select ctid as ici, row_number() over (
        partition by ${raw(['cle', 'personne', ...autres].join(', '))} order by ${raw(premier)}ctid) as n
      from ${s}) d where d.ici = s.ctid and d.n > 1`)
}

/** How many who became somebody else, one after the other: twice as many at each turn. */
const TOURS = 24

/** Somebody who was kept may go in turn: all of them are whoever is kept in the end. Round in a circle, nobody is. */
export async function followChains(db: Executor, ici: Etages): Promise<void> {
  const s = etage(ici, fusions)
  const refuser = (lesquelles: SQL) =>
    db.execute(sql`update ${s} s set sort = 'rejete', refus = 'cycle', refus_champ = 'vers'
      where s.sort = 'inchange' and ${lesquelles}`)
  // Under a name that they had before, it may be themselves.
  await refuser(sql`s.vers = s.de`)
  const encore = sql`from ${s} q where q.de = s.vers and q.de <> s.de and q.sort = 'inchange' and s.sort = 'inchange'`
  for (let tour = 0; tour < TOURS; tour++) {
    const suivies = await rowsOf(db, sql`update ${s} s set vers = q.vers ${encore} returning 1`)
    if (suivies.length === 0) break
  }
  await refuser(sql`(s.vers = s.de or exists (select ${encore}))`)
}

/** What two people who are one may not be: unknown, withdrawn, somebody else already, or holders of an account each. */
export async function refuseFusions(db: Executor, ici: Etages): Promise<void> {
  const s = etage(ici, fusions)
  const q = etage(ici, personnes)
  const refuser = (code: SQL, champ: 'de' | 'vers', lesquelles: SQL) =>
    db.execute(sql`update ${s} s set sort = 'rejete', ecrit = false, neuf = false, refus = ${code},
      refus_champ = ${raw(`'${champ}'`)} where ${lesquelles}`)
  await db.execute(sql`update ${s} s set ancienne_id = k.id from (
      select p.source as cle, p.id from ${personne} p where p.client_code = ${ici.clientCode} and p.source is not null
      union all select q.cle, q.id from ${q} q where q.neuf and q.sort <> 'rejete') k
    where k.cle = s.de and s.sort = 'cree' and not exists (select from ${q} q where q.cle = s.de
      and q.sort = 'rejete' and q.refus <> 'doublon')`)
  await refuser(
    sql`case when exists (select from ${q} q where q.cle = s.de and q.sort = 'rejete') then 'depend' else 'reference' end`,
    'de',
    sql`s.sort = 'cree' and s.ancienne_id is null`,
  )
  await refuser(
    sql`'reference'`,
    'vers',
    sql`s.${nouvelles} and (exists (select from ${q} q where q.cle = s.vers and q.sort in ('supprime', 'disparu'))
      or exists (select from ${personne} p where p.id = s.personne_id and p.retire_le is not null)
        and not exists (select from ${q} q where q.cle = s.vers and q.sort = 'cree'))`,
  )
  const titulaire = (id: string) =>
    sql`exists (select from ${compte} c where c.personne_id = ${raw(id)})`
  await refuser(
    sql`'cle-prise'`,
    'vers',
    sql`s.sort = 'cree' and ${titulaire('s.ancienne_id')} and (${titulaire('s.personne_id')}
      or exists (select from ${s} a where a.sort = 'cree' and a.personne_id = s.personne_id and a.ligne < s.ligne
        and ${titulaire('a.ancienne_id')}))`,
  )
  // Whoever they were made is somebody else in turn, by this very run; else they were made another.
  await refuser(
    sql`'cle-prise'`,
    'de',
    sql`s.sort = 'change' and not exists (select from ${fusionPersonne} t join ${s} a on a.ancienne_id = t.personne_id
      and a.sort = 'cree' and a.personne_id = s.personne_id where t.client_code = ${ici.clientCode} and t.de = s.de)`,
  )
  // Of whom the source's people are counted without from now on.
  await db.execute(sql`update ${s} s set listes = 1 where s.sort = 'cree' and (
    exists (select from ${personne} p where p.id = s.ancienne_id and p.source is not null and p.retire_le is null)
      and not exists (select from ${q} q where q.cle = s.de and q.sort in ('supprime', 'disparu'))
    or exists (select from ${q} q where q.cle = s.de and (q.sort = 'cree' or q.neuf and q.sort = 'change')))`)
}

/** How many of the source's people are one with another by this run, and were counted. */
export async function countMerged(db: Executor, ici: Etages): Promise<number> {
  const [row] = await rowsOf<{ nombre: number }>(
    db,
    sql`select count(*)::int as nombre from ${etage(ici, fusions)} where sort = 'cree' and listes = 1`,
  )
  return row?.nombre ?? 0
}

/** Whose rows are whose from now on. */
export type Reuni = { de: string; vers: string }

export const findReunis = (db: Executor, ici: Etages, { debut, fin }: Lot) =>
  rowsOf<Reuni>(
    db,
    sql`select s.ancienne_id as de, s.personne_id as vers from ${etage(ici, fusions)} s
      where s.ecrit and s.sort = 'cree' and s.cle between ${debut} and ${fin} order by s.ancienne_id`,
  )
