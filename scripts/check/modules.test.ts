import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readModule } from './modules.ts'

const read = (text: string) =>
  readModule('apps/web/src/a.tsx', text).imports.map(({ kind, target }) => `${kind} ${target}`)

const cases: [string, string, string[]][] = [
  ['a static import', "import { z } from 'zod'", ['static zod']],
  ['an import for its effect', "import './a.css'", ['static apps/web/src/a.css']],
  ['a type import', "import type { A } from './b.ts'", ['type apps/web/src/b.ts']],
  ['an inline type, which keeps the import', "import { type A } from 'b'", ['static b']],
  ['export from', "export { a } from '../a.ts'", ['static apps/web/a.ts']],
  ['export all', "export * from './b.ts'", ['static apps/web/src/b.ts']],
  ['export type from', "export type { A } from 'b'", ['type b']],
  ['a lazy import', "const l = () => import('./b.tsx')", ['lazy apps/web/src/b.tsx']],
  ['a lazy import by template', 'const l = () => import(`b`)', ['lazy b']],
  ['a type taken from a module', "type A = import('b').A", ['type b']],
  ['require', "const b = require('b')", ['static b']],
  ['a builtin without its prefix', "import fs from 'fs/promises'", ['static node:fs/promises']],
  ['a suffix of Vite', "import u from './a.svg?url'", ['static apps/web/src/a.svg']],
  ['an import written in a text', 'const t = "import \'b\'"', []],
]

for (const [name, text, expected] of cases) {
  test(`reads ${name}`, () => assert.deepEqual(read(text), expected))
}

test('gives the line of an import', () => {
  assert.equal(readModule('a.ts', "\n\nimport 'b'").imports[0]?.line, 3)
})

test('reports a file that cannot be parsed', () => {
  assert.equal(readModule('a.ts', 'import {').syntaxErrors.length, 1)
})
