import type { Execution } from '@espace-adherent/contract/imports'
import { readConfig } from '../app/config.ts'
import { openDatabase } from '../app/installation.ts'
import { StartRefusedError } from '../app/start-refused.ts'
import { createExecution, isClient } from '../features/imports/index.ts'
import { createSealer, readMasterKey } from '../platform/crypto/index.ts'
import { textes } from './textes.ts'

/** The base of one client, open for an import. `confirme`: somebody agreed to the deletions of this lot. */
export type Base = {
  execution(choix: { isEssai: boolean; confirme: boolean }): Execution
  /** Puts so many invitations in the queue for each day; how many accounts are told in all. */
  inviter(parJour: number): Promise<number>
  close(): Promise<void>
}

export async function ouvrirBase(clientCode: string): Promise<Base> {
  const config = readConfig(process.env)
  const sealer = createSealer(readMasterKey(config.secretKey, config.dataDir))
  const database = await openDatabase(config)
  if (!(await isClient(database.db, clientCode))) {
    await database.close()
    throw new StartRefusedError(textes.clientInconnu(clientCode))
  }
  return {
    execution: ({ isEssai, confirme }) =>
      createExecution(
        { database, sealer, clock: () => new Date() },
        {
          clientCode,
          isEssai,
          lancePar: 'console',
          // At the console whoever confirms is not told from whoever asked.
          ...(confirme && { confirmePar: 'console, confirmé' }),
        },
      ),
    inviter: () => Promise.reject(new StartRefusedError(textes.sansBase)),
    close: database.close,
  }
}
