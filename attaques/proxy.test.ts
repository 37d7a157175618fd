import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { platform } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { Client } from 'pg'
import { root } from '../scripts/support/files.ts'
import { findInstalledNginx, nginxMissing, startNginx } from '../scripts/support/nginx.ts'
import { startPostgres } from '../scripts/support/postgres.ts'
import { inParallel } from '../scripts/support/run.ts'
import { type Appel, appeler, seConnecter } from './support/appel.ts'
import { type Portail, startPortail } from './support/portail.ts'

const nginxPath = findInstalledNginx()
const skip =
  platform() !== 'linux'
    ? 'Visitors of several addresses of this machine exist on Linux only.'
    : nginxPath === undefined && nginxMissing

const HORIZON = 'localhost'
const ATLAS = 'atlas.localhost'
const CLIENT = '/api/identity/client'
const CONTRATS = '/api/adherent/contrats'

const random = (below: number) => Math.floor(Math.random() * below)
/** What an attacker writes to be taken for somebody else, somewhere else. */
const forge = (host: string) => ({
  'x-forwarded-for': `203.0.113.${random(256)}, 198.51.100.${random(256)}`,
  'x-forwarded-host': host,
  'x-forwarded-proto': 'http',
  'x-forwarded-port': '6666',
  forwarded: `for=192.0.2.${random(256)};host=${host};proto=http`,
})

