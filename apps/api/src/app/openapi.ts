import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContenuSnapshot } from '../features/contenu/index.ts'
import { createCodes, createFaqSnapshot } from '../features/faq/index.ts'
import { readMots } from '../features/mots/index.ts'
import { createAnnuaire } from '../features/portail/index.ts'
import { createSealer, readMasterKey } from '../platform/crypto/index.ts'
import { openPglite } from '../platform/db/index.ts'
import { openFileStore } from '../platform/storage/index.ts'
import { buildApp } from './build-app.ts'
import { readConfig } from './config.ts'
import { breaksOf } from './openapi-compat.ts'
import { describeV1, openApiFile, openApiV1File, spellOpenApi, spellV1 } from './openapi-file.ts'
import { catalogueMots } from './slices.ts'

/** `npm run openapi`: an application that answers nobody needs only the tables of the database. */
async function describeApi(dataDir: string): Promise<{ whole: string; v1: string }> {
  const config = readConfig({ DATA_DIR: dataDir, DEMO_DATA: '0', JOBS: '0', LOG_LEVEL: 'silent' })
  const masterKey = readMasterKey(config.secretKey, dataDir)
  const sealer = createSealer(masterKey)
  const database = await openPglite({ folder: dataDir })
  await database.migrate(database.db)
  const address = { protocole: config.publicProtocol, port: config.publicPort }
  const { app } = await buildApp(
    {
      config,
      database,
      sealer,
      store: openFileStore(config.store, masterKey),
      scanner: null,
      annuaire: createAnnuaire(address, {
        withDemonstration: false,
        readMots: readMots(catalogueMots),
      }),
      contenus: createContenuSnapshot(),
      faq: createFaqSnapshot(createCodes(sealer)),
      isShown: () => false,
      subscribe: () => {},
    },
    { web: false },
  )
  try {
    await app.ready()
    if (existsSync(openApiV1File)) {
      const promised = JSON.parse(readFileSync(openApiV1File, 'utf8'))
      const breaks = breaksOf(promised, describeV1(app))
      if (breaks.length > 0) throw new Error(`v1 promised otherwise:\n${breaks.join('\n')}`)
    }
    return { whole: spellOpenApi(app), v1: spellV1(app) }
  } finally {
    await app.close()
    await database.close()
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'espace-adherent-openapi-'))
try {
  const { whole, v1 } = await describeApi(dataDir)
  writeFileSync(openApiFile, whole)
  writeFileSync(openApiV1File, v1)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
