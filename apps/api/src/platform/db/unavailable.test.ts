import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asUnavailable, isDatabaseUnavailable, markUnavailable } from './failures.ts'

const withCode = (code: string) => Object.assign(new Error('x'), { code })

for (const [code, isAway] of [
  ['ECONNREFUSED', true],
  ['ECONNRESET', true],
  ['EPIPE', true],
  ['08006', true],
  ['53300', true],
  ['53100', true],
  ['57P01', true],
  ['57P03', true],
  ['57014', true],
  ['55P03', true],
  ['40P01', true],
  ['40001', true],
  ['25P03', true],
  ['25006', true],
  ['23505', false],
  ['22P02', false],
  ['42P01', false],
  ['26000', false],
  ['ENOENT', false],
] as const)
  test(`an error of the driver with code ${code}: the database is ${isAway ? 'away' : 'there'}`, () => {
    const error = withCode(code)
    assert.equal(isDatabaseUnavailable(markUnavailable(error)), isAway)
    const wrapped = new Error('Failed query', { cause: markUnavailable(error) })
    assert.equal(isDatabaseUnavailable(wrapped), isAway)
  })

for (const [message, isAway] of [
  ['Connection terminated unexpectedly', true],
  ['Connection terminated due to connection timeout', true],
  ['timeout expired', true],
  ['timeout exceeded when trying to connect', true],
  ['Client has encountered a connection error and is not queryable', true],
  ['Query values must be an array', false],
] as const)
  test(`« ${message} »: the database is ${isAway ? 'away' : 'there'}`, () => {
    assert.equal(isDatabaseUnavailable(markUnavailable(new Error(message))), isAway)
  })

test('the same code on another connection, such as that of a visitor who left, says nothing of the database', () => {
  for (const code of ['ECONNRESET', 'EPIPE', 'ECONNREFUSED', '57014'])
    assert.equal(isDatabaseUnavailable(withCode(code)), false, code)
  assert.equal(isDatabaseUnavailable(new Error('Connection terminated')), false)
})

test('whatever kept a connection from being opened, the database is away; why is kept', () => {
  const cause = withCode('28P01')
  assert.equal(isDatabaseUnavailable(asUnavailable(cause)), true)
  assert.equal(asUnavailable(cause).cause, cause)
  const already = asUnavailable(cause)
  assert.equal(asUnavailable(already), already)
})
