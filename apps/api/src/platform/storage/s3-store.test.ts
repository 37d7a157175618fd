import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { FileStore } from './file-store.ts'
import { openFileStore } from './index.ts'
import { createS3Store, type S3Options } from './s3-store.ts'
import { gather, inChunks, testStoreRules } from './testing/store-rules.ts'

type S3Server = { run(): Promise<{ port: number }>; close(): Promise<void> }
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (
  options: object,
) => S3Server

const directory = mkdtempSync(join(tmpdir(), 'espace-adherent-s3-'))
const start = (name: string, settings: object) =>
  new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(directory, name),
    configureBuckets: [{ name: 'fichiers' }, { name: 'scelles' }],
    ...settings,
  })
/** It miscounts the signature of what concerns a whole bucket: listing, asking whether it is there. */
const server = start('large', { allowMismatchedSignatures: true })
const strictServer = start('strict', {})
const optionsFor = (port: number): S3Options => ({
  bucket: 'fichiers',
  region: 'eu-west-3',
  endpoint: `http://127.0.0.1:${port}`,
  credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  prefix: 'portail/',
  forcePathStyle: true,
})
let options: S3Options
let strict: S3Options
before(async () => {
  options = optionsFor((await server.run()).port)
  strict = optionsFor((await strictServer.run()).port)
})
after(async () => {
  await server.close()
  await strictServer.close()
  rmSync(directory, { recursive: true, force: true })
})

let plain: FileStore | undefined
testStoreRules('S3', () => {
  plain ??= createS3Store(options)
  return plain
})

let sealed: FileStore | undefined
testStoreRules('sealed S3', () => {
  const s3 = { ...options, bucket: 'scelles', prefix: '' }
  sealed ??= openFileStore({ folder: directory, s3 }, Buffer.alloc(32, 7))
  return sealed
})

test('S3: more files than one page of a listing are all listed, those of others are not', async () => {
  const own = createS3Store({ ...options, prefix: 'pages/', pageSize: 5 })
  const names = Array.from({ length: 12 }, (_, i) => `abcd${String(i).padStart(6, '0')}`)
  await Promise.all(names.map((name) => own.put(name, inChunks(Buffer.from(name)))))
  const listed: string[] = []
  for await (const { name } of own.list()) listed.push(name)
  assert.deepEqual(listed.sort(), names)
})

test('S3: a bucket that is not there, or a service that is away, is said', async () => {
  await assert.rejects(createS3Store({ ...options, bucket: 'absent' }).ping())
  await assert.rejects(createS3Store({ ...options, endpoint: 'http://127.0.0.1:1' }).ping())
})

test('S3: requests are signed, in one part or in several; another key is refused', async () => {
  const content = randomBytes(6_000_000)
  const store = createS3Store(strict)
  await store.put('abcd0001', inChunks(content))
  assert.deepEqual(await gather(await store.get('abcd0001')), content)
  await store.remove('abcd0001')
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'autre' }
  const stranger = createS3Store({ ...strict, credentials })
  await assert.rejects(stranger.put('abcd0002', inChunks(Buffer.from('x'))), {
    name: 'SignatureDoesNotMatch',
  })
})
