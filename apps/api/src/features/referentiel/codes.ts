import type { Executor } from '../../platform/db/index.ts'
import { findLibelles } from './referentiel.repository.ts'

type Valeurs<C extends string> = Readonly<Partial<Record<NoInfer<C>, string | null>>>

/** What somebody answers beside what there was, in fields of which some are codes: `tables` says of which table. */
export async function readCodes<C extends string>(
  db: Executor,
  clientCode: string,
  tables: Readonly<Partial<Record<C, string>>>,
  avant: Valeurs<C> | null | undefined,
  apres: Valeurs<C>,
) {
  const repondus = (Object.entries(tables) as [C, string][]).filter(([champ]) => apres[champ])
  const codes = repondus.flatMap(([champ, table]) =>
    [avant?.[champ], apres[champ]].flatMap((code) => (code ? { table, code } : [])),
  )
  const { libelleDe, isProposee } = await findLibelles(db, clientCode, codes)
  return {
    /** A value as one reads it; null: there is none. */
    dire(champ: C, valeur: string | null | undefined): string | null {
      const table = tables[champ]
      return (table && valeur && libelleDe(table, valeur)) || valeur || null
    },
    /** Neither offered nor what there was: what stands may stay, even where it is no longer offered. */
    inconnus: repondus
      .filter(
        ([champ, table]) =>
          apres[champ] !== avant?.[champ] && !isProposee(table, apres[champ] ?? ''),
      )
      .map(([champ]) => champ),
  }
}