describe('two nodes behind nginx', () => {
  const ends: (() => Promise<unknown>)[] = []
  let nodes: readonly [Portail, Portail]
  /** As the documentation says, and one that passes on whatever the visitor says of the host. */
  let proxy: number
  let careless: number
  let database: Client

  before(async () => {
    if (skip) return
    const cluster = await startPostgres({ durable: false })
    ends.push(cluster.stop)
    const environment = {
      DATABASE_URL: cluster.url,
      SECRET_KEY: randomBytes(32).toString('base64'),
      HOST: '127.0.0.1',
      PUBLIC_PROTOCOL: 'https',
      DEMO_PUBLIQUE: '1',
      PUBLIC_PORT: '443',
      // Only the proxy calls from there: each visitor of this test has an address of their own.
      TRUST_PROXY: '127.0.0.1',
      RATE_LIMIT: '200',
    }
    const start = async () => {
      const portail = await startPortail(environment)
      ends.push(() => portail.end('SIGKILL'))
      return portail
    }
    nodes = await Promise.all([start(), start()])
    const upstream = nodes.map(({ port }) => `server 127.0.0.1:${port};`).join(' ')
    const nginx = await startNginx(
      nginxPath ?? '',
      2,
      ([documented, other]) => `
        upstream espace_adherent { ${upstream} keepalive 32; }
        server {
          listen 127.0.0.1:${documented};
          include "${join(root, 'docs/nginx/espace-adherent.conf')}";
        }
        server {
          listen 127.0.0.1:${other};
          location / {
            proxy_pass http://espace_adherent;
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
          }
        }`,
    )
    ends.push(nginx.stop)
    ;[proxy = 0, careless = 0] = nginx.ports
    database = new Client({ connectionString: cluster.url })
    await database.connect()
    ends.push(() => database.end())
  })
  after(async () => {
    for (const end of ends.reverse()) await end()
  })

  const statuses = async (count: number, width: number, appel: (rank: number) => Appel) => {
    const answers = await inParallel(width, [...Array(count).keys()], (rank) =>
      appeler(appel(rank)),
    )
    const of = (status: number) => answers.filter((answer) => answer.status === status)
    return { of, all: [...new Set(answers.map(({ status }) => status))].sort() }
  }

  test('the legal pages of each insurer stay its own, whatever host is forged', {
    skip,
  }, async () => {
    // Each way is the first to ask for a page: what is kept of it would be kept for all.
    const ways = [
      ['mentions-legales', careless],
      ['donnees-personnelles', nodes[0].port],
      ['cookies', nodes[1].port],
      ['accessibilite', proxy],
    ] as const
    const page = (name: string, host: string, port: number, headers = {}) =>
      appeler({
        port,
        path: `/api/cms/blocklists?name=Pages_Statiques&itemName=${name}`,
        host,
        from: '127.0.0.66',
        headers,
      })
    const insurers = [
      { host: HORIZON, other: ATLAS, own: 'Mutuelle Horizon', not: 'Prévoyance Atlas' },
      { host: ATLAS, other: HORIZON, own: 'Prévoyance Atlas', not: 'Mutuelle Horizon' },
    ]
    for (const [name, way] of ways) {
      for (const { host, other } of insurers)
        for (let time = 0; time < 4; time++) await page(name, host, way, forge(other))
      for (const [, port] of ways)
        for (const { host, own, not } of insurers)
          for (let time = 0; time < 4; time++) {
            const { status, body } = await page(name, host, port)
            assert.equal(status, 200)
            assert.ok(body.includes(own) && !body.includes(not), `${name} at ${host} by ${port}`)
          }
    }
  })

  test('a node called directly believes nothing of a proxy', { skip }, async () => {
    for (const { port } of nodes) {
      const answer = await appeler({
        port,
        path: CLIENT,
        from: '127.0.0.67',
        headers: forge(ATLAS),
      })
      assert.equal(JSON.parse(answer.body).code, 'horizon')
      const { of } = await statuses(150, 1, () => ({
        port,
        path: CONTRATS,
        from: '127.0.0.68',
        headers: forge(ATLAS),
      }))
      assert.equal(of(401).length, 120)
      assert.equal(of(429).length, 30)
    }
  })

  test('links and cookies follow the public address, not the one that a visitor claims', {
    skip,
  }, async () => {
    for (const [port, forged] of [
      [proxy, ATLAS],
      [proxy, 'pirate.example'],
      [careless, 'pirate.example'],
      [nodes[0].port, 'pirate.example'],
    ] as const) {
      const { status, headers } = await appeler({
        port,
        path: '/api/identity/login',
        from: '127.0.0.69',
        headers: forge(forged),
      })
      assert.equal(status, 303)
      assert.match(String(headers.location), /^https:\/\/localhost\//, `${forged} by ${port}`)
      assert.doesNotMatch(String(headers.location), /pirate|atlas|6666/)
      const cookies = headers['set-cookie'] ?? []
      assert.ok(cookies.length > 0)
      for (const cookie of cookies) {
        assert.match(cookie, /; Secure/)
        assert.doesNotMatch(cookie, /Domain=/i)
      }
    }
  })

  test('the limit counts the visitor’s own address, whatever they write before it', {
    skip,
  }, async () => {
    const call = (from: string) => ({ port: proxy, path: CLIENT, from, headers: forge(HORIZON) })
    const { of, all } = await statuses(450, 40, () => call('127.0.0.70'))
    assert.deepEqual(all, [200, 429])
    assert.equal(of(200).length, 2 * 200)
    // The next address has spent nothing.
    assert.equal((await appeler(call('127.0.0.71'))).status, 200)
  })

  test('3,000 refusals in a burst meet a limit, and leave few lines', { skip }, async () => {
    const to = { port: proxy, from: '127.0.0.72' }
    const cookie = await seConnecter(to, 'camille.martin@example.org')
    const foreign = (rank: number, from: string): Appel => ({
      port: proxy,
      path: '/api/forms/ribcotisations',
      from,
      headers: { ...forge(HORIZON), cookie, 'x-numcontrat': `9${rank}` },
    })
    const { of, all } = await statuses(3_000, 50, (rank) => foreign(rank, `127.0.1.${rank % 20}`))
    assert.deepEqual(all, [404, 429])
    // What was on its way when the budget ran out may go through.
    assert.ok(of(404).length >= 240 && of(404).length <= 2 * 120 + 50, `${of(404).length} refused`)
    const [last] = of(429).slice(-1)
    assert.equal(JSON.parse(last?.body ?? '{}').code, 'TooManyRequests')
    assert.ok(Number(last?.headers['retry-after']) > 0)
    const { rows } = await database.query(
      'select count(*)::int as lines from historique where action = $1',
      ['acces-refuse'],
    )
    assert.ok(rows[0].lines > 0 && rows[0].lines <= 240, `${rows[0].lines} lines`)
    // Somebody else, at an address of the attack, goes on.
    const julien = await seConnecter({ ...to, from: '127.0.1.1' }, 'julien.martin@example.org')
    const own = { port: proxy, path: CONTRATS, from: '127.0.1.1', headers: { cookie: julien } }
    assert.equal((await appeler(own)).status, 200)
  })

  test('events are not kept by the proxy', { skip }, async () => {
    const to = { port: proxy, from: '127.0.0.73' }
    const cookie = await seConnecter(to, 'julien.martin@example.org')
    const first = await new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: proxy,
          path: '/api/notifications/flux',
          localAddress: to.from,
          headers: { host: HORIZON, cookie },
          timeout: 5_000,
        },
        (answer) =>
          answer.once('data', (chunk: Buffer) => {
            resolve(String(chunk))
            sent.destroy()
          }),
      )
      sent.once('timeout', () => sent.destroy(new Error('Nothing came.')))
      sent.once('error', reject)
      sent.end()
    })
    assert.equal(first, 'retry: 5000\n\n')
  })
})
