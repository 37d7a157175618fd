import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { buildServer } from '../scripts/build/server.ts'
import { freePort } from '../scripts/support/ports.ts'
import { type Cluster, startPostgres } from '../scripts/support/postgres.ts'
import { run } from '../scripts/support/run.ts'
import { type Portail, startPortail } from './support/portail.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'espace-adherent-installation-'))
const EMAIL = 'anne.dupont@mutuelle-x.example'
const PASSWORD = 'Tilleul-Bourdonne-42'

let cluster: Cluster
let real: Record<string, string>
let portail: Portail
before(async () => {
  cluster = await startPostgres({ durable: false })
  real = {
    DATABASE_URL: cluster.url,
    DEMO_DATA: '0',
    SECRET_KEY: randomBytes(32).toString('base64'),
    DATA_DIR: dataDir,
  }
  portail = await startPortail(real, 'live')
})
after(async () => {
  await portail?.end('SIGKILL')
  await cluster?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Commands that end by themselves; what the shell of the tests has set does not reach them. */
const command = (script: string, args: string[], environment: Record<string, string>) =>
  run(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, ...environment },
    timeout: 60_000,
  })
const installer = (...args: string[]) => command('apps/api/src/installer/main.ts', args, real)
const start = async (environment: Record<string, string>) =>
  command(await buildServer(), [], { PORT: String(await freePort()), ...environment })

const mutuelleX = () => [
  ...['--client', 'mutuelle-x', '--libelle', 'Mutuelle X', '--hotes', 'localhost'],
  ...['--adresse-publique', portail.url, '--couleur', '#0b7285'],
  ...['--administrateur', EMAIL, '--prenom', 'Anne', '--nom', 'Dupont'],
]

/** Enough of a browser to keep cookies. */
function browse() {
  const jar = new Map<string, string>()
  const go = async (address: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...init.headers, cookie, 'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '' }
    const url = new URL(address, portail.url)
    const response = await fetch(url, { ...init, redirect: 'manual', headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return response
  }
  const follow = async (address: string, init: RequestInit = {}) => {
    let [at, response] = [address, await go(address, init)]
    while (response.status >= 300 && response.status < 400) {
      at = response.headers.get('location') ?? ''
      response = await go(at)
    }
    return { at, response }
  }
  return {
    post: async (address: string, body: object) => {
      await go('/')
      const headers = { 'content-type': 'application/json' }
      return go(address, { method: 'POST', headers, body: JSON.stringify(body) })
    },
    /** The status of the answer to an identifier and a password. */
    async signIn(userName: string, password: string): Promise<number> {
      const { at, response } = await follow('/api/identity/login')
      const _xsrf = /name="_xsrf" value="([^"]+)"/.exec(await response.text())?.[1] ?? ''
      const body = new URLSearchParams({ _xsrf, userName, password })
      return (await follow(at, { method: 'POST', body })).response.status
    },
  }
}

test('an empty database: alive, not ready, and a page in French for everybody else', async () => {
  assert.equal((await fetch(`${portail.url}/health/live`)).status, 200)
  assert.equal((await fetch(`${portail.url}/health/ready`)).status, 503)
  const page = await fetch(portail.url, { headers: { accept: 'text/html' } })
  assert.equal(page.status, 503)
  assert.match(await page.text(), /<html lang="fr">.*n’est pas encore installé/s)
  assert.match(page.headers.get('content-security-policy') ?? '', /default-src 'none'/)
  const api = await fetch(`${portail.url}/api/identity/client`)
  assert.equal(api.status, 503)
  assert.equal(((await api.json()) as { code: string }).code, 'ServiceUnavailable')
  assert.match(portail.output(), /npm run installer/)
  assert.doesNotMatch(portail.output(), /DEMO_DATA|Horizon!2026/)
})

test('the installer names what is missing in one sentence, and writes nothing', async () => {
  const { code, output } = await installer('--client', 'mutuelle-x', '--libelle', 'Mutuelle X')
  assert.equal(code, 1)
  assert.match(
    output,
    /^Il manque --hotes, --adresse-publique, --administrateur, --prenom, --nom :/,
  )
  assert.equal(output.split('\n').length, 1)
  assert.equal((await fetch(`${portail.url}/health/ready`)).status, 503)
})

let link: string

