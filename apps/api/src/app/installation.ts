import { alignDemoProvider } from '../demo/external-provider.ts'
import {
  type ContenuSnapshot,
  createContenuSnapshot,
  TOPIC_CONTENUS,
} from '../features/contenu/index.ts'
import {
  createCodes,
  createFaqSnapshot,
  type FaqSnapshot,
  TOPIC_FAQ,
} from '../features/faq/index.ts'
import { hashPassword } from '../features/identity/index.ts'
import {
  type Annuaire,
  createAnnuaire,
  hasClient,
  TOPIC_CLIENTS,
} from '../features/portail/index.ts'
import { seedReferentiels } from '../features/referentiel/index.ts'
import { createClamd, type Scanner } from '../platform/antivirus/index.ts'
import { createSealer, readMasterKey, type Sealer } from '../platform/crypto/index.ts'
import { type Database, openPglite, openPostgres, TOPIC_ALL } from '../platform/db/index.ts'
import { type FileStore, openFileStore } from '../platform/storage/index.ts'
import type { Config } from './config.ts'

const RETRY_MS = 1_000

/** Says what is being done while the first start takes its time. */
export type Progress = (step: string) => void

/** An opened installation: its database up to date, and what it keeps in memory loaded. */
export type Installation = {
  config: Config
  database: Database
  sealer: Sealer
  /** The bytes of files. */
  store: FileStore
  scanner: Scanner | null
  annuaire: Annuaire
  contenus: ContenuSnapshot
  faq: FaqSnapshot
  /** Hears what the database announces to every node. */
  subscribe(listener: (topic: string) => void): void
}

export async function openInstallation(
  config: Config,
  {
    database,
    progress = () => {},
    now = () => new Date(),
  }: {
    database?: Database
    progress?: Progress
    now?: () => Date
  } = {},
): Promise<Installation> {
  const masterKey = readMasterKey(config.secretKey, config.dataDir)
  const sealer = createSealer(masterKey)
  const opened = database ?? (await openDatabase(config))
  try {
    await opened.exclusively((db) =>
      prepare({ config, database: opened, db, sealer, progress, now }),
    )
    const annuaire = createAnnuaire({ protocole: config.publicProtocol, port: config.publicPort })
    const contenus = createContenuSnapshot()
    const faq = createFaqSnapshot(createCodes(sealer))
    const reload = async (topic: string) => {
      if (topic === TOPIC_ALL || topic === TOPIC_CLIENTS) await annuaire.refresh(opened.db)
      if (topic === TOPIC_ALL || topic === TOPIC_CONTENUS) await contenus.refresh(opened.db)
      if (topic === TOPIC_ALL || topic === TOPIC_FAQ) await faq.refresh(opened.db)
    }
    const listeners: ((topic: string) => void)[] = []
    const hear = async (topic: string) => {
      // Before, for whoever must forget at once; after, for whoever copies what is reloaded.
      for (const listener of listeners) listener(topic)
      await reload(topic)
      for (const listener of listeners) listener(topic)
    }
    // What could not be read again now is tried again: nobody announces it twice.
    const hearAtLast = (topic: string): void =>
      void hear(topic).catch(() => setTimeout(hearAtLast, RETRY_MS, topic).unref())
    await opened.listen(hearAtLast)
    await reload(TOPIC_ALL)
    return {
      config,
      database: opened,
      sealer,
      store: openFileStore(config.store, masterKey),
      scanner: config.clamd ? createClamd(config.clamd) : null,
      annuaire,
      contenus,
      faq,
      subscribe: (listener) => listeners.push(listener),
    }
  } catch (error) {
    await opened.close()
    throw error
  }
}

async function openDatabase(config: Config): Promise<Database> {
  if (!config.databaseUrl) return openPglite({ folder: config.dataDir })
  return openPostgres({
    url: config.databaseUrl,
    maxConnections: config.databasePool,
    limits: config.databaseLimits,
    onError: (error) => process.stderr.write(`Base de données : ${error.name}\n`),
  })
}

async function prepare({
  config,
  database,
  db,
  sealer,
  progress,
  now,
}: {
  config: Config
  database: Database
  db: Database['db']
  sealer: Sealer
  progress: Progress
  now: () => Date
}): Promise<void> {
  progress('Mise à jour de la base de données')
  await database.migrate(db)
  if (await hasClient(db)) {
    if (config.demoData) await alignDemoProvider(db, config.demoOidcPort)
    return
  }
  progress('Chargement des référentiels (codes postaux, pays…)')
  await seedReferentiels(db)
  if (!config.demoData) return
  progress('Création des données de démonstration')
  // Texts, logos and people that only an empty database needs.
  const { seedDemo } = await import('../demo/index.ts')
  await seedDemo({ db, sealer, hashPassword, now: now(), demoOidcPort: config.demoOidcPort })
}
