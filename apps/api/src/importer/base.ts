import type { Execution } from '@espace-adherent/contract/imports'
import { readConfig } from '../app/config.ts'
import { openDatabase } from '../app/installation.ts'
import { StartRefusedError } from '../app/start-refused.ts'
import { createControle } from '../features/fichiers/index.ts'
import { CONSOLE, createExecution, isClient } from '../features/imports/index.ts'
import { createClamd } from '../platform/antivirus/clamd.ts'
import { createSealer, readMasterKey } from '../platform/crypto/index.ts'
import { openFileStore } from '../platform/storage/index.ts'
import { textes } from './textes.ts'

/** The base of one client, open for an import. `isConfirme`: somebody agreed to the deletions of this lot. */
export type Base = {
  execution(choix: { isEssai: boolean; isConfirme: boolean }): Execution
  close(): Promise<void>
}

export async function ouvrirBase(clientCode: string): Promise<Base> {
  const config = readConfig(process.env)
  const masterKey = readMasterKey(config.secretKey, config.dataDir)
  const sealer = createSealer(masterKey)
  const database = await openDatabase(config)
  if (!(await isClient(database.db, clientCode))) {
    await database.close()
    throw new StartRefusedError(textes.clientInconnu(clientCode))
  }
  const controle = createControle({
    scanner: config.clamd ? createClamd(config.clamd) : null,
    sansScanner: config.sansScanner,
    maxBytes: config.upload.maxBytes,
    onFault: (what, error) => process.stderr.write(`${what}${error ? ` (${error.name})` : ''}\n`),
  })
  const pieces = { store: openFileStore(config.store, masterKey), controle }
  return {
    execution: ({ isEssai, isConfirme }) =>
      createExecution(
        { database, sealer, clock: () => new Date(), pieces },
        {
          clientCode,
          isEssai,
          lancePar: CONSOLE,
          // At the console whoever confirms is not told from whoever asked.
          ...(isConfirme && { confirmePar: 'console, confirmé' }),
        },
      ),
    close: async () => {
      await controle.close()
      await database.close()
    },
  }
}