test('the installer by its arguments: the portal that runs opens, and the link is printed', async () => {
  const { code, output } = await installer(...mutuelleX())
  assert.equal(code, 0, output)
  const links = output.match(/http:\/\/localhost:\d+\/#\/activate-user\?\S+/g) ?? []
  assert.equal(links.length, 1)
  link = links[0] ?? ''
  assert.ok(link.startsWith(`${portail.url}/#/activate-user?code=`))
  assert.match(output, /SMTP_URL/)
  for (let i = 0; i < 100; i++) {
    if ((await fetch(`${portail.url}/health/ready`)).ok) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  assert.equal((await fetch(`${portail.url}/health/ready`)).status, 200)
  assert.match(await (await fetch(portail.url)).text(), /Ce portail est en préparation/)
  const page = await (await fetch(`${portail.url}/?administration`)).text()
  assert.match(page, /<title>Mutuelle X<\/title>/)
  assert.match(page, /"isEmbarque":false/)
})

test('the printed link activates the administrator, once', async () => {
  const query = new URLSearchParams(link.slice(link.indexOf('?')))
  const body = {
    code: query.get('code'),
    userId: query.get('userId'),
    password: PASSWORD,
    confirmPassword: PASSWORD,
    cgu: true,
  }
  const browser = browse()
  assert.equal((await browser.post('/api/identity/activate-user', body)).status, 200)
  const again = await browser.post('/api/identity/activate-user', body)
  assert.equal(((await again.json()) as { code: string }).code, 'InvalidToken')
})

test('the administrator’s password is right, those of the demonstration open nothing', async () => {
  assert.notEqual(await browse().signIn(EMAIL, PASSWORD), 401)
  for (const userName of ['admin@example.org', 'camille.martin@example.org'])
    assert.equal(await browse().signIn(userName, 'Horizon!2026'), 401, userName)
})

test('what is for demonstrations does not exist, whatever the Host header says', async () => {
  for (const path of ['/dev/mailbox', '/dev/mailbox/messages']) {
    assert.equal((await fetch(portail.url + path)).status, 404)
    assert.equal((await fetch(portail.url + path, { headers: { host: 'localhost' } })).status, 404)
  }
})

test('the same client again is refused, and so is the demonstration in its database', async () => {
  const [again, demo] = await Promise.all([
    installer(...mutuelleX()),
    start({ ...real, DEMO_DATA: '1' }),
  ])
  assert.deepEqual([again.code, demo.code], [1, 1])
  assert.match(again.output, /Le client « mutuelle-x » existe déjà/)
  assert.match(demo.output, /Cette base est celle d’une vraie installation/)
})

test('the demonstration is refused where others could reach it, in one sentence', async () => {
  const folder = { DATA_DIR: join(dataDir, 'refuse') }
  const cases: [Record<string, string>, RegExp][] = [
    [{ DEMO_DATA: '1', PUBLIC_PROTOCOL: 'https' }, /refusées avec PUBLIC_PROTOCOL=https/],
    [{ DEMO_DATA: '1', HOST: '0.0.0.0' }, /refusées avec HOST=0\.0\.0\.0/],
    [{ PUBLIC_PROTOCOL: 'https' }, /npm run installer.*DEMO_DATA=0/],
  ]
  await Promise.all(
    cases.map(async ([environment, sentence]) => {
      const { code, output } = await start({ ...folder, ...environment })
      assert.equal(code, 1)
      assert.match(output, sentence)
      assert.equal(output.split('\n').length, 1)
    }),
  )
})

test('a demonstration open to all keeps its mailbox shut, and its database serves nothing else', async () => {
  const demo = { DATA_DIR: join(dataDir, 'demonstration') }
  const open = await startPortail({ ...demo, HOST: '0.0.0.0' })
  try {
    const forged = await fetch(`${open.url}/dev/mailbox`, { headers: { host: 'localhost' } })
    assert.equal(forged.status, 404)
    assert.match(await (await fetch(open.url)).text(), /"isEmbarque":false/)
  } finally {
    await open.end('SIGTERM')
  }
  const { code, output } = await start({ ...demo, DEMO_DATA: '0', PUBLIC_PROTOCOL: 'https' })
  assert.equal(code, 1)
  assert.match(output, /Cette base contient les données de démonstration/)
})
