import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { before, test } from 'node:test'
import { root } from '../support/files.ts'
import { run } from '../support/run.ts'
import { writeGroups } from './groups.ts'
import { testEnvironment } from './node-suite.ts'
import { nameFailure, type Outcome } from './outcomes.ts'

type Line = Omit<Outcome, 'file'>

/** Runs the real runner once over so many files: its events are what the reporter must understand. What it said of each. */
async function linesOf(texts: readonly string[], ...more: string[]): Promise<Line[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'espace-adherent-outcomes-'))
  try {
    const results = join(folder, 'results')
    const files = texts.map((_, rank) => join(folder, `${rank}.test.mjs`))
    for (const [rank, text] of texts.entries())
      writeFileSync(
        files[rank] ?? '',
        `import { before, describe, test } from 'node:test'\n${text}`,
      )
    const [group = ''] = writeGroups(join(folder, 'groups'), [
      files.map((file) => relative(root, file)),
    ])
    const reporter = join(import.meta.dirname, 'outcome-reporter.ts')
    const options = [`--test-reporter=${reporter}`, `--test-reporter-destination=${results}`]
    await run(process.execPath, ['--test', ...options, ...more, group], { env: testEnvironment() })
    const lines = readFileSync(results, 'utf8').split('\n').filter(Boolean)
    const outcomes = lines.map((line): Outcome => JSON.parse(line))
    return files.map((path) => outcomes.filter(({ file }) => file === path))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const resultsOf = (lines: readonly Line[] = []) => lines.map(({ result }) => result)

const cases: [string, string, string[]][] = [
  ['a passed test', "test('a', () => {})", ['passed']],
  ['a failed test', "test('a', () => { throw new Error() })", ['failed']],
  ['skipped tests', "test.skip('a'); test('b', { skip: 'why' }, () => {})", ['skipped', 'skipped']],
  ['a test to do', "test('a', { todo: true }, () => { throw new Error() })", ['skipped']],
  ['tests in a group', "describe('g', () => { test('a', () => {}) })", ['passed']],
  ['a group that breaks', "describe('g', () => { throw new Error() })", ['failed']],
  [
    'a failed test in a group, once',
    "describe('g', () => { test('a', () => { throw new Error() }) })",
    ['failed'],
  ],
  ['a file that breaks', 'throw new Error()', ['failed']],
  [
    'a file that breaks before its tests',
    "before(() => { throw new Error() }); test('a', () => {})",
    ['failed', 'failed'],
  ],
  ['a file without tests', '', ['empty']],
]

/** Together, as they run: none of them changes what is said of another. */
let said: Line[][]
before(async () => {
  said = await linesOf(cases.map(([, text]) => text))
})

for (const [rank, [name, , expected]] of cases.entries()) {
  test(`counts ${name}, and says when its file is done`, () =>
    assert.deepEqual(resultsOf(said[rank]), [...expected, 'ended']))
}

test('a name filter runs what it names, and starts nothing where it names nothing', async () => {
  const text = "before(() => { throw new Error() }); test('a', () => {})"
  // A word that no random folder holds: the name of a file counts too.
  const two = "test('a', () => {}); test('the second', () => {})"
  const [none, second] = await linesOf([text, two], '--test-name-pattern=the second')
  assert.deepEqual([resultsOf(none), resultsOf(second)], [[], ['passed', 'ended']])
})

test('a failure says its name and what went wrong, in one line', async () => {
  const [[failed] = [], broken] = await linesOf([
    "test('a', () => { throw new Error('one\\n  two') })",
    "before(() => { throw new Error('away') }); test('a', () => {})",
  ])
  assert.equal(failed?.failure, 'a: one two')
  assert.ok(broken?.some(({ failure }) => failure?.endsWith(': away')))
  assert.equal(nameFailure('b', '\u001b[31mred\u001b[39m'), 'b: red')
})
