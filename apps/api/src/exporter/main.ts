import { parseArgs } from 'node:util'
import { readConfig } from '../app/config.ts'
import { openDatabase } from '../app/installation.ts'
import { createHistorique } from '../features/historique/index.ts'
import { createSealer, readMasterKey } from '../platform/crypto/index.ts'
import { FolderInUseError } from '../platform/db/index.ts'
import { openFileStore } from '../platform/storage/index.ts'
import { exporter, verifier } from './exporter.ts'
import { exporterIncident } from './incident.ts'
import { textes } from './textes.ts'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
const JOUR = /^\d{4}-\d{2}-\d{2}$/

/** `npm run exporter`: everything, in formats that any other product reads. */
async function run(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      vers: { type: 'string' },
      verifier: { type: 'string' },
      incident: { type: 'boolean', default: false },
      du: { type: 'string' },
      au: { type: 'string' },
      aide: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.aide || values.help) {
    say(textes.usage)
    return true
  }
  if (values.verifier) {
    const fautes = await verifier(values.verifier)
    say(fautes.length === 0 ? textes.entier : textes.abime(fautes))
    return fautes.length === 0
  }
  const { vers: dossier, du = '', au = '' } = values
  if (!dossier || (values.incident && !(JOUR.test(du) && JOUR.test(au)))) {
    say(textes.usage)
    return false
  }
  const config = readConfig(process.env)
  const masterKey = readMasterKey(config.secretKey, config.dataDir)
  const sealer = createSealer(masterKey)
  const database = await openDatabase(config)
  const now = new Date()
  try {
    if (values.incident) {
      const { check } = createHistorique({ sealer, joursAdresses: config.joursAdresses })
      const fait = await exporterIncident({ database, check }, { du, au, dossier, now })
      say(textes.incident(fait.lignes))
      const { rupture } = fait.controle
      if (rupture) say(textes.rompue(rupture.historiqueId, rupture.nature))
      return rupture === null
    }
    const store = openFileStore(config.store, masterKey)
    const { tables, fichiers } = await exporter({ database, sealer, store }, dossier, now)
    const lignes = tables.reduce((total, table) => total + table.lignes, 0)
    say(textes.fait(tables.length, lignes, fichiers.length))
    say(textes.clair)
    return true
  } finally {
    await database.close()
  }
}

try {
  process.exitCode = (await run()) ? 0 : 1
} catch (error) {
  console.error(error instanceof FolderInUseError ? error.message : error)
  process.exitCode = 2
}
