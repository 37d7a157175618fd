import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Client } from '../features/client.ts'
import { welcome } from './banner.ts'
import { readConfig } from './config.ts'
import { listWarnings } from './unsafe-settings.ts'

const sound = {
  DATABASE_URL: 'postgres://localhost/espace',
  SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
  PUBLIC_PROTOCOL: 'https',
  TRUST_PROXY: '1',
  CLAMAV_HOST: 'clamav',
  SMTP_URL: 'smtp://localhost',
  SMTP_FROM: 'espace@mutuelle.example',
}
const warningsOf = (environment: Record<string, string>) => listWarnings(readConfig(environment))

test('an installation that is set as it should be has nothing to be told', () => {
  assert.deepEqual(warningsOf(sound), [])
  assert.deepEqual(warningsOf({}), [])
})

for (const [what, change, told] of [
  [
    'http for everybody',
    { PUBLIC_PROTOCOL: 'http', HOST: '0.0.0.0' },
    /^HOST=0\.0\.0\.0 sans .*https/,
  ],
  ['https without a word on the proxy', { TRUST_PROXY: '' }, /TRUST_PROXY.*30 inscriptions/],
  ['notifications at night', { HEURES_ENVOI: '0' }, /^HEURES_ENVOI=0/],
  ['no limit of requests', { RATE_LIMIT: '0' }, /^RATE_LIMIT=0/],
  ['a key in a file', { SECRET_KEY: '', DATA_DIR: '/srv/espace' }, /\/srv\/espace\/secret\.key/],
  ['no scanner', { CLAMAV_HOST: '' }, /sont refusés.*CLAMAV_HOST ou CLAMAV_SOCKET/],
  [
    'a scanner refused',
    { CLAMAV_HOST: '', ANTIVIRUS: 'aucun' },
    /^Réglage non sûr, ANTIVIRUS=aucun/,
  ],
  ['no mail server', { SMTP_URL: '' }, /SMTP_URL/],
  ['the sources served', { ESPACE_DEV: '1' }, /ESPACE_DEV=1/],
  ['the embedded database', { DATABASE_URL: '', DEMO_DATA: '0' }, /DATABASE_URL/],
] satisfies [string, Record<string, string>, RegExp][])
  test(`${what}: said in one line`, () => {
    const lines = warningsOf({ ...sound, ...change })
    assert.equal(lines.length, 1)
    assert.match(lines[0] ?? '', told)
    assert.doesNotMatch(lines[0] ?? '', /\n/)
  })

test('an address in https that the server does not know to be so', () => {
  const config = { mediateurNom: 'La Médiation' }
  const client = { adressePublique: 'https://espace.mutuelle.example', config } as Client
  const [line = '', ...others] = listWarnings(readConfig({ ...sound, PUBLIC_PROTOCOL: '' }), [
    client,
  ])
  assert.match(line, /PUBLIC_PROTOCOL=https/)
  assert.deepEqual(others, [])
})

test('a demonstration that everybody can open says so', () => {
  assert.match(warningsOf({ HOST: '0.0.0.0', DEMO_PUBLIQUE: '1' })[0] ?? '', /DEMO_PUBLIQUE=1/)
})

test('without a client the start says how to install one, and never proposes the demonstration', () => {
  const config = readConfig(sound)
  const printed = welcome({ config, clients: [], accounts: [], milliseconds: 1, pages: [] })
  assert.match(printed, /npm run installer/)
  assert.doesNotMatch(printed, /DEMO_DATA/)
})

test('what the law wants and the insurer has not written is told, by name', () => {
  const client = { libelle: 'Mutuelle X', adressePublique: 'https://x.fr', config: {} } as Client
  const lines = listWarnings(readConfig(sound), [client], ['Mutuelle X : mentions-legales'])
  assert.match(lines.join('\n'), /À compléter.*\(Mutuelle X : mentions-legales\)/)
  assert.match(lines.join('\n'), /Aucun médiateur n’est nommé \(Mutuelle X\)/)
})
