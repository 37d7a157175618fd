import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { listAbsences } from './equipe.repository.ts'
import { textes } from './textes.ts'

/** What is given to somebody who is away waits for nobody. */
export async function refuseAbsent(
  tx: Executor,
  clientCode: string,
  compteId: string,
  jour: string,
  champ: string,
): Promise<void> {
  const away = (await listAbsences(tx, clientCode, jour)).find((one) => one.compteId === compteId)
  if (away)
    throw new AppError('BadRequest', undefined, { [champ]: textes.absent(away.nom, away.jusquAu) })
}
