import { type CleContrat, estContrat } from '../../noyau/index.ts'
import { contrat } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'

export async function findAResilier(tx: Executor, cle: CleContrat) {
  const [row] = await tx.select().from(contrat).where(estContrat(cle))
  return row
}
