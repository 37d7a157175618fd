import { sql } from 'drizzle-orm'
import { type Ecriture, tellAll, write } from '../src/noyau/index.ts'
import type { Executor } from '../src/platform/db/index.ts'
import type { TestApp } from './test-app.ts'

export { freePort } from '../../../scripts/support/ports.ts'
export { accorderEtAttendre, faireAccord, laisserPasser, SECOND } from './accords.ts'
export { systemeAvec } from './cles.ts'
export { copierRole, poserDroits } from './droits.ts'
export { isReady, type PortalProcess, spawnPortal } from './portal-process.ts'
export { visitPortal } from './portal-visitor.ts'
export { regler } from './reglages.ts'
export { type SilentProxy, startSilentProxy } from './silent-proxy.ts'
export { statementsDuring } from './statements.ts'
export { createTestApp, type Inject, type TestApp } from './test-app.ts'
export { emptyTestDatabase, openEmptyDatabase, testEngine } from './test-database.ts'
export {
  changerRoles,
  faireAuCompte,
  inviterCollegue,
  ongletVue,
  voirComme,
} from './utilisateurs.ts'

/** A command by itself, as a test calls it: nobody is told. */
export const untold = (db: Executor, work: (e: Ecriture) => Promise<unknown>): Promise<void> =>
  write(db, null, async (e) => {
    await work(e)
    return tellAll(e)
  })

/** Mutuelle Horizon as a system finds it that sends its first lot: nobody has been named by any file. */
export async function oublierImports({ database: { db } }: Pick<TestApp, 'database'>) {
  for (const [table, colonne] of [
    ['personne', 'source'],
    ['decompte', 'cle'],
    ['paiement', 'cle'],
  ])
    await db.execute(sql.raw(`update ${table} set ${colonne} = null where client_code = 'horizon'`))
  await db.execute(sql`delete from import_lot where client_code = 'horizon'`)
}
