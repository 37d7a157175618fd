import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type pg from 'pg'
import { DatabaseUnavailableError } from './failures.ts'
import { createSiding } from './siding.ts'

const result = { rows: [] } as unknown as pg.QueryResult
const statement = (name: string) => ({ name, text: 'select 1' })
const settled = () => new Promise((resolve) => setImmediate(resolve))

type Asked = { name: string; answer(): void; fail(error: Error): void }
let asked: Asked[]
let siding: ReturnType<typeof createSiding>

beforeEach(() => {
  asked = []
  const track = () => ({
    query: ({ name }: { name: string }) =>
      new Promise<pg.QueryResult>((resolve, reject) =>
        asked.push({ name, answer: () => resolve(result), fail: reject }),
      ),
  })
  siding = createSiding([track(), track()])
})

test('one statement at a time on each track; the others take their turn', async () => {
  const answers = ['a', 'b', 'c'].map((name) => siding.query(statement(name)))
  assert.deepEqual(
    asked.map(({ name }) => name),
    ['a', 'b'],
  )
  asked[1]?.answer()
  await answers[1]
  await settled()
  assert.deepEqual(
    asked.map(({ name }) => name),
    ['a', 'b', 'c'],
  )
  asked[0]?.answer()
  asked[2]?.answer()
  await Promise.all(answers)
})

test('a name is expected here as long as one of its statements is', async () => {
  assert.equal(siding.isFor('a'), false)
  const [one, other] = [siding.query(statement('a')), siding.query(statement('a'))]
  asked[0]?.answer()
  await one
  await settled()
  assert.equal(siding.isFor('a'), true)
  assert.equal(siding.isFor('b'), false)
  asked[1]?.fail(new Error('refused'))
  await assert.rejects(other, /refused/)
  await settled()
  assert.equal(siding.isFor('a'), false)
})

test('whose turn does not come within a second is told so, and its name forgotten', async () => {
  const first = [siding.query(statement('a')), siding.query(statement('a'))]
  const late = siding.query(statement('b'))
  siding.tick()
  siding.tick()
  assert.equal(siding.isFor('b'), true)
  siding.tick()
  await assert.rejects(late, DatabaseUnavailableError)
  assert.equal(siding.isFor('b'), false)
  for (const one of asked) one.answer()
  await Promise.all(first)
  await settled()
  assert.equal(asked.length, 2)
  const after = siding.query(statement('c'))
  asked[2]?.answer()
  assert.equal(await after, result)
})
