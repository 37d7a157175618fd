import type { CodeLibelle, CodePostal } from '@espace-adherent/contract'
import { and, asc, between, count, eq, gt, or, sql } from 'drizzle-orm'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { codePostal, referentiel } from '../../schema/referentiel.schema.ts'
import { prefixesOf } from './localite.ts'

const lignesDeTable = prepared((db) =>
  db
    .select({ code: referentiel.code, libelle: referentiel.libelle })
    .from(referentiel)
    .where(eq(referentiel.nomTable, sql.placeholder('table')))
    .orderBy(asc(referentiel.ordre), asc(referentiel.code))
    .prepare('lignes_de_table'),
)

export const findLignes = (db: Executor, table: string): Promise<CodeLibelle[]> =>
  lignesDeTable(db).execute({ table })

/** What the codes of several tables stand for; null: such a code is not of that table. */
export async function findLibelles(
  db: Executor,
  codes: readonly { table: string; code: string }[],
) {
  const isUn = codes.map(({ table, code }) =>
    and(eq(referentiel.nomTable, table), eq(referentiel.code, code)),
  )
  const lignes =
    codes.length > 0
      ? await db
          .select()
          .from(referentiel)
          .where(or(...isUn))
      : []
  return (table: string, code: string) =>
    lignes.find((ligne) => ligne.nomTable === table && ligne.code === code)?.libelle ?? null
}

export type CritereCodePostal = { codePostal?: string | undefined; localite?: string | undefined }

const ligne = {
  codePostal: codePostal.codePostal,
  localite: codePostal.localite,
  codeInsee: codePostal.codeInsee,
}
const avecTotal = { ...ligne, total: sql<number>`(count(*) over ())::int` }

/** Codes all have five digits: padding the typed ones gives a range that any collation orders. */
const codeCommencePar = () =>
  between(codePostal.codePostal, sql.placeholder('codeMin'), sql.placeholder('codeMax'))

/** Written as ranges of bytes, for a prepared `like` cannot use the index. */
const nomDansLIndex = () =>
  or(
    sql`(${codePostal.recherche} ~>=~ ${sql.placeholder('nom1')} and ${codePostal.recherche} ~<~ ${sql.placeholder('nom1Fin')})`,
    sql`(${codePostal.recherche} ~>=~ ${sql.placeholder('nom2')} and ${codePostal.recherche} ~<~ ${sql.placeholder('nom2Fin')})`,
  )
const nomCommencePar = () =>
  or(
    sql`starts_with(${codePostal.recherche}, ${sql.placeholder('nom1')})`,
    sql`starts_with(${codePostal.recherche}, ${sql.placeholder('nom2')})`,
  )

const parCode = prepared((db) =>
  db
    .select(avecTotal)
    .from(codePostal)
    .where(and(codeCommencePar(), nomCommencePar()))
    .orderBy(asc(codePostal.codePostal), asc(codePostal.recherche), asc(codePostal.codeInsee))
    .limit(sql.placeholder('limite'))
    .prepare('codes_postaux_par_code'),
)

const parNom = prepared((db) =>
  db
    .select(avecTotal)
    .from(codePostal)
    .where(nomDansLIndex())
    .orderBy(asc(codePostal.recherche), asc(codePostal.codePostal))
    .limit(sql.placeholder('limite'))
    .prepare('codes_postaux_par_nom'),
)

export async function findCodesPostaux(
  db: Executor,
  critere: CritereCodePostal,
  limite: number,
): Promise<{ items: CodePostal[]; total: number }> {
  const isByName = critere.codePostal === undefined && critere.localite !== undefined
  const rows = await (isByName ? parNom : parCode)(db).execute({ ...bornes(critere), limite })
  return { items: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

const suite = prepared((db) =>
  db
    .select(ligne)
    .from(codePostal)
    .where(
      and(
        codeCommencePar(),
        nomCommencePar(),
        gt(
          sql`(${codePostal.codePostal}, ${codePostal.codeInsee})`,
          sql`(${sql.placeholder('codeVu')}, ${sql.placeholder('inseeVu')})`,
        ),
      ),
    )
    .orderBy(asc(codePostal.codePostal), asc(codePostal.codeInsee))
    .limit(1_000)
    .prepare('codes_postaux_suite'),
)

/** All that answer, by the thousand: each batch begins after the last row of the one before. */
export async function* streamCodesPostaux(
  db: Executor,
  critere: CritereCodePostal,
): AsyncGenerator<CodePostal> {
  let vu = { codeVu: '', inseeVu: '' }
  for (;;) {
    const rows = await suite(db).execute({ ...bornes(critere), ...vu })
    yield* rows
    const derniere = rows.at(-1)
    if (!derniere) return
    vu = { codeVu: derniere.codePostal, inseeVu: derniere.codeInsee }
  }
}

/** Above every letter and digit: the end of the names that begin with something. */
const FIN = '~'

function bornes({ codePostal: code = '', localite = '' }: CritereCodePostal) {
  const [nom1, nom2] = prefixesOf(localite)
  return {
    codeMin: code.padEnd(5, '0'),
    codeMax: code.padEnd(5, '9'),
    nom1,
    nom1Fin: nom1 + FIN,
    nom2,
    nom2Fin: nom2 + FIN,
  }
}

/** How many rows each table holds; a table without any is not in the answer. */
export async function countLignes(db: Executor): Promise<Map<string, number>> {
  const tables = await db
    .select({ table: referentiel.nomTable, lignes: count() })
    .from(referentiel)
    .groupBy(referentiel.nomTable)
  return new Map(tables.map(({ table, lignes }) => [table, lignes]))
}

export const hasCodesPostaux = async (db: Executor) =>
  (await db.select({ un: sql`1` }).from(codePostal).limit(1)).length > 0

type LigneReferentiel = CodeLibelle & { table: string; ordre: number }

/** One parameter for all the rows: a statement with one for each value takes ten times as long. */
export const insertLignes = (db: Executor, rows: readonly LigneReferentiel[]) =>
  db.execute(sql`
    insert into ${referentiel} (nom_table, code, libelle, ordre)
    select "table", code, libelle, ordre
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as t("table" text, code text, libelle text, ordre int)
    on conflict do nothing`)

type LigneCodePostal = CodePostal & { recherche: string }

/** For an empty table: looking for conflicts would take as long again. */
export const insertCodesPostaux = (db: Executor, rows: readonly LigneCodePostal[]) =>
  db.execute(sql`
    insert into ${codePostal} (code_postal, code_insee, localite, recherche)
    select "codePostal", "codeInsee", localite, recherche
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as t("codePostal" text, "codeInsee" text, localite text, recherche text)`)

/** The tables themselves, for what keeps them. */
export { codePostal as communes, referentiel as lignes }

/** A commune may have several postal codes, and a code serve several communes. */
export const cleCommune = sql`(${codePostal.codePostal} || '-' || ${codePostal.codeInsee})`
