import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createStreamSealer, DamagedContentError } from '../crypto/index.ts'
import { sealStore } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'
import { openFileStore } from './index.ts'
import { gather, inChunks, testStoreRules } from './testing/store-rules.ts'

const root = mkdtempSync(join(tmpdir(), 'espace-adherent-depot-'))
after(() => rmSync(root, { recursive: true, force: true }))

const folder = join(root, 'regles')
const store = createFolderStore(folder)
testStoreRules('folder', () => store)

const sealed = openFileStore({ folder: join(root, 'scelle') }, Buffer.alloc(32, 7))
testStoreRules('sealed folder', () => sealed)

test('folder: an interrupted put leaves no draft, and files are of their owner alone', async () => {
  await assert.rejects(
    store.put(
      'abcd9999',
      (async function* () {
        yield Buffer.from('x')
        throw new Error('left')
      })(),
    ),
  )
  assert.deepEqual(readdirSync(join(folder, 'en-cours')), [])
  await store.put('abcd9998', inChunks(Buffer.from('x')))
  const path = join(folder, 'ab', 'cd', 'abcd9998')
  assert.equal(statSync(path).mode & 0o777, 0o600)
  assert.equal(statSync(join(folder, 'ab')).mode & 0o777, 0o700)
})

test('folder: what was put back open to all is closed, the folder at the start, files by the sweep', async () => {
  const place = join(root, 'restaure')
  const restored = createFolderStore(place)
  await restored.put('abcd9997', inChunks(Buffer.from('x')))
  const path = join(place, 'ab', 'cd', 'abcd9997')
  chmodSync(place, 0o755)
  chmodSync(path, 0o644)
  await restored.ping()
  assert.equal(statSync(place).mode & 0o777, 0o700)
  for await (const { name } of restored.list()) assert.equal(name, 'abcd9997')
  assert.equal(statSync(path).mode & 0o777, 0o600)
})

test('folder: killed in the middle, only a draft remains, and it is swept', async () => {
  const place = join(root, 'tue')
  const script = join(import.meta.dirname, 'testing/endless-put.ts')
  const child = spawn(process.execPath, [script, place], { stdio: ['ignore', 'pipe', 'inherit'] })
  for (let dots = 0; dots < 20; ) dots += String((await once(child.stdout, 'data'))[0]).length
  child.kill('SIGKILL')
  await once(child, 'exit')

  const left = createFolderStore(place)
  await assert.rejects(left.get('abcd1234'), { name: 'MissingFileError' })
  for await (const { name } of left.list()) assert.fail(name)
  assert.equal(readdirSync(join(place, 'en-cours')).length, 1)
  await left.removeDrafts(new Date(Date.now() - 60_000))
  assert.equal(readdirSync(join(place, 'en-cours')).length, 1)
  await left.removeDrafts(new Date(Date.now() + 1000))
  assert.deepEqual(readdirSync(join(place, 'en-cours')), [])
})

test('sealed: the disk shows nothing of the content, and a change there is seen', async () => {
  const place = join(root, 'disque')
  const raw = createFolderStore(place)
  const kept = sealStore(raw, createStreamSealer(Buffer.alloc(32, 7)))
  const secret = Buffer.alloc(100_000, 'ordonnance de Camille ')
  await kept.put('abcd0001', inChunks(secret))
  const path = join(place, 'ab', 'cd', 'abcd0001')
  assert.equal(readFileSync(path).includes('Camille'), false)
  assert.deepEqual(await gather(await kept.get('abcd0001')), secret)

  const bytes = readFileSync(path)
  bytes[70_000] = (bytes[70_000] ?? 0) ^ 1
  writeFileSync(path, bytes)
  await assert.rejects(gather(await kept.get('abcd0001')), DamagedContentError)
  await raw.put('abcd0002', inChunks(readFileSync(path)))
  await assert.rejects(gather(await kept.get('abcd0002')), DamagedContentError)
})

test('sealed: a reader who leaves before the first byte closes the file', async () => {
  const opened: import('node:stream').Readable[] = []
  const watched = sealStore(
    {
      ...store,
      get: async (name) => {
        const stream = await store.get(name)
        opened.push(stream)
        return stream
      },
    },
    createStreamSealer(Buffer.alloc(32, 7)),
  )
  await watched.put('abcd0003', inChunks(Buffer.alloc(500_000)))
  const reader = await watched.get('abcd0003')
  reader.destroy()
  await once(reader, 'close')
  assert.equal(opened[0]?.destroyed, true)
})
