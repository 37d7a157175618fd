import { type Executor, upkeep } from '../../platform/db/index.ts'
import { hasCodesPostaux, insertCodesPostaux } from './codes-postaux.repository.ts'
import { normalizeLocalite } from './localite.ts'
import { countLignes, insertLignes } from './referentiel.repository.ts'
import { listCodesPostaux } from './tables/codes-postaux.ts'
import { listReferentiels } from './tables/index.ts'

const CHUNK = 6_000

/**
 * Fills the tables that are empty and leaves the others alone: what the installation has changed or
 * removed since does not come back.
 */
export async function seedReferentiels(db: Executor): Promise<void> {
  const connues = await countLignes(db)
  const lignes = Object.entries(listReferentiels())
    .filter(([table]) => !connues.has(table))
    .flatMap(([table, rows]) => rows.map((row, ordre) => ({ table, ordre, ...row })))
  if (lignes.length > 0) await insertLignes(db, lignes)
  if (await hasCodesPostaux(db)) return
  const codes = (await listCodesPostaux()).map((code) => ({
    ...code,
    recherche: normalizeLocalite(code.localite),
  }))
  // One transaction: a start cut short leaves the table empty, and the next one fills it.
  await upkeep(db, async (tx) => {
    for (let i = 0; i < codes.length; i += CHUNK)
      await insertCodesPostaux(tx, codes.slice(i, i + CHUNK))
  })
}
