import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { readConfig } from '../src/app/config.ts'
import { openInstallation } from '../src/app/installation.ts'
import { type Database, type Executor, rowsOf } from '../src/platform/db/index.ts'
import { createTestApp, openEmptyDatabase, type TestApp } from '../testing/index.ts'
import { findDepart } from './depart.repository.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'espace-adherent-coupure-'))
let vide: Database
let entiere: TestApp
before(async () => {
  entiere = await createTestApp()
  vide = await openEmptyDatabase()
})
after(async () => {
  await vide?.close()
  await entiere?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Where a start ends: at that call, counted from one. */
type Coupure = { run?: number; copie?: number; fusion?: number; fin?: true }
const COUPE = new Error('cut')

/** The same object, of which one gesture is done otherwise. */
const avec = (db: Executor, transaction: Executor['transaction']): Executor =>
  new Proxy(db, {
    get: (cible, nom) => {
      if (nom === 'transaction') return transaction
      const sien = Reflect.get(cible, nom)
      return typeof sien === 'function' ? sien.bind(cible) : sien
    },
  })

function couper({ run, copie, fusion, fin }: Coupure): Database {
  const comptes = { run: 0, copie: 0, fusion: 0 }
  const passe = (quoi: keyof typeof comptes, a: number | undefined) => {
    comptes[quoi] += 1
    if (comptes[quoi] === a) throw COUPE
  }
  return {
    ...vide,
    listen: async () => {},
    close: async () => {},
    exclusively: (work) =>
      vide.exclusively((db) =>
        work(
          fin
            ? avec(db, (travail) =>
                db.transaction(async (tx) => {
                  await travail(tx)
                  throw COUPE
                }),
              )
            : db,
        ),
      ),
    unhurried: async (work) => {
      passe('run', run)
      return vide.unhurried((db) =>
        work(
          avec(db, (travail, ...reste) => {
            passe('fusion', fusion)
            return db.transaction(travail, ...reste)
          }),
        ),
      )
    },
    copyIn: async (...quoi) => {
      passe('copie', copie)
      return vide.copyIn(...quoi)
    },
  }
}

const config = readConfig({
  DATA_DIR: dataDir,
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  DEMO_DATA: '1',
  LOG_LEVEL: 'silent',
  DEMO_PUBLIQUE: '1',
})
const LENDEMAIN = 24 * 3_600_000
let demarrages = 0
const demarrer = (coupure: Coupure = {}) => {
  demarrages += 1
  const now = Date.now() + (demarrages - 1) * LENDEMAIN
  return openInstallation(config, {
    database: couper(coupure),
    hasFigurants: false,
    now: () => new Date(now),
  })
}

/** A portal that runs makes these by itself; a month of sign-ins is another one each day. */
const DU_PORTAIL = new Set(['connexion', 'job', 'historique_sceau', 'secret_installation'])

/** How much there is of everything, and up to when. */
async function relever(db: Executor) {
  const tables = await rowsOf<{ nom: string }>(
    db,
    sql`select tablename as nom from pg_tables where schemaname = 'public' order by 1`,
  )
  const nombres: Record<string, number> = {}
  for (const { nom } of tables.filter(({ nom }) => !DU_PORTAIL.has(nom))) {
    const [row] = await rowsOf<{ n: number }>(
      db,
      sql.raw(`select count(*)::int as n from "${nom}"`),
    )
    nombres[nom] = row?.n ?? -1
  }
  const [jours] = await rowsOf<{ echeance: string; soins: string }>(
    db,
    sql`select (select max(date_echeance)::text from cotisation) as echeance,
      (select max(date_soins)::text from ligne) as soins`,
  )
  return { nombres, jours }
}

test('a first start that is cut, wherever it is, is gone on with: the same demonstration, once, and never half of it', async () => {
  const coupures: Coupure[] = [
    { run: 1 }, // The insurers are there, and nobody else.
    { copie: 9 }, // Records of the first lot wait to be merged.
    { fusion: 3 }, // Some of them are merged.
    { run: 2 }, // One insurer has its members, the other one has none.
    { fin: true }, // All of them have, and what only a portal has is not there.
  ]
  for (const coupure of coupures) {
    await assert.rejects(demarrer(coupure), (error) => error === COUPE, JSON.stringify(coupure))
    assert.notEqual(await findDepart(vide.db), null, JSON.stringify(coupure))
  }
  await demarrer()
  assert.equal(await findDepart(vide.db), null)
  const { jours, nombres } = await relever(entiere.database.db)
  // A portal of tests begins without the lines that two imports leave.
  assert.deepEqual(await relever(vide.db), { jours, nombres: { ...nombres, historique: 2 } })
})

test('one that came to its end is left alone by the next start', async () => {
  const avant = await relever(vide.db)
  await demarrer({ run: 1 })
  assert.deepEqual(await relever(vide.db), avant)
})
