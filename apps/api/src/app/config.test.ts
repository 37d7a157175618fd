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

test('the demonstration, whose passwords everybody knows, stays on this machine', () => {
  for (const HOST of ['localhost', '127.0.0.1', '::1', 'portail.localhost'])
    assert.equal(readConfig({ HOST }).demoData, true, HOST)
  const elsewhere = [
    { PUBLIC_PROTOCOL: 'https' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.10' },
    { HOST: 'localhost.mutuelle.example' },
    { HOST: '127.0.0.1.example' },
  ]
  for (const settings of elsewhere) {
    const [[name, value] = []] = Object.entries(settings)
    const asked = { ...settings, DEMO_DATA: '1' }
    assert.throws(() => readConfig(asked), {
      name: 'StartRefusedError',
      message: new RegExp(`DEMO_DATA=1.*connus de tous.*refusées avec ${name}=${value}\\.`),
    })
    const DATABASE_URL = 'postgres://localhost/espace'
    assert.throws(() => readConfig({ ...asked, DATABASE_URL }), { name: 'StartRefusedError' })
    // By default only: whoever meant a real installation learns how to make one.
    assert.throws(() => readConfig(settings), {
      message: new RegExp(`refusé avec ${name}=${value}\\..*npm run installer.*DEMO_DATA=0`),
    })
    assert.equal(readConfig({ ...settings, DEMO_DATA: '0' }).demoData, false)
    assert.equal(readConfig({ ...settings, DATABASE_URL }).demoData, false)
    assert.equal(readConfig({ ...asked, DEMO_PUBLIQUE: '1' }).demoData, true)
  }
})

test('each partner has a secret of its own, long enough', () => {
  const [a, b] = ['a'.repeat(32), `${'b'.repeat(30)}==`]
  assert.deepEqual(readConfig({}).partenaires, new Map())
  assert.deepEqual(
    readConfig({ SSO_SECRETS: `itelis=${a}, kaliviaosteo=${b},` }).partenaires,
    new Map([
      ['itelis', a],
      ['kaliviaosteo', b],
    ]),
  )
  for (const SSO_SECRETS of [
    a,
    `itelis=${'a'.repeat(31)}`,
    `Itelis=${a}`,
    `=${a}`,
    `itelis=${a},kalivia=${a}`,
    `itelis=${a},itelis=${b}`,
  ])
    assert.throws(() => readConfig({ SSO_SECRETS }), /SSO_SECRETS s’écrit/, SSO_SECRETS)
  // Never quoted: a start is logged.
  assert.throws(
    () => readConfig({ SSO_SECRETS: 'itelis=secret-trop-court' }),
    (error: Error) => !error.message.includes('secret-trop-court'),
  )
  assert.throws(() => readConfig({ SSO_SECRET: a }), /SSO_SECRET, commun.*SSO_SECRETS=/)
})

test('an empty variable counts as absent, a wrong one is named without its value', () => {
  assert.equal(readConfig({ PORT: '' }).port, 8080)
  assert.throws(() => readConfig({ PORT: 'abc', DATABASE_URL: 'mysql://user:secret@host' }), {
    message: 'Configuration incorrecte, variables à revoir : PORT, DATABASE_URL',
  })
})

test('the proxies whose word is taken: none, so many, or those of these networks', () => {
  assert.equal(readConfig({}).trustProxy, null)
  assert.equal(readConfig({ TRUST_PROXY: '0' }).trustProxy, null)
  assert.deepEqual(readConfig({ TRUST_PROXY: '1' }).trustProxy, { hops: 1 })
  assert.deepEqual(readConfig({ TRUST_PROXY: '10.0.0.0/24' }).trustProxy, {
    networks: ['10.0.0.0/24'],
  })
  for (const TRUST_PROXY of ['nginx', '0.0.0.0/0', '10.0.0.0/99', '-1'])
    assert.throws(() => readConfig({ TRUST_PROXY }), {
      message: 'Configuration incorrecte, variables à revoir : TRUST_PROXY',
    })
})

test('1200 requests and 120 refusals a minute, unless told otherwise', () => {
  const { rateLimit, refusalLimit } = readConfig({})
  assert.deepEqual([rateLimit, refusalLimit], [1200, 120])
  assert.equal(readConfig({ REFUS_LIMIT: '0' }).refusalLimit, 0)
})

test('failed sign-ins are limited by network, unless requests are not limited at all', () => {
  assert.deepEqual(readConfig({}).echecsReseau, { parQuartHeure: 50, parJour: 300 })
  assert.deepEqual(
    readConfig({ SIGN_IN_FAILURES_PER_QUARTER: '200', SIGN_IN_FAILURES_PER_DAY: '0' }).echecsReseau,
    { parQuartHeure: 200, parJour: 0 },
  )
  assert.deepEqual(readConfig({ RATE_LIMIT: '0' }).echecsReseau, { parQuartHeure: 0, parJour: 0 })
})

test('files: 20 Mo in the data folder, no scanner, unless told otherwise', () => {
  const { upload, store, clamd } = readConfig({ DATA_DIR: '/srv/espace' })
  assert.equal(upload.maxBytes, 20 * 1024 * 1024)
  assert.equal(upload.perHour, 200)
  assert.deepEqual(store, { folder: '/srv/espace/fichiers', s3: undefined })
  assert.equal(clamd, undefined)
  assert.equal(readConfig({ UPLOAD_MAX_MB: '0.5' }).upload.maxBytes, 524_288)
})

test('a bucket: Amazon’s by its name alone, another service by its address', () => {
  assert.deepEqual(readConfig({ S3_BUCKET: 'pieces' }).store.s3, {
    bucket: 'pieces',
    region: 'eu-west-3',
    endpoint: undefined,
    prefix: '',
    forcePathStyle: false,
  })
  const S3_ENDPOINT = 'https://s3.gra.example'
  const keys = { S3_ACCESS_KEY_ID: 'cle', S3_SECRET_ACCESS_KEY: 'secret' }
  assert.deepEqual(
    readConfig({ S3_BUCKET: 'pieces', S3_ENDPOINT, S3_PREFIX: 'portail/', ...keys }).store.s3,
    {
      bucket: 'pieces',
      region: 'eu-west-3',
      endpoint: S3_ENDPOINT,
      credentials: { accessKeyId: 'cle', secretAccessKey: 'secret' },
      prefix: 'portail/',
      forcePathStyle: true,
    },
  )
})

test('a scanner: by its socket, or by its host and port', () => {
  assert.deepEqual(readConfig({ CLAMAV_HOST: 'clamav' }).clamd, {
    address: { host: 'clamav', port: 3310 },
    timeoutMs: 15_000,
  })
  const socket = { CLAMAV_SOCKET: '/run/clamav/clamd.ctl', CLAMAV_TIMEOUT_MS: '500' }
  assert.deepEqual(readConfig(socket).clamd, {
    address: { path: '/run/clamav/clamd.ctl' },
    timeoutMs: 500,
  })
})

test('without a scanner files wait, unless it is a demonstration or somebody said not to', () => {
  const DATABASE_URL = 'postgres://localhost/espace'
  const sansScanner = (given: Record<string, string>) => readConfig(given).sansScanner
  assert.equal(sansScanner({}), 'accepter')
  assert.equal(sansScanner({ DEMO_DATA: '0' }), 'refuser')
  assert.equal(sansScanner({ DATABASE_URL }), 'refuser')
  assert.equal(sansScanner({ DATABASE_URL, DEMO_DATA: '1' }), 'accepter')
  assert.equal(sansScanner({ DATABASE_URL, ANTIVIRUS: 'aucun' }), 'accepter')
})

test('half a configuration of the bucket is named', () => {
  for (const [given, missing] of [
    [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_BUCKET'],
    [{ S3_BUCKET: 'a', S3_ACCESS_KEY_ID: 'cle' }, 'S3_SECRET_ACCESS_KEY'],
    [{ S3_BUCKET: 'a', S3_SECRET_ACCESS_KEY: 'secret' }, 'S3_ACCESS_KEY_ID'],
    [{ S3_BUCKET: 'a', S3_ENDPOINT: 'ftp://s3.example' }, 'S3_ENDPOINT'],
    [{ UPLOAD_MAX_MB: '0' }, 'UPLOAD_MAX_MB'],
    [{ CLAMAV_PORT: '99999' }, 'CLAMAV_PORT'],
    [{ ANTIVIRUS: 'non' }, 'ANTIVIRUS'],
    [{ ANTIVIRUS: 'aucun', CLAMAV_HOST: 'clamav' }, 'ANTIVIRUS'],
  ] satisfies [Record<string, string>, string][])
    assert.throws(() => readConfig(given), {
      message: `Configuration incorrecte, variables à revoir : ${missing}`,
    })
})
test('Inbenta answers when its three variables are there, and half of them are a mistake', () => {
  assert.equal(readConfig({}).inbenta, null)
  const INBENTA = {
    INBENTA_URL: 'https://api.inbenta.io',
    INBENTA_API_KEY: 'cle',
    INBENTA_SECRET: 'secret',
  }
  assert.deepEqual(readConfig(INBENTA).inbenta, {
    url: 'https://api.inbenta.io',
    apiKey: 'cle',
    secret: 'secret',
    environment: 'production',
  })
  assert.throws(() => readConfig({ INBENTA_URL: INBENTA.INBENTA_URL }), {
    message: 'Configuration incorrecte, variables à revoir : INBENTA_API_KEY, INBENTA_SECRET',
  })
  assert.throws(() => readConfig({ ...INBENTA, INBENTA_URL: 'file:///etc/passwd' }), {
    message: 'Configuration incorrecte, variables à revoir : INBENTA_URL',
  })
})

test('time limits: short for requests, a pace for files, longer between requests than a proxy waits', () => {
  assert.deepEqual(readConfig({}).http, {
    headersTimeoutMs: 15_000,
    requestTimeoutMs: 30_000,
    keepAliveMs: 72_000,
    pace: { patienceMs: 15_000, bytesPerSecond: 8192 },
  })
  assert.deepEqual(readConfig({}).stop, { delayMs: 0, timeoutMs: 10_000 })
  assert.throws(() => readConfig({ HTTP_REQUEST_TIMEOUT_MS: '5000' }), {
    message: 'Configuration incorrecte, variables à revoir : HTTP_HEADERS_TIMEOUT_MS',
  })
})

test('networks of identity providers are read at the start, and this machine is none of them', () => {
  assert.deepEqual(readConfig({}).reseauxFournisseurs, { networks: [], hosts: [] })
  assert.deepEqual(
    readConfig({ FOURNISSEURS_RESEAUX: '10.0.0.0/8,idp.interne' }).reseauxFournisseurs,
    {
      networks: ['10.0.0.0/8'],
      hosts: ['idp.interne'],
    },
  )
  for (const FOURNISSEURS_RESEAUX of ['https://idp.interne', '127.0.0.1', '0.0.0.0/0'])
    assert.throws(() => readConfig({ FOURNISSEURS_RESEAUX }), {
      name: 'StartRefusedError',
      message: /FOURNISSEURS_RESEAUX/,
    })
})
