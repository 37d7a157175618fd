import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { run } from '../support/run.ts'
import { bundle } from './bundle.ts'

/** A server of a few lines that finds things in all the ways ours does. */
const sources = {
  'src/deep/main.ts': `
    import { readFileSync } from 'node:fs'
    import { createServer } from 'node:http'
    import { Worker } from 'node:worker_threads'
    import { secure, words } from 'library'
    const read = (url: URL) => readFileSync(url, 'utf8')
    const worker = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: import.meta.resolve('./drawing.ts'),
    })
    worker.once('message', (told: object) => {
      const beside = read(new URL('../beside.txt', import.meta.url))
      console.log(JSON.stringify({ beside, words, secure, plain: typeof createServer, ...told }))
    })`,
  'src/deep/thread.ts': `
    import { parentPort, workerData } from 'node:worker_threads'
    type Drawing = { draw(): string }
    const { draw } = (await import(workerData)) as Drawing
    parentPort?.postMessage({
      drawn: draw(),
      stack: new Error('told').stack,
    })`,
  'src/deep/drawing.ts': `export const draw = (): string => 'a drawing'`,
  'src/beside.txt': 'beside the sources',
  'node_modules/library/package.json': '{ "name": "library", "main": "lib/index.js" }',
  'node_modules/library/lib/index.js': `
    const { readFileSync } = require('fs')
    exports.words = readFileSync(__dirname + '/../words.txt', 'utf8')
    exports.secure = typeof require('http2').createSecureServer`,
  'node_modules/library/words.txt': 'words of a library',
}

type Told = Record<'beside' | 'words' | 'secure' | 'plain' | 'drawn' | 'stack', string>
let folder: string
let told: Told
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'espace-adherent-bundle-'))
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  await bundle(join(folder, 'dist/build'), { main: join(folder, 'src/deep/main.ts') })
  // Only what stands beside the sources is needed: not they themselves.
  rmSync(join(folder, 'src/deep'), { recursive: true })
  const { code, output } = await run(process.execPath, [join(folder, 'dist/build/main.js')])
  assert.equal(code, 0, output)
  told = JSON.parse(output)
})
after(() => rmSync(folder, { recursive: true, force: true }))

test('a bundled module finds what stands beside its source, a library what it ships', () => {
  assert.equal(told.beside, 'beside the sources')
  assert.equal(told.words, 'words of a library')
})

test('a thread starts from the bundle, and loads from it what it is given the address of', () => {
  assert.equal(told.drawn, 'a drawing')
})

test('modules of Node that are loaded on demand give what they are asked for', () => {
  assert.deepEqual([told.plain, told.secure], ['function', 'function'])
})

test('a stack names the line of the source, also in a thread', () => {
  assert.match(told.stack, /^Error: told\n {4}at file:\/\/\/\S+\/src\/deep\/thread\.ts:7:14\n/)
})
