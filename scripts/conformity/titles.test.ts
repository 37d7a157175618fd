import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readIds, readTitles } from './titles.ts'

const claimed = (text: string) =>
  readTitles('a.test.ts', text)
    .filter(({ runs }) => runs)
    .flatMap((title) => readIds(title.text))

describe('ids stand at the beginning of a title', () => {
  const cases: [string, string[]][] = [
    ['R5.31 refuses', ['R5.31']],
    ['R5.31 R5.32 refuses', ['R5.31', 'R5.32']],
    ['R5.31, R5.32, refuses', ['R5.31', 'R5.32']],
    ['R5.31,R5.32 refuses', ['R5.31', 'R5.32']],
    ['  R7.136 refuses', ['R7.136']],
    ['refuses R5.31', []],
    ['R5.31 refuses like R5.32', ['R5.31']],
    ['R5 refuses', []],
    ['R5.31bis refuses', []],
    ['', []],
  ]
  for (const [title, ids] of cases) {
    test(`"${title}"`, () => assert.deepEqual(readIds(title), ids))
  }
})

describe('titles are read from', () => {
  const cases: [string, string][] = [
    ['test', "test('R1.01 a', () => {})"],
    ['it', "it('R1.01 a', () => {})"],
    ['describe', "describe('R1.01 a', () => {})"],
    ['a member call', "test.only('R1.01 a', () => {})"],
    ['a deep member call', "test.describe.serial('R1.01 a', () => {})"],
    ['a step', "await test.step('R1.01 a', () => {})"],
    ['a subtest', "test('a', (t) => t.test('R1.01 a', () => {}))"],
    ['a template', `test(\`R1.01 \${a}\`, () => {})`],
    ['a concatenation', "test('R1.01 ' + a, () => {})"],
    ['a table of titles', "for (const [t] of [['R1.01 a']]) test(t, () => {})"],
    ['a table of ids', `for (const t of ['R1.01']) test(\`\${t} a\`, () => {})`],
  ]
  for (const [name, text] of cases) {
    test(name, () => assert.deepEqual(claimed(text), ['R1.01']))
  }
})

describe('nothing is claimed by', () => {
  const cases: [string, string][] = [
    ['a skipped test', "test.skip('R1.01 a', () => {})"],
    ['a test to do', "test.todo('R1.01 a')"],
    ['a skipped test beside a table', "test.skip('R1.01 a', f); test(t, f)"],
    ['another call', "log('R1.01 a')"],
    ['a comment', "// test('R1.01 a', () => {})"],
    ['a text elsewhere in a file of plain titles', "const a = 'R1.01'; test('a', () => {})"],
    ['a hook', "const a = 'R1.01'; test.beforeEach(() => {})"],
  ]
  for (const [name, text] of cases) {
    test(name, () => assert.deepEqual(claimed(text), []))
  }
})
