import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { clientConfigSchema, type PortailSettings } from '@espace-adherent/contract'
import { createTestApp, type TestApp } from '../../testing/index.ts'

let t: TestApp
before(async () => {
  t = await createTestApp({ web: true })
})
after(() => t?.close())

async function page(host: string) {
  const response = await t.visitor(host)({ url: '/', headers: { accept: 'text/html' } })
  const json = /<script type="application\/json" id="portail">(.*?)<\/script>/s.exec(
    response.body,
  )?.[1]
  return { response, settings: JSON.parse(json ?? 'null') as PortailSettings }
}

for (const [host, code] of [
  ['localhost:8080', 'horizon'],
  ['127.0.0.1:8080', 'horizon'],
  ['atlas.localhost:8080', 'atlas'],
  ['ATLAS.LOCALHOST', 'atlas'],
  ['inconnu.example.org', 'horizon'],
] satisfies [string, string][]) {
  test(`the host ${host} meets the client ${code}`, async () => {
    assert.equal((await page(host)).settings.client.code, code)
  })
}

test('R3.46 R3.43 R3.44 R3.45 the page carries the portal settings of the client', async () => {
  const { settings } = await page('localhost')
  assert.deepEqual(clientConfigSchema.parse(settings.config), settings.config)
  assert.equal(settings.config.createAccountAuthMode, 'oneOfTwo')
  assert.equal(settings.config.registerAttemptNumber, 3)
  assert.equal(settings.config.passwordRequiredLength, 8)
  assert.equal(settings.config.tailleMaxPrenomNom, 50)
  assert.equal(settings.config.delaiToasts, 5)
  assert.equal(settings.config.amfSmsActivated, true)
  assert.equal(settings.client.oidcExternalProvider, false)
  const atlas = (await page('atlas.localhost')).settings
  assert.equal(atlas.client.oidcExternalProvider, true)
  assert.equal(atlas.config.createAccountAuthMode, 'individual')
  assert.equal(atlas.client.isDonneesROMonegasquesActivated, true)
  assert.equal(atlas.config.amfSmsActivated, false)
})

test('R3.41 the page carries the current client, and the others of the platform', async () => {
  const { client } = (await page('localhost')).settings
  assert.deepEqual(
    client.autresClients.map(({ code }) => code),
    ['atlas'],
  )
  assert.deepEqual(
    [client.dataCollectActivated, client.passwordRequiredLength, client.oidcExternalProvider],
    [true, 8, false],
  )
  assert.equal(client.isDonneesROMonegasquesActivated, true)
})

test('an address declared restricted is told so, the others are not', async () => {
  assert.equal((await page('interne.localhost')).settings.isUrlRestreinte, true)
  assert.equal((await page('localhost')).settings.isUrlRestreinte, false)
  assert.equal((await page('inconnu.example.org')).settings.isUrlRestreinte, false)
})

test('the charter becomes CSS variables, one set per client, light and dark', async () => {
  const [horizon, atlas] = await Promise.all([page('localhost'), page('atlas.localhost')])
  const primary = (body: string) => /--primary:(#[0-9a-f]{6})/.exec(body)?.[1]
  assert.match(horizon.response.body, /--on-primary:#/)
  assert.match(horizon.response.body, /@media screen and \(prefers-color-scheme:dark\)/)
  assert.notEqual(primary(horizon.response.body), primary(atlas.response.body))
})

test('the page is under a strict policy whose nonce changes with each answer', async () => {
  const [one, two] = await Promise.all([page('localhost'), page('localhost')])
  const policy = String(one.response.headers['content-security-policy'])
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
  assert.ok(nonce.length >= 22)
  assert.ok(one.response.body.includes(`nonce="${nonce}"`))
  assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval|\*/)
  assert.notEqual(policy, two.response.headers['content-security-policy'])
  assert.doesNotMatch(one.response.body, /__CSP_NONCE__/)
})

test('the worker is asked for anew each time, and may fetch from the portal and nothing else', async () => {
  const worker = await t.visitor()('/service-worker.js')
  assert.equal(worker.statusCode, 200)
  assert.match(String(worker.headers['content-type']), /^text\/javascript/)
  assert.equal(worker.headers['cache-control'], 'no-cache')
  assert.equal(worker.headers['content-security-policy'], "default-src 'none'; connect-src 'self'")
  const headers = { 'if-none-match': String(worker.headers.etag) }
  assert.equal((await t.visitor()({ url: '/service-worker.js', headers })).statusCode, 304)
  const { response } = await page('localhost')
  assert.match(String(response.headers['content-security-policy']), /worker-src 'self';/)
})

test('the worker names the script of the page and files that exist, those of the card and no others', async () => {
  const worker = (await t.visitor()('/service-worker.js')).body
  const { response } = await page('localhost')
  const script = /<script type="module"[^>]* src="([^"]+)"/.exec(response.body)?.[1] ?? ''
  const files = [...new Set(worker.match(/\/assets\/[\w.-]+/g))]
  assert.ok(files.includes(script))
  assert.ok(files.some((file) => file.startsWith('/assets/routes-')))
  assert.ok(files.some((file) => file.endsWith('.woff2')))
  assert.ok(files.some((file) => file.endsWith('.css')))
  for (const file of files) assert.equal((await t.visitor()(file)).statusCode, 200, file)
  // Neither the menus nor the screens of the member area.
  for (const other of ['membre', 'mantine', 'AdminShell', 'RemboursementsScreen'])
    assert.equal(
      files.some((file) => file.includes(`/${other}-`)),
      false,
      other,
    )
})

