import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { uploadOf } from '../../../testing/upload.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import type { Scanner, Verdict } from '../../platform/antivirus/scanner.ts'
import { miseDeCote } from '../../platform/jobs/jobs.schema.ts'
import { document } from '../documents/documents.schema.ts'
import { fichier } from './fichiers.schema.ts'
import { createFichiers } from './index.ts'
import { docx, pdf } from './testing/specimens.ts'

const HOUR = 3_600_000

let t: TestApp
let camille: Inject
let camilleId: string
before(async () => {
  // A scanner is configured, and nobody answers there.
  t = await createTestApp({
    environment: { CLAMAV_HOST: '127.0.0.1', CLAMAV_PORT: '1', CLAMAV_TIMEOUT_MS: '500' },
  })
  camille = await t.as('camille.martin@example.org')
  const [found] = await t.database.db
    .select({ id: compte.id })
    .from(compte)
    .where(eq(compte.userName, 'camille.martin@example.org'))
  camilleId = found?.id ?? ''
})
after(() => t?.close())

const heard: string[] = []
const fichiersWith = (
  scanner: Scanner | null,
  now = t.clock.now,
  sansScanner: 'accepter' | 'refuser' = 'accepter',
) =>
  createFichiers({
    sansScanner,
    db: t.database.db,
    store: t.store,
    sealer: t.sealer,
    scanner,
    clock: () => now,
    allClients: () => [{ code: 'horizon' }],
    parHeure: 200,
    onFault: (what) => heard.push(what),
    onInfected: (signature) => heard.push(signature),
  })
const answering = (verdict: Verdict, isReady = true): Scanner => ({
  isReady: async () => isReady,
  scan: async (content) => {
    for await (const _ of content);
    return verdict
  },
})

async function* bytes(content: Buffer) {
  yield content
}
const envoi = () => ({
  localFileName: 'a.pdf',
  typeAnnonce: 'application/pdf',
  inputName: 'rib',
  contenu: bytes(pdf(2000)),
  isAlone: async () => {},
})

const rows = () => t.database.db.select().from(fichier)
async function stored(): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of t.store.list()) names.push(name)
  return names
}
async function deposit(): Promise<string> {
  const answer = await camille(uploadOf(pdf(2000), 'a.pdf'))
  assert.equal(answer.statusCode, 200)
  return answer.json().fileNames[0].remoteFileName
}
beforeEach(async () => {
  heard.length = 0
  await t.database.db.delete(fichier)
  await t.database.db.delete(miseDeCote)
  for (const name of await stored()) await t.store.remove(name)
})

test('scanner away: the file is acknowledged, set aside, and given once it has been scanned', async () => {
  const name = await deposit()
  const url = `/api/fichiers/${name}`
  assert.equal((await rows())[0]?.analyseLe, null)
  assert.equal((await camille(url)).statusCode, 404)
  const attach = () => fichiersWith(null).attachFichier(t.database.db, camilleId, name, t.clock.now)
  assert.equal(await attach(), 'enAnalyse')

  await fichiersWith(answering({ etat: 'sain' }, false)).upkeep.scanPending()
  await fichiersWith(answering({ etat: 'indisponible' })).upkeep.scanPending()
  assert.equal((await rows())[0]?.analyseLe, null)

  await fichiersWith(answering({ etat: 'sain' })).upkeep.scanPending()
  assert.deepEqual((await rows())[0]?.analyseLe, t.clock.now)
  assert.deepEqual((await camille(url)).rawPayload, pdf(2000))
  assert.equal(await attach(), 'rattache')
})

test('found infected later, a file goes: row and bytes', async () => {
  await deposit()
  await fichiersWith(answering({ etat: 'infecte', signature: 'Test.Virus' })).upkeep.scanPending()
  assert.deepEqual(heard, ['Test.Virus'])
  assert.deepEqual([(await rows()).length, (await stored()).length], [0, 0])
})

test('found infected at once, a file is refused: no row, no bytes', async () => {
  const fichiers = fichiersWith(answering({ etat: 'infecte', signature: 'Test.Virus' }))
  const deposant = { compteId: camilleId, clientCode: 'horizon' }
  await assert.rejects(fichiers.deposer(deposant, envoi()), { code: 'FileInfected' })
  assert.deepEqual([(await rows()).length, (await stored()).length], [0, 0])
})

test('a file that cannot be read does not keep the next ones from the scanner', async () => {
  const [lost, next] = [await deposit(), await deposit()]
  await t.store.remove(lost)
  await fichiersWith(answering({ etat: 'sain' })).upkeep.scanPending()
  const analysed = (await rows()).filter(({ analyseLe }) => analyseLe !== null)
  assert.deepEqual(
    analysed.map(({ remoteFileName }) => remoteFileName),
    [next],
  )
  assert.deepEqual(heard, ['pending file could not be scanned'])
})

