import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { glanceAt, hashInputs, inputs } from './inputs.js'

type Files = Record<string, string>
const day = new Date('2026-03-02T08:00:00Z')

function inFolder<T>(files: Files, at: Date, look: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'espace-adherent-inputs-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
      utimesSync(join(folder, path), at, at)
    }
    return look(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const hashOf = (files: Files, build: 'web' | 'server') =>
  inFolder(files, day, (folder) => hashInputs(folder, inputs[build]))

const files = {
  'apps/web/src/main.ts': 'a',
  'apps/api/src/app/main.ts': 'b',
  'packages/ui/src/a.ts': 'c',
  'packages/domain/src/a.ts': 'd',
  'package-lock.json': '{}',
}

/** Which builds each change asks for. */
const cases: [string, Files, ('web' | 'server')[]][] = [
  ['a changed source of the browser', { 'apps/web/src/main.ts': 'z' }, ['web']],
  ['a new source of the browser', { 'apps/web/src/new.ts': '' }, ['web']],
  ['a changed widget', { 'packages/ui/src/a.ts': 'z' }, ['web']],
  ['a changed source of the server', { 'apps/api/src/app/main.ts': 'z' }, ['server']],
  ['a changed rule', { 'packages/domain/src/a.ts': 'z' }, ['web', 'server']],
  ['a changed dependency', { 'package-lock.json': '{ }' }, ['web', 'server']],
  ['the way the server is bundled', { 'scripts/build/bundle.ts': 'a' }, ['server']],
  ['the result of a build', { 'apps/web/dist/index.html': 'a' }, []],
  ['a test', { 'apps/web/src/main.test.ts': 'a', 'apps/api/src/a.test.ts': 'a' }, []],
  ['a migration, read at each start', { 'apps/api/migrations/0001.sql': 'a' }, []],
]

for (const [name, change, builds] of cases)
  test(`${name} asks for ${builds.join(' and ') || 'no build'}`, () => {
    const changed = { ...files, ...change }
    const asked = (['web', 'server'] as const).filter(
      (build) => hashOf(files, build) !== hashOf(changed, build),
    )
    assert.deepEqual(asked, builds)
  })

test('a glance sees a file of another date or size, whatever its content', () => {
  const glance = (content: string, at: Date) =>
    inFolder({ ...files, 'packages/ui/src/a.ts': content }, at, (folder) =>
      glanceAt(folder, inputs.web),
    )
  assert.equal(glance('c', day), glance('z', day))
  assert.notEqual(glance('c', day), glance('cc', day))
  assert.notEqual(glance('c', day), glance('c', new Date(day.getTime() + 1)))
})