test('no screen of visitors takes the member area, its menus, its addresses or the library of shapes along', async () => {
  const { response } = await page('localhost')
  const files = /files:`([^`]+)`/.exec(response.body)?.[1]?.split(',') ?? []
  assert.ok(files.some((file) => file.startsWith('assets/RegisterScreen-')))
  // One sentence that a form shares with the member area once cost whoever leaves 130 KB.
  assert.deepEqual(
    files.filter((file) => /^assets\/(membre|mantine|routes|contrat)-/.test(file)),
    [],
  )
})

test('whoever comes with a session is given the member area ahead, nobody else is', async () => {
  const body = async (cookie: string) => {
    const headers = { accept: 'text/html', ...(cookie && { cookie }) }
    return (await t.visitor()({ url: '/', headers })).body
  }
  const scripts = /<link rel="modulepreload" crossorigin href="\/assets\/membre-[\w-]+\.js">/
  const routes = /<link rel="modulepreload" crossorigin href="\/assets\/routes-[\w-]+\.js">/
  // In the page, and said to be: whoever loads a screen would otherwise ask for them again.
  const styles =
    /<style nonce="[^"]+">[\s\S]+<\/style><script nonce="[^"]+">[^<]+"membre-[\w-]+\.css"/
  for (const cookie of ['a=1; session=x', '__Host-session=x']) {
    assert.match(await body(cookie), routes)
    assert.match(await body(cookie), scripts)
    assert.match(await body(cookie), styles)
  }
  for (const cookie of ['', 'autresession=x', 'XSRF-TOKEN=x'])
    assert.doesNotMatch(await body(cookie), /<link[^>]+(membre|routes)-/, cookie)
})

test('the first page of a visitor weighs 102,400 bytes at most, scripts and styles gzipped', async () => {
  const { body } = await t.visitor()('/')
  const files = [...body.matchAll(/(?:src|href)="(\/assets\/[\w.-]+\.(?:js|css))"/g)]
  assert.ok(files.length >= 3)
  let weight = 0
  for (const [, url = ''] of files)
    weight += gzipSync((await t.visitor()(url)).rawPayload, { level: 9 }).length
  assert.ok(weight > 10_000 && weight <= 102_400, `${weight} bytes`)
})

test('the first screen of a member imports no schema and no menu: it only reads', async () => {
  const { body } = await t.visitor()({ url: '/', headers: { cookie: 'session=x' } })
  const scripts = [...body.matchAll(/href="(\/assets\/[\w-]+\.js)"/g)].map(([, url]) => url ?? '')
  assert.ok(scripts.length >= 3)
  for (const url of scripts) {
    const script = (await t.visitor()(url)).body
    assert.doesNotMatch(script, /from"\.\/(contrat|mantine)-/, url)
  }
})

test('logos are served per client, kept for ever at their own address, and cannot run anything', async () => {
  const { settings } = await page('localhost')
  const bodies = new Set<string>()
  for (const url of Object.values(settings.logos)) {
    const logo = await t.visitor()(url)
    assert.equal(logo.statusCode, 200)
    assert.match(String(logo.headers['content-type']), /^image\//)
    assert.match(String(logo.headers['cache-control']), /immutable/)
    assert.match(String(logo.headers['content-security-policy']), /sandbox/)
    bodies.add(logo.body)
  }
  const autre = await t.visitor('atlas.localhost')('/charte/logos/entete')
  assert.equal(bodies.has(autre.body), false)
  assert.equal((await t.visitor()('/charte/logos/rien')).statusCode, 400)
})

test('R3.41 R3.42 R3.49 R7.74 the current client spells its features out for the caller’s contracts only', async () => {
  const anonyme = (await t.visitor()('/api/identity/client')).json()
  assert.equal(anonyme.libelle, 'Mutuelle Horizon')
  for (const f of Object.values<{ isActivatedPerContract: object }>(anonyme.fonctionnalites))
    assert.deepEqual(f.isActivatedPerContract, {})
  const camille = await t.as('camille.martin@example.org')
  const vu = (await camille('/api/identity/client')).json()
  for (const f of Object.values<{ isActivatedPerContract: object }>(vu.fonctionnalites))
    assert.deepEqual(Object.keys(f.isActivatedPerContract).sort(), ['20450001', '20450002'])
})