test('hundreds that cannot be read keep none of the others waiting; each is put aside', async () => {
  const next = await deposit()
  const [row] = await rows()
  assert.ok(row)
  const perdus = Array.from({ length: 150 }, (_, n) => String(n).padStart(40, '0'))
  const { db } = t.database
  await db
    .insert(fichier)
    .values(perdus.map((remoteFileName) => ({ ...row, remoteFileName, deposeLe: new Date(0) })))
  await fichiersWith(answering({ etat: 'sain' })).upkeep.scanPending()
  const analysed = (await rows()).filter(({ analyseLe }) => analyseLe !== null)
  assert.deepEqual(
    analysed.map(({ remoteFileName }) => remoteFileName),
    [next],
  )
  assert.equal(await db.$count(miseDeCote), 150)
})

test('without a scanner any more, and told so, those that waited for it are freed', async () => {
  await deposit()
  await fichiersWith(null).upkeep.scanPending()
  assert.notEqual((await rows())[0]?.analyseLe, null)
})

test('a scanner that is away keeps nobody waiting: the file waits for it, a day at most, and its sender is told', async () => {
  const deposant = { compteId: camilleId, clientCode: 'horizon' }
  const never = new Promise<never>(() => {})
  for (const isReady of [async () => false, () => never]) {
    const away = fichiersWith({ isReady, scan: () => never })
    const { fichier: depose, avertissement } = await away.deposer(deposant, envoi())
    assert.match(avertissement ?? '', /^Votre document est bien reçu, mais notre antivirus/)
    const { db } = t.database
    const { remoteFileName } = depose
    const attach = () => away.attachFichier(db, camilleId, remoteFileName, t.clock.now)
    assert.equal(await attach(), 'enAnalyse')
    assert.equal((await camille(`/api/fichiers/${remoteFileName}`)).statusCode, 404)
    await fichiersWith(answering({ etat: 'sain' })).upkeep.scanPending()
    assert.equal(await attach(), 'rattache')
  }
  const present = await fichiersWith(answering({ etat: 'sain' })).deposer(deposant, envoi())
  assert.equal(present.avertissement, null)
  const forgotten = await fichiersWith(answering({ etat: 'sain' }, false)).deposer(
    deposant,
    envoi(),
  )
  const tomorrow = new Date(t.clock.now.getTime() + 24.1 * HOUR)
  await fichiersWith(null, tomorrow, 'refuser').upkeep.removeAbandoned()
  const { remoteFileName } = forgotten.fichier
  assert.equal(await fichiersWith(null).findFichier(t.database.db, camilleId, remoteFileName), null)
})

test('what no request took within a day is thrown away; what was taken stays', async () => {
  const [abandoned, taken] = [await deposit(), await deposit()]
  const fichiers = fichiersWith(null)
  await fichiers.upkeep.scanPending()
  await fichiers.attachFichier(t.database.db, camilleId, taken, t.clock.now)

  const at = (hours: number) => new Date(t.clock.now.getTime() + hours * HOUR)
  await fichiersWith(null, at(23.9)).upkeep.removeAbandoned()
  assert.deepEqual((await stored()).sort(), [abandoned, taken].sort())
  await fichiersWith(null, at(24.1)).upkeep.removeAbandoned()
  assert.deepEqual(await stored(), [taken])
  assert.deepEqual(
    (await rows()).map(({ remoteFileName }) => remoteFileName),
    [taken],
  )
})

test('a file is taken once, by its owner, even by twenty requests at once', async () => {
  const name = await deposit()
  const fichiers = fichiersWith(null)
  await fichiers.upkeep.scanPending()
  const { db } = t.database
  const stranger = '00000000-0000-4000-8000-000000000000'
  assert.equal(await fichiers.attachFichier(db, stranger, name, t.clock.now), 'introuvable')
  for (const nothing of ['0'.repeat(40), '\0', '../a', ''])
    assert.equal(await fichiers.attachFichier(db, camilleId, nothing, t.clock.now), 'introuvable')

  await assert.rejects(
    db.transaction(async (tx) => {
      assert.equal(await fichiers.attachFichier(tx, camilleId, name, t.clock.now), 'rattache')
      throw new Error('the request failed')
    }),
    /the request failed/,
  )
  const all = await Promise.all(
    Array.from({ length: 20 }, () =>
      db.transaction((tx) => fichiers.attachFichier(tx, camilleId, name, t.clock.now)),
    ),
  )
  assert.deepEqual(all.sort(), [...Array(19).fill('introuvable'), 'rattache'])
})

test('a slice finds a file by its owner, with its own name, and opens it', async () => {
  const name = await deposit()
  const fichiers = fichiersWith(null)
  const found = await fichiers.findFichier(t.database.db, camilleId, name)
  assert.equal(found?.localFileName, 'a.pdf')
  assert.equal(found?.taille, 2000)
  assert.equal(found?.typeMime, 'application/pdf')
  assert.ok(found)
  const chunks: Buffer[] = []
  for await (const chunk of await fichiers.openFichier(found)) chunks.push(chunk)
  assert.deepEqual(Buffer.concat(chunks), pdf(2000))
})

