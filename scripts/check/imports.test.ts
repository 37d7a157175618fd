import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findRefused, findStale } from './directions.ts'
import { findFolderCycles, folderOf } from './folders.ts'
import { findProblems } from './imports.ts'
import { readModule } from './modules.ts'

type Files = Record<string, string>

/** The smallest product that passes. */
const sound: Files = {
  'packages/domain/src/index.ts': 'export const a = 1',
  'packages/contract/src/index.ts': "import { a } from '@espace-adherent/domain'",
  'packages/ui/src/index.ts': "import { useState } from 'react'",
  'apps/web/src/main.tsx': "import './main.css'",
  'apps/web/src/main.css': '',
  'apps/api/src/app/main.ts': "import fastify from 'fastify'",
}

function problems(files: Files): string[] {
  const modules = Object.entries(files)
    .filter(([path]) => /\.tsx?$/.test(path))
    .map(([path, text]) => readModule(path, text))
  return findProblems(modules, (path) => path in files)
}

const withFiles = (files: Files) => problems({ ...sound, ...files })

test('a sound product passes', () => assert.deepEqual(problems(sound), []))

test('reading no module is a problem', () => {
  assert.deepEqual(problems({}), ['no module was read'])
})

for (const folder of [
  'packages/domain',
  'packages/contract',
  'packages/ui',
  'apps/web',
  'apps/api',
]) {
  test(`reading no module in ${folder} is a problem`, () => {
    const rest = Object.entries(sound).filter(([path]) => !path.startsWith(folder))
    assert.deepEqual(problems(Object.fromEntries(rest)), [`no module was read in ${folder}`])
  })
}

test('a file that cannot be parsed is a problem', () => {
  assert.match(withFiles({ 'e2e/a.ts': 'const' })[0] ?? '', /^e2e\/a\.ts: /)
})

describe('relative imports', () => {
  const from = 'apps/api/src/app/a.ts'
  test('must exist', () => {
    assert.deepEqual(withFiles({ [from]: "import './b.ts'" }), [
      `${from}:1 must not import ./b.ts (no such file, check its extension)`,
    ])
  })
  test('carry their extension', () => {
    const files = { [from]: "import './b'", 'apps/api/src/app/b.ts': '' }
    assert.equal(withFiles(files).length, 1)
  })
  test('stay in their workspace', () => {
    assert.deepEqual(withFiles({ [from]: "import '../../../../packages/domain/src/index.ts'" }), [
      `${from}:1 must not import ../../../../packages/domain/src/index.ts (leaves apps/api: import the package by its name)`,
    ])
  })
  test('may reach the scripts', () => {
    const files = { 'bench/a.ts': "import '../scripts/b.ts'", 'scripts/b.ts': '' }
    assert.deepEqual(withFiles(files), [])
  })
})

describe('folders', () => {
  const web = 'apps/web/src/features'
  const files = {
    [`${web}/rib/a.ts`]: "import type B from '../contrats/b.ts'",
    [`${web}/contrats/b.ts`]: "const l = import('../../platform/c.ts')",
    'apps/web/src/platform/c.ts': "import '../features/rib/d.ts'",
    [`${web}/rib/d.ts`]: '',
  }
  const modules = (of: Files) => Object.entries(of).map(([path, text]) => readModule(path, text))
  const around = `cycle of folders: apps/web/src/features/contrats → apps/web/src/platform/c.ts → apps/web/src/features/rib → apps/web/src/features/contrats, by ${web}/contrats/b.ts:1, apps/web/src/platform/c.ts:1, ${web}/rib/a.ts:1`
  test('that lead back to themselves are refused, by types and lazy imports too', () => {
    assert.deepEqual(findFolderCycles(modules(files), []), [around])
  })
  test('a way that is not counted yet is one less', () => {
    const way = 'apps/web/src/platform/c.ts → apps/web/src/features/rib'
    assert.deepEqual(findFolderCycles(modules(files), [way]), [])
  })
  test('a way without which nothing changes is refused', () => {
    const gone = 'apps/web/src/features/rib → apps/web/src/platform/c.ts'
    assert.deepEqual(findFolderCycles(modules(files), [gone]), [
      `${gone} closes no cycle of folders: take the line off`,
      around,
    ])
  })
  test('what a test looks at closes no cycle', () => {
    const { [`${web}/rib/a.ts`]: text = '', ...rest } = files
    const looked = { ...rest, [`${web}/rib/a.test.ts`]: text }
    assert.deepEqual(findFolderCycles(modules(looked), []), [])
  })
  for (const [path, folder] of [
    ['packages/contract/src/rib/a.ts', 'packages/contract/src/rib'],
    ['packages/contract/src/registry.ts', 'packages/contract/src/registry.ts'],
    ['apps/api/src/features/rib/deep/a.ts', 'apps/api/src/features/rib'],
    ['apps/api/src/features/context.ts', 'apps/api/src/features/context.ts'],
    ['apps/api/demo/rib/a.ts', 'apps/api/demo'],
    ['apps/web/vite/charte.ts', 'apps/web/vite'],
    ['apps/api/src/features/rib/rib.schema.ts', 'apps/api/src/features/rib/rib.schema.ts'],
    ['scripts/check/a.ts', 'scripts/check'],
    ['scripts/check.ts', 'scripts'],
  ] as const)
    test(`${path} is of ${folder}`, () => assert.equal(folderOf(path), folder))
})

describe('what is tolerated', () => {
  const from = 'apps/api/src/platform/a.ts'
  const rule = {
    name: 'apart',
    reason: 'because',
    files: ['apps/api/src/platform/**'],
    neverImport: ['apps/api/src/schema/**'],
    tolerated: [`${from} → apps/api/src/schema/b.ts`],
  }
  test('passes, and nothing beside it', () => {
    const text = "import '../schema/b.ts'\nimport '../schema/c.ts'"
    assert.deepEqual(findRefused([readModule(from, text)], [rule]), [
      `${from}:2 must not import ../schema/c.ts (apart: because)`,
    ])
  })
  test('is refused once it is no longer there', () => {
    assert.deepEqual(findStale([readModule(from, "import '../schema/b.ts'")], [rule]), [])
    assert.deepEqual(findStale([readModule(from, '')], [rule]), [
      `apart tolerates ${from} → apps/api/src/schema/b.ts, which is no longer there: take the line off`,
    ])
  })
})

describe('cycles', () => {
  const [a, b, c] = ['scripts/a.ts', 'scripts/b.ts', 'scripts/c.ts'] as const
  test('are refused, with the way around', () => {
    const files = { [a]: "import './b.ts'", [b]: "export * from './c.ts'", [c]: "import './a.ts'" }
    assert.deepEqual(withFiles(files), [`import cycle: ${a} → ${b} → ${c} → ${a}`])
  })
  test('a module that imports itself is one', () => {
    assert.deepEqual(withFiles({ [a]: "import './a.ts'" }), [`import cycle: ${a} → ${a}`])
  })
  test('types close no cycle', () => {
    assert.deepEqual(withFiles({ [a]: "import './b.ts'", [b]: "import type A from './a.ts'" }), [])
  })
  test('lazy imports close no cycle', () => {
    assert.deepEqual(withFiles({ [a]: "import './b.ts'", [b]: "const l = import('./a.ts')" }), [])
  })
  test('two ways to one module are no cycle', () => {
    assert.deepEqual(
      withFiles({ [a]: "import './b.ts'; import './c.ts'", [b]: "import './c.ts'", [c]: '' }),
      [],
    )
  })
})
