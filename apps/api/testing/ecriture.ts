import { type Ecriture, tellAll, write } from '../src/noyau/index.ts'
import type { Executor } from '../src/platform/db/index.ts'

/** A command by itself, as a test calls it: nobody is told. */
export const untold = (db: Executor, work: (e: Ecriture) => Promise<unknown>): Promise<void> =>
  write(db, null, async (e) => {
    await work(e)
    return tellAll(e)
  })