/** As if they had come that long ago. */
function age(hours: number, folder = t.config.store.folder) {
  const then = new Date(t.clock.now.getTime() - hours * HOUR)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), then, then)
}

test('bytes without a row are removed after a day: those of a killed process, of a closed account', async () => {
  const [known, orphan] = [await deposit(), await deposit()]
  await t.database.db.delete(fichier).where(eq(fichier.remoteFileName, orphan))
  const drafts = join(t.config.store.folder, 'en-cours')
  mkdirSync(drafts, { recursive: true })
  writeFileSync(join(drafts, `${known}.abcd`), 'cut')
  await fichiersWith(null).upkeep.removeOrphans()
  assert.equal((await stored()).length, 2)
  assert.equal(readdirSync(drafts).length, 1)

  age(25)
  await fichiersWith(null).upkeep.removeOrphans()
  assert.deepEqual(await stored(), [known])
  assert.deepEqual(readdirSync(drafts), [])
})

test('what is kept for a member, though nobody sent it, is no orphan', async () => {
  const kept = randomBytes(16).toString('hex')
  await t.store.put(kept, bytes(pdf(2000)))
  await t.database.db.insert(document).values({
    clientCode: 'horizon',
    numeroContrat: '20450001',
    nature: 'contrat',
    titre: 'Contrat signé',
    le: '2020-01-01',
    remoteFileName: kept,
    typeMime: 'application/pdf',
    nomFichier: 'contrat.pdf',
  })
  age(25)
  await fichiersWith(null).upkeep.removeOrphans()
  assert.ok((await stored()).includes(kept))
  await t.database.db.delete(document).where(eq(document.remoteFileName, kept))
  await fichiersWith(null).upkeep.removeOrphans()
  assert.ok(!(await stored()).includes(kept))
})

test('a store that is mostly somebody else’s is left alone, and that is said', async () => {
  for (let i = 0; i < 25; i++)
    await t.store.put(`abcd${String(i).padStart(6, '0')}`, bytes(Buffer.from('x')))
  age(25)
  await fichiersWith(null).upkeep.removeOrphans()
  assert.equal((await stored()).length, 25)
  assert.deepEqual(heard, ['most files belong to no row: is this store another database’s?'])
})

test('store away: the sender is told to come back, and no row is written', async () => {
  const away = async () => {
    throw new Error('ECONNREFUSED')
  }
  const fichiers = createFichiers({
    db: t.database.db,
    store: { ...t.store, put: away },
    sealer: t.sealer,
    scanner: null,
    sansScanner: 'accepter',
    clock: () => t.clock.now,
    allClients: () => [],
    parHeure: 200,
    onFault: (what) => heard.push(what),
    onInfected() {},
  })
  await assert.rejects(fichiers.deposer({ compteId: camilleId, clientCode: 'horizon' }, envoi()), {
    code: 'ServiceUnavailable',
    message:
      'Le dépôt de documents est momentanément indisponible. Réessayez dans quelques minutes',
  })
  assert.deepEqual(heard, ['file store failed'])
  assert.equal((await rows()).length, 0)
})

test('while 20 Mo arrive, no more than two are ever held', async () => {
  setFlagsFromString('--expose_gc')
  const collect = runInNewContext('gc') as () => void
  const whole = docx({ name: 'word/media/photo.jpeg', content: randomBytes(19 * 1024 * 1024) })
  const seen: WeakRef<Buffer>[] = []
  let most = 0
  async function* slices() {
    for (let i = 0; i < whole.length; i += 65_536) {
      const slice = Buffer.from(whole.subarray(i, i + 65_536))
      seen.push(new WeakRef(slice))
      yield slice
      if (seen.length % 60 > 0) continue
      await new Promise(setImmediate)
      collect()
      most = Math.max(most, seen.filter((ref) => ref.deref() !== undefined).length)
    }
  }
  const large = { ...envoi(), localFileName: 'a.docx', typeAnnonce: '', contenu: slices() }
  const deposant = { compteId: camilleId, clientCode: 'horizon' }
  const { fichier: depose } = await fichiersWith(null).deposer(deposant, large)
  assert.equal(depose.size, whole.length)
  assert.ok(seen.length > 300)
  assert.ok(most > 0 && most <= 32, `${most} slices of 64 kB were held`)
})

test('row refused: the bytes go too', async () => {
  const nobody = { compteId: '00000000-0000-4000-8000-000000000000', clientCode: 'horizon' }
  await assert.rejects(fichiersWith(null).deposer(nobody, envoi()))
  assert.deepEqual(await stored(), [])
})
