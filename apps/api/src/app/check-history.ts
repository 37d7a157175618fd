import { denombre } from '@espace-adherent/domain'
import { createHistorique } from '../features/historique/index.ts'
import { createSealer, readMasterKey } from '../platform/crypto/index.ts'
import { FolderInUseError } from '../platform/db/index.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './installation.ts'

/** `npm run historique`: goes through the journal's chain of seals, and says where it is broken. */
async function checkHistory(): Promise<boolean> {
  const config = readConfig(process.env)
  const sealer = createSealer(readMasterKey(config.secretKey, config.dataDir))
  const database = await openDatabase(config)
  try {
    const historique = createHistorique({ sealer, joursAdresses: config.joursAdresses })
    const { lignes, tete, rupture } = await historique.check(database.db, new Date())
    console.log(`${denombre(lignes, 'ligne vérifiée')}, dernier sceau : ${tete}`)
    if (rupture)
      console.log(`Chaîne rompue à la ligne ${rupture.historiqueId} : ${rupture.nature}.`)
    else console.log('La chaîne est entière.')
    return rupture === null
  } finally {
    await database.close()
  }
}

try {
  process.exitCode = (await checkHistory()) ? 0 : 1
} catch (error) {
  console.error(error instanceof FolderInUseError ? error.message : error)
  process.exitCode = 2
}
