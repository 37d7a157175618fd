import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { test } from 'node:test'
import { root } from '../support/files.ts'
import { run } from '../support/run.ts'
import { writeGroups } from './groups.ts'
import { testEnvironment } from './node-suite.ts'
import { nameFailure, type Outcome } from './outcomes.ts'

/** Runs the real runner over a file: its events are what the reporter must understand. */
async function linesOf(text: string, ...more: string[]): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'espace-adherent-outcomes-'))
  try {
    const [file, results] = [join(folder, 'a.test.mjs'), join(folder, 'results')]
    const [group = ''] = writeGroups(join(folder, 'groups'), [[relative(root, file)]])
    writeFileSync(file, `import { before, describe, test } from 'node:test'\n${text}`)
    const reporter = join(import.meta.dirname, 'outcome-reporter.ts')
    const options = [`--test-reporter=${reporter}`, `--test-reporter-destination=${results}`]
    await run(process.execPath, ['--test', ...options, ...more, group], { env: testEnvironment() })
    const lines = readFileSync(results, 'utf8').split('\n').filter(Boolean)
    return lines.map((line) => JSON.parse(line))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const allOutcomesOf = async (text: string, ...more: string[]) =>
  (await linesOf(text, ...more)).map(({ result }) => result)

const outcomesOf = async (text: string) =>
  (await allOutcomesOf(text)).filter((result) => result !== 'ended')

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

test('says when a file is done', async () => {
  assert.deepEqual(await allOutcomesOf("test('a', () => {})"), ['passed', 'ended'])
})

for (const [name, text, expected] of cases) {
  test(`counts ${name}`, async () => assert.deepEqual(await outcomesOf(text), expected))
}

test('a name filter runs what it names, and starts nothing where it names nothing', async () => {
  const text = "before(() => { throw new Error() }); test('a', () => {})"
  assert.deepEqual(await allOutcomesOf(text, '--test-name-pattern=other'), [])
  // A word that no random folder holds: the name of a file counts too.
  const two = "test('a', () => {}); test('the second', () => {})"
  assert.deepEqual(await allOutcomesOf(two, '--test-name-pattern=the second'), ['passed', 'ended'])
})

test('a failure says its name and what went wrong, in one line', async () => {
  const [failed] = await linesOf("test('a', () => { throw new Error('one\\n  two') })")
  assert.equal(failed?.failure, 'a: one two')
  const broken = await linesOf("before(() => { throw new Error('away') }); test('a', () => {})")
  assert.ok(broken.some(({ failure }) => failure?.endsWith(': away')))
  assert.equal(nameFailure('b', '\u001b[31mred\u001b[39m'), 'b: red')
})
