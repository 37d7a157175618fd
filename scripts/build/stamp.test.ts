import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { hashInputs } from './stamp.ts'

function hashOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'espace-adherent-stamp-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    return hashInputs(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const files = {
  'apps/web/src/main.ts': 'a',
  'packages/ui/src/a.ts': 'b',
  'package-lock.json': '{}',
}

const cases: [string, Record<string, string>, boolean][] = [
  ['a changed source', { 'apps/web/src/main.ts': 'c' }, true],
  ['a new source', { 'apps/web/src/new.ts': '' }, true],
  ['a changed package', { 'packages/ui/src/a.ts': 'c' }, true],
  ['a changed dependency', { 'package-lock.json': '{ }' }, true],
  ['the result of a build', { 'apps/web/dist/index.html': 'a' }, false],
  ['a test', { 'apps/web/src/main.test.ts': 'a' }, false],
  ['the server', { 'apps/api/src/app/main.ts': 'a' }, false],
]

for (const [name, change, rebuilds] of cases) {
  test(`${name} ${rebuilds ? 'asks' : 'does not ask'} for a build`, () => {
    assert.equal(hashOf(files) !== hashOf({ ...files, ...change }), rebuilds)
  })
}
