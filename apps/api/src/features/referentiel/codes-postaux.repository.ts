import type { CodePostal } from '@espace-adherent/contract'
import { and, asc, between, gt, or, sql } from 'drizzle-orm'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { prefixesOf } from './localite.ts'
import { codePostal } from './referentiel.schema.ts'

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

export const hasCodesPostaux = async (db: Executor) =>
  (await db.select({ un: sql`1` }).from(codePostal).limit(1)).length > 0

type LigneCodePostal = CodePostal & { recherche: string }

/** For an empty table: looking for conflicts would take as long again. */
export const insertCodesPostaux = (db: Executor, rows: readonly LigneCodePostal[]) =>
  db.execute(sql`
    insert into ${codePostal} (code_postal, code_insee, localite, recherche)
    select "codePostal", "codeInsee", localite, recherche
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as t("codePostal" text, "codeInsee" text, localite text, recherche text)`)

export const findCommunes = (db: Executor) => db.select(ligne).from(codePostal)

export const saveCommunes = (tx: Executor, rows: readonly Record<string, unknown>[], now: Date) =>
  tx.execute(sql`
    insert into ${codePostal} (code_postal, code_insee, localite, recherche, modifie_le)
    select "codePostal", "codeInsee", localite, recherche, ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as t("codePostal" text, "codeInsee" text, localite text, recherche text)
    on conflict (code_postal, code_insee) do update set localite = excluded.localite,
      recherche = excluded.recherche, revision = ${codePostal}.revision + 1,
      modifie_le = excluded.modifie_le`)

export const deleteCommunes = (tx: Executor, ids: readonly string[]) =>
  tx.execute(sql`delete from ${codePostal} where ${cleCommune} in
    (select value from json_array_elements_text(${JSON.stringify(ids)}::json))`)

/** The table itself, for what keeps it. */
export { codePostal as communes }

/** A commune may have several postal codes, and a code serve several communes. */
export const cleCommune = sql`(${codePostal.codePostal} || '-' || ${codePostal.codeInsee})`
