import { type CleContrat, estContrat, lu } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'

export async function findAResilier(tx: Executor, cle: CleContrat) {
  const [row] = await tx.select().from(lu.contrat).where(estContrat(cle))
  return row
}
