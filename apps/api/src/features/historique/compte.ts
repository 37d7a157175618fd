import { type Change, type Ecriture, markTold, write } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { type Evenement, recordEvenement } from './evenements.ts'

/** A change of an account, and its line. The mails that go with it say more, and are their slice's. */
export const changeCompte = <T>(
  db: Executor,
  ligne: Evenement,
  change: (e: Ecriture) => Promise<Change<T>>,
): Promise<T> =>
  write(db, null, async (e) => {
    const changed = await change(e)
    await recordEvenement(e, ligne)
    return markTold(e, changed)
  })
