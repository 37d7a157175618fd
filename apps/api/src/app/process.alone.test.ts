import assert from 'node:assert/strict'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { copyDemoFolder } from '../../../../scripts/support/demo-folder.ts'
import {
  emptyTestDatabase,
  freePort,
  isReady,
  type PortalProcess,
  spawnPortal,
  testEngine,
  visitPortal,
} from '../../testing/index.ts'
import { pdf } from '../features/fichiers/testing/specimens.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'espace-adherent-processus-'))
let environment: Record<string, string>
let dropDatabase = async () => {}
let port: number
let portal: PortalProcess

// The most careless account there is: what it makes, everybody may read and write.
process.umask(0)

before(async () => {
  port = await freePort()
  environment = { DATA_DIR: dataDir, DEMO_DATA: '1', DEMO_OIDC_PORT: String(await freePort()) }
  if (testEngine === 'postgres') {
    const { url, drop } = await emptyTestDatabase()
    environment.DATABASE_URL = url
    dropDatabase = drop
  }
  portal = await spawnPortal(port, environment)
  await isReady(portal)
})
after(async () => {
  await portal.kill('SIGKILL')
  await dropDatabase()
  rmSync(dataDir, { recursive: true, force: true })
})

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

/** Counts a failed sign-in, which the server must then remember whatever happens to it. */
async function failToSignIn(): Promise<number> {
  const jar = new Map<string, string>()
  const go = async (url: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(new URL(url, portal.url), {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, cookie },
    })
    for (const pair of cookiesOf(response).split('; ').filter(Boolean))
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    return response
  }
  let address = '/api/identity/login'
  let response = await go(address)
  while (response.status >= 300 && response.status < 400) {
    address = response.headers.get('location') ?? ''
    response = await go(address)
  }
  const _xsrf = /name="_xsrf" value="([^"]+)"/.exec(await response.text())?.[1] ?? ''
  const body = new URLSearchParams({ _xsrf, userName: 'kill9@example.org', password: 'Faux!2026' })
  return (await go(address, { method: 'POST', body })).status
}

test('the start says what it does, where it answers and who can sign in', async () => {
  while (!portal.output().includes('Comptes de démonstration'))
    await new Promise((resolve) => setTimeout(resolve, 20))
  assert.match(portal.output(), /Création des données de démonstration/)
  assert.match(portal.output(), new RegExp(`http://localhost:${port}`))
  assert.match(portal.output(), /camille\.martin@example\.org +Horizon!2026/)
})

test('kill -9: what was acknowledged is still there after a restart, and nothing is filled twice', async () => {
  for (let i = 0; i < 10; i++) assert.equal(await failToSignIn(), 401, `failure ${i + 1}`)
  await portal.kill('SIGKILL')
  portal = await spawnPortal(port, environment)
  await isReady(portal)
  assert.doesNotMatch(portal.output(), /Création des données/)
  assert.equal(await failToSignIn(), 423)
})

test('kill -9 right after the answer: the file that was acknowledged is there, whole', async () => {
  const camille = visitPortal(portal.url)
  await camille.signIn()
  const content = pdf(300_000)
  const body = new FormData()
  body.append('rib', new Blob([content], { type: 'application/pdf' }), 'Relevé.pdf')
  const answer = await camille.go('/api/fichiers/upload', { method: 'POST', body })
  const { fileNames } = (await answer.json()) as { fileNames: { remoteFileName: string }[] }
  await portal.kill('SIGKILL')
  portal = await spawnPortal(port, environment)
  await isReady(portal)
  const read = await camille.go(`/api/fichiers/${fileNames[0]?.remoteFileName}`)
  assert.equal(read.status, 200)
  assert.deepEqual(Buffer.from(await read.arrayBuffer()), content)
})

const dataPaths = () => [
  dataDir,
  ...readdirSync(dataDir, { recursive: true, withFileTypes: true }).map((entry) =>
    join(entry.parentPath, entry.name),
  ),
]

/** What somebody else on this machine could read, or write. */
const openPaths = () =>
  dataPaths()
    .filter((path) => statSync(path).mode & 0o077)
    .map((path) => relative(dataDir, path) || '.')

test('nobody else reads the data folder; what an older start left open is closed', async () => {
  assert.deepEqual(openPaths(), [])
  await portal.kill('SIGTERM')
  assert.deepEqual(openPaths(), [])
  for (const path of dataPaths()) chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644)
  portal = await spawnPortal(port, environment)
  await isReady(portal)
  assert.equal(statSync(join(dataDir, 'secret.key')).mode & 0o777, 0o600)
  const filesMode = () => statSync(join(dataDir, 'fichiers')).mode & 0o777
  // The store is looked at by the side of the start, which does not wait for it.
  for (let turn = 0; turn < 1_000 && filesMode() !== 0o700; turn++) await sleep(20)
  assert.equal(filesMode(), 0o700)
  // Files that people sent are closed by their folder; each of them by the next sweep.
  const open = openPaths().filter((path) => !path.startsWith(join('fichiers', '/')))
  assert.deepEqual(open, [])
})

if (testEngine === 'pglite') {
  test('a second process on the same data folder is refused with a clear sentence', async () => {
    const second = await spawnPortal(await freePort(), environment)
    const [code] = await once(second.child, 'exit')
    assert.equal(code, 1)
    assert.match(second.output(), /déjà utilisé par le processus \d+/)
    assert.doesNotMatch(second.output(), /at .*\.ts:/)
  })
}

test('a port already taken is said in one sentence', async () => {
  const filled = join(dataDir, 'autre')
  if (testEngine === 'pglite') await copyDemoFolder(filled)
  const second = await spawnPortal(port, { ...environment, DATA_DIR: filled })
  const [code] = await once(second.child, 'exit')
  assert.equal(code, 1)
  assert.match(second.output(), /port .* déjà utilisé/)
})

test('SIGTERM while it starts: it stops at once, and says nothing of a failure', async () => {
  const second = await spawnPortal(await freePort(), {
    ...environment,
    DATA_DIR: join(dataDir, 'debut'),
  })
  while (!second.output().includes('·')) await once(second.child.stdout ?? second.child, 'data')
  second.child.kill('SIGTERM')
  const [code] = await once(second.child, 'exit')
  assert.equal(code, 0)
  assert.doesNotMatch(second.output(), /répond|undefined|Error/)
})
