import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readText } from '../support/files.ts'
import { judge } from './check-ids.ts'
import { readRequirements } from './requirements.ts'
import { scan } from './scan.ts'

const requirements = readRequirements(
  '# Title\n\n## 1 First\n\nR1.01 [ui] one\nR1.02 [na] two\n\n## 2 Second\n\nR2.01 [rule] three',
)

const scanText = (text: string) => scan(requirements, [{ path: 'a.test.ts', text }])

test('requirements are read with their section', () => {
  assert.deepEqual(requirements, [
    { id: 'R1.01', section: '1 First', checkable: true, text: 'one' },
    { id: 'R1.02', section: '1 First', checkable: false, text: 'two' },
    { id: 'R2.01', section: '2 Second', checkable: true, text: 'three' },
  ])
})

test('the document holds at least the 545 lines that it was written with, each id once', () => {
  const ids = readRequirements(readText('docs/requirements.md')).map(({ id }) => id)
  assert.ok(ids.length >= 545)
  assert.equal(new Set(ids).size, ids.length)
})

test('claimed ids are covered', () => {
  const found = scanText("test('R1.01 R2.01 a', () => {})")
  assert.deepEqual([...found.covered], ['R1.01', 'R2.01'])
  assert.deepEqual(judge(found).problems, [])
})

test('an unknown id is a problem, in a skipped test too', () => {
  const found = scanText("test('R1.01 a', () => {}); test.skip('R9.99 a', () => {})")
  assert.deepEqual(judge(found).problems, ['a.test.ts: R9.99 is not in docs/requirements.md'])
})

test('finding no id at all is a problem', () => {
  assert.equal(judge(scanText("test('a', () => {})")).problems.length, 1)
})
