import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { type Resource, registry, resourceUrl } from '@espace-adherent/contract'
import {
  emptyTestDatabase,
  freePort,
  isReady,
  type PortalProcess,
  spawnPortal,
  visitPortal,
} from '../../testing/index.ts'
import { pdf } from '../features/fichiers/testing/specimens.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'espace-adherent-petit-'))
let portal: PortalProcess
let dropDatabase = async () => {}

/** With one connection, whoever asks for a second one while holding the first waits for ever. */
before(async () => {
  const { url, drop } = await emptyTestDatabase()
  dropDatabase = drop
  portal = await spawnPortal(await freePort(), {
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    DATABASE_POOL: '1',
    DEMO_DATA: '1',
    DEMO_OIDC_PORT: String(await freePort()),
  })
  await isReady(portal)
})
after(async () => {
  await portal?.kill('SIGKILL')
  await dropDatabase()
  rmSync(dataDir, { recursive: true, force: true })
})

const withContrat = { headers: { 'x-numcontrat': '20450001' } }
const json = (body: object) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...withContrat.headers },
})

test('an installation with one connection fills its database, starts and serves a member', async () => {
  const camille = visitPortal(portal.url)
  await camille.signIn()
  const lists = (Object.values(registry) as Resource[]).filter(
    ({ access, can }) => access === 'membre' && 'list' in can,
  )
  for (const resource of lists) {
    const { status } = await camille.go(resourceUrl(resource), withContrat)
    assert.ok([200, 400].includes(status), `${resourceUrl(resource)}: ${status}`)
  }
  const body = new FormData()
  body.append('rib', new Blob([pdf(50_000)], { type: 'application/pdf' }), 'Relevé.pdf')
  assert.equal((await camille.go('/api/fichiers/upload', { method: 'POST', body })).status, 200)
  const data = { nomConsentement: 'enquetes', isAccepted: true }
  assert.equal((await camille.go('/api/forms/consentement/form', json({ data }))).status, 200)
  const code = { sendType: 'SMS', operation: 'VERIFY_AMF' }
  assert.equal((await camille.go('/api/security-code/send', json(code))).status, 200)
  assert.equal((await camille.go('/health/ready')).status, 200)
})

test('many at once take their turn', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const visitor = visitPortal(portal.url)
      await visitor.signIn()
      return (await visitor.go('/api/adherent/contrats')).status
    }),
  )
  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 200])
})

test('it stops when it is told to', async () => {
  await portal.kill('SIGTERM')
  assert.equal(portal.child.exitCode, 0)
})
