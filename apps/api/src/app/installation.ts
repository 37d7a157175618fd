import { type ContenuSnapshot, createContenuSnapshot } from '../features/contenu/index.ts'
import { createCodes, createFaqSnapshot, type FaqSnapshot } from '../features/faq/index.ts'
import { hashPassword } from '../features/identity/index.ts'
import { readMots } from '../features/mots/index.ts'
import { type Annuaire, createAnnuaire, findOccupants } from '../features/portail/index.ts'
import { seedReferentiels } from '../features/referentiel/index.ts'
import { createClamd } from '../platform/antivirus/clamd.ts'
import type { Scanner } from '../platform/antivirus/scanner.ts'
import { createSealer, readMasterKey, type Sealer } from '../platform/crypto/index.ts'
import {
  type Database,
  type Executor,
  isOfLaterVersion,
  openPglite,
  openPostgres,
  TOPIC_ALL,
} from '../platform/db/index.ts'
import { type FileStore, openFileStore } from '../platform/storage/index.ts'
import type { Config } from './config.ts'
import { demonstration } from './demonstration.ts'
import { refuseEmptyPages } from './pages-obligatoires.ts'
import { catalogueMots } from './slices.ts'
import { StartRefusedError } from './start-refused.ts'
import { textes } from './textes.ts'

const RETRY_MS = 1_000

/** Tells progress while the first start takes its time. */
export type Progress = (step: string) => void

/** An opened installation: its database up to date, and what it keeps in memory loaded. */
export type Installation = {
  /** The setting in force: on a database of real insurers the demonstration is off. */
  config: Config
  database: Database
  sealer: Sealer
  /** The bytes of files. */
  store: FileStore
  scanner: Scanner | null
  annuaire: Annuaire
  contenus: ContenuSnapshot
  faq: FaqSnapshot
  /** Whether an announcement changes what every node keeps in memory. */
  isShown(topic: string): boolean
  /** Hears what the database announces to every node. */
  subscribe(listener: (topic: string) => void): void
}

export async function openInstallation(
  asked: Config,
  {
    database,
    progress = () => {},
    now = () => new Date(),
    hasFigurants = true,
  }: {
    database?: Database
    progress?: Progress
    now?: () => Date
    /** Whether a demonstration has a queue of requests; tests bring their own. */
    hasFigurants?: boolean
  } = {},
): Promise<Installation> {
  const masterKey = readMasterKey(asked.secretKey, asked.dataDir)
  const sealer = createSealer(masterKey)
  const opened = database ?? (await openDatabase(asked))
  try {
    const demoData = await opened.exclusively((db) =>
      prepare({ config: asked, database: opened, db, sealer, progress, now, hasFigurants }),
    )
    const config = { ...asked, demoData }
    const annuaire = createAnnuaire(
      { protocole: config.publicProtocol, port: config.publicPort },
      { withDemonstration: demoData, readMots: readMots(catalogueMots) },
    )
    const contenus = createContenuSnapshot()
    const faq = createFaqSnapshot(createCodes(sealer))
    const shown = (topic: string) =>
      [annuaire, contenus, faq].filter(
        ({ topics }) => topic === TOPIC_ALL || topics.includes(topic),
      )
    const reload = async (topic: string) => {
      for (const snapshot of shown(topic)) await snapshot.refresh(opened.db)
    }
    const listeners: ((topic: string) => void)[] = []
    const hear = async (topic: string) => {
      // First those who must forget at once; afterwards those who copy what is reloaded.
      for (const listener of listeners) listener(topic)
      await reload(topic)
      for (const listener of listeners) listener(topic)
    }
    // A failed reading is tried again, because nobody announces it twice.
    const hearAtLast = (topic: string): void =>
      void hear(topic).catch(() => setTimeout(hearAtLast, RETRY_MS, topic).unref())
    await opened.listen(hearAtLast)
    await reload(TOPIC_ALL)
    if (!demoData) refuseEmptyPages(annuaire.ouverts(), contenus)
    return {
      config,
      database: opened,
      sealer,
      store: openFileStore(config.store, masterKey),
      scanner: config.clamd ? createClamd(config.clamd) : null,
      annuaire,
      contenus,
      faq,
      isShown: (topic) => shown(topic).length > 0,
      subscribe: (listener) => listeners.push(listener),
    }
  } catch (error) {
    await opened.close()
    throw error
  }
}

/** For the portal and its commands alike: a base that a later version has prepared is left alone. */
export async function openDatabase(config: Config): Promise<Database> {
  const database = await connectDatabase(config)
  try {
    await refuseLater(database.db)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

export async function refuseLater(db: Executor): Promise<void> {
  if (await isOfLaterVersion(db)) throw new StartRefusedError(textes.basePlusRecente)
}

async function connectDatabase(config: Config): Promise<Database> {
  if (!config.databaseUrl) return openPglite({ folder: config.dataDir })
  return openPostgres({
    url: config.databaseUrl,
    maxConnections: config.databasePool,
    limits: config.databaseLimits,
    onError: (error) => process.stderr.write(`Base de données : ${error.name}\n`),
  })
}

/** Returns whether this is the demonstration, which never shares a database with real insurers. */
async function prepare({
  config,
  database,
  db,
  sealer,
  progress,
  now,
  hasFigurants,
}: {
  config: Config
  database: Database
  db: Database['db']
  sealer: Sealer
  progress: Progress
  now: () => Date
  hasFigurants: boolean
}): Promise<boolean> {
  progress('Mise à jour de la base de données')
  await database.migrate(db)
  const { hasReels, hasDemonstration } = await findOccupants(db)
  if (hasDemonstration && (hasReels || !config.demoData))
    throw new StartRefusedError(textes.baseDeDemonstration)
  if (hasReels && config.isDemoDemandee) throw new StartRefusedError(textes.baseReelle)
  if (hasReels) return false
  if (hasDemonstration && !(await isEnCours(db))) {
    await aligner(db, config.demoOidcPort)
    return true
  }
  if (!hasDemonstration) {
    progress('Chargement des référentiels (codes postaux, pays…)')
    await seedReferentiels(db)
  }
  if (!config.demoData) return false
  progress('Création des données de démonstration')
  // Texts, logos and people that only an empty database needs.
  const { seedDemo } = await demonstration.seed()
  const { demoOidcPort } = config
  await seedDemo({ database, db, sealer, hashPassword, now: now(), demoOidcPort, hasFigurants })
  // One that goes on after it was cut may have another port.
  if (hasDemonstration) await aligner(db, demoOidcPort)
  return true
}

/** A first start was cut: half a demonstration is not served, but gone on with. */
const isEnCours = async (db: Database['db']) =>
  (await (await demonstration.depart()).findDepart(db)) !== null

const aligner = async (db: Database['db'], port: number) =>
  (await demonstration.issuer()).alignDemoProvider(db, port)
