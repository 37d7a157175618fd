import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readText } from '../support/files.ts'
import { judge } from './check-ids.ts'
import { proofOf } from './proofs.ts'
import { readRequirements } from './requirements.ts'
import { type Scan, scan } from './scan.ts'

const requirements = readRequirements(
  '# Title\n\n## 1 First\n\nR1.01 [ui] one\nR1.02 [na] two\n\n## 2 Second\n\nR2.01 [rule] three',
)

const scanText = (text: string, path = 'a.test.ts') => scan(requirements, [{ path, text }])
const problemsOf = (found: Scan, allowed: Partial<Parameters<typeof judge>[1]> = {}) =>
  judge(found, { raisons: {}, titles: {}, ...allowed }).problems

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
  const found = scanText("test('R1.01 R2.01 a', () => {})", 'e2e/public/a.spec.ts')
  assert.deepEqual([...found.covered.keys()], ['R1.01', 'R2.01'])
  assert.deepEqual(problemsOf(found), [])
})

test('an unknown id is a problem, in a skipped test too', () => {
  const found = scanText("test('R1.01 a', () => {}); test.skip('R9.99 a', () => {})")
  assert.deepEqual(problemsOf(found, { raisons: { 'R1.01': 'x', 'R2.01': 'x' } }), [
    'a.test.ts: R9.99 is not in docs/requirements.md',
  ])
})

test('finding no id at all is a problem', () => {
  const raisons = { 'R1.01': 'x', 'R2.01': 'x' }
  assert.equal(problemsOf(scanText("test('a', () => {})"), { raisons }).length, 1)
})

test('a screen or a route proves a line; a rule, the gallery, a resource made up for the test prove a part', () => {
  const proofs = {
    'e2e/membre/a.spec.ts': 'produit',
    'e2e/widgets/a.spec.ts': 'piece',
    'apps/api/src/features/rib/a.test.ts': 'produit',
    'apps/api/src/platform/resources/mount.test.ts': 'piece',
    'apps/web/src/platform/query/a.test.ts': 'piece',
    'packages/domain/src/rib/a.test.ts': 'piece',
  }
  for (const [path, proof] of Object.entries(proofs)) assert.equal(proofOf(path), proof, path)
  const text = "test('R1.01 a', () => {})"
  const both = scan(requirements, [
    { path: 'apps/api/src/app/a.test.ts', text },
    { path: 'packages/ui/src/a.test.ts', text },
  ])
  assert.equal(both.covered.get('R1.01'), 'produit')
})

test('a line that no screen and no route proves has its reason; a reason whose line is proven goes', () => {
  const part = scanText("test('R1.01 a', () => {})", 'packages/ui/src/a.test.ts')
  assert.deepEqual(problemsOf(part, { raisons: { 'R1.01': 'x', 'R2.01': 'x' } }), [])
  assert.equal(problemsOf(part, { raisons: { 'R2.01': 'x' } }).length, 1)
  assert.equal(problemsOf(part).length, 2)
  const product = scanText("test('R1.01 R2.01 a', () => {})", 'e2e/public/a.spec.ts')
  assert.equal(problemsOf(product, { raisons: { 'R1.01': 'x' } }).length, 1)
})

test('a title claims four lines at most', () => {
  const found = scanText(
    "test('R1.01 R1.01 R1.01 R1.01 R2.01 a', () => {})",
    'e2e/public/a.spec.ts',
  )
  assert.equal(problemsOf(found).length, 1)
  assert.deepEqual(problemsOf(found, { titles: { 'e2e/public/a.spec.ts': 1 } }), [])
  assert.equal(problemsOf(found, { titles: { 'b.test.ts': 1 } }).length, 2)
})
