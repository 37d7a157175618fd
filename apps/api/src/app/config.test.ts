import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from './config.ts'

test('without any variable: port 8080, embedded database, demo data', () => {
  const config = readConfig({})
  assert.equal(config.port, 8080)
  assert.equal(config.databaseUrl, undefined)
  assert.equal(config.demoData, true)
  assert.equal(config.demoOidcPort, 8081)
})

test('a PostgreSQL installation is filled with demo data only when asked', () => {
  const DATABASE_URL = 'postgres://localhost/espace'
  assert.equal(readConfig({ DATABASE_URL }).demoData, false)
  assert.equal(readConfig({ DATABASE_URL, DEMO_DATA: '1' }).demoData, true)
})

test('an empty variable counts as absent, a wrong one is named without its value', () => {
  assert.equal(readConfig({ PORT: '' }).port, 8080)
  assert.throws(() => readConfig({ PORT: 'abc', DATABASE_URL: 'mysql://user:secret@host' }), {
    message: 'Configuration incorrecte, variables à revoir : PORT, DATABASE_URL',
  })
})
