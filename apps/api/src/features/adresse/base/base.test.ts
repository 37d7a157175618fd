import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { createTestApp, type Inject, type TestApp } from '../../../../testing/index.ts'
import { createBaseNationale } from './nationale.ts'
import { createBasePrudente, ECHECS, PAR_SESSION, REPOS_MS } from './prudente.ts'
import { startBanServer } from './testing/ban-server.ts'

let ban: Awaited<ReturnType<typeof startBanServer>>
let t: TestApp
let camille: Inject
const lines: string[] = []

before(async () => {
  ban = await startBanServer()
  t = await createTestApp({
    environment: { LOG_LEVEL: 'trace', ADRESSES_URL: ban.url },
    extend: ({ log }) => {
      for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const)
        log[level] = (...said: unknown[]) => void lines.push(JSON.stringify(said))
    },
  })
  camille = await t.as('camille.martin@example.org')
})
after(async () => {
  await t?.close()
  await ban?.close()
})
afterEach(() => {
  ban.state.fault = () => false
  // A base that was away is asked again.
  t.clock.now = new Date(t.clock.now.getTime() + REPOS_MS)
})

const proposer = async (q: string, call = camille) => {
  const answer = await call({ url: `/api/referentiel/adresse?q=${encodeURIComponent(q)}` })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().items as Record<string, string>[]
}
const dits = async (q: string) => (await proposer(q)).map(({ libelle }) => libelle)

test('the national base is told what was typed and nothing else; its answer comes in the parts of an address', async () => {
  ban.asked.length = 0
  assert.deepEqual(await proposer('12 bis avenue des lilas'), [
    {
      libelle: '12 bis avenue des Lilas, 69130 Écully',
      numVoie: '12',
      libelleCourtBtq: 'B',
      libelleCourtNatureVoie: 'AV',
      libelleVoie: 'des Lilas',
      lieuDit: '',
      codePostal: '69130',
      localite: 'Écully',
    },
  ])
  const [url] = ban.asked
  assert.equal(url?.pathname, '/search/')
  assert.deepEqual(Object.fromEntries(url?.searchParams ?? []), {
    q: '12 bis avenue des lilas',
    limit: '6',
    autocomplete: '1',
  })
  assert.deepEqual(await dits('crebillon'), ['Rue Crébillon, 44000 Nantes'])
  const [hameau] = await proposer('le pin cellieu')
  assert.deepEqual([hameau?.lieuDit, hameau?.libelleVoie], ['Le Pin', ''])
})

test('what the base does not know, or refuses to look for, is proposed in its town all the same', async () => {
  assert.deepEqual(await dits('4 allée Toute Neuve 69130'), ['4 allée Toute Neuve, 69130 Écully'])
  assert.deepEqual(await dits('(4 allée Neuve) 69130'), ['(4 allée Neuve), 69130 Écully'])
})

for (const [title, fault] of [
  ['an error', (r) => void r.writeHead(503).end('upstream')],
  ['a page', (r) => void r.end('<html>Maintenance</html>')],
  ['another shape', (r) => void r.end('{"features":[{"properties":{"type":"street"}}]}')],
  ['half an answer', (r) => void r.end('{"type":"FeatureCollection","features":[')],
  ['too much', (r) => void r.end(`{"features":[],"x":"${'x'.repeat(200_000)}"}`)],
  ['a way elsewhere', (r) => void r.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['a closed door', (r) => void r.destroy()],
] satisfies [string, (response: import('node:http').ServerResponse) => void][])
  test(`${title} of the base is no fault of whoever types`, async () => {
    ban.state.fault = (response) => {
      fault(response)
      return true
    }
    assert.deepEqual(await dits('12 bis avenue des lilas 69130'), [
      '12 bis avenue des lilas, 69130 Écully',
    ])
    ban.state.fault = () => false
    assert.deepEqual(await dits('12 bis avenue des lilas 69130'), [
      '12 bis avenue des Lilas, 69130 Écully',
    ])
  })

test('a base that says nothing is waited for no longer than a moment', async () => {
  ban.state.fault = () => true
  const slow = createBaseNationale(ban.url, { timeoutMs: 50 })
  await assert.rejects(slow('12 rue des lilas'), { name: 'TimeoutError' })
})

test('one that is away is left alone for a while, found again by one question, and told of once', async () => {
  ban.state.fault = (response) => {
    response.writeHead(500).end()
    return true
  }
  lines.length = 0
  for (let fois = 0; fois < ECHECS; fois++) await proposer('12 avenue des lilas 69130')
  ban.asked.length = 0
  for (let fois = 0; fois < 5; fois++)
    assert.deepEqual(await dits('12 avenue des lilas 69130'), ['12 avenue des lilas, 69130 Écully'])
  assert.equal(ban.asked.length, 0)
  t.clock.now = new Date(t.clock.now.getTime() + REPOS_MS)
  // Somebody finds out; whoever asks meanwhile does not wait.
  await Promise.all([1, 2, 3].map(() => proposer('12 avenue des lilas 69130')))
  assert.equal(ban.asked.length, 1)
  ban.state.fault = () => false
  t.clock.now = new Date(t.clock.now.getTime() + REPOS_MS)
  assert.deepEqual(await dits('12 avenue des lilas'), ['12 bis avenue des Lilas, 69130 Écully'])
  assert.equal(lines.filter((line) => line.includes('ADRESSES_URL')).length, 1)
})

test('a session has so many questions for the base, and another session its own', async () => {
  let posees = 0
  const now = new Date('2026-06-01T10:00:00Z')
  const base = createBasePrudente({
    nationale: async () => {
      posees++
      return []
    },
    embarquee: { propose: async () => [] },
    onRepos: () => assert.fail(),
  })
  const ask = (session: string, plus = 0) =>
    base.propose({
      ...{ db: t.database.db, q: 'rue', session },
      now: new Date(now.getTime() + plus),
    })
  for (let fois = 0; fois < PAR_SESSION.nombre + 10; fois++) await ask('une')
  assert.equal(posees, PAR_SESSION.nombre)
  await ask('autre')
  assert.equal(posees, PAR_SESSION.nombre + 1)
  await ask('une', PAR_SESSION.ms)
  assert.equal(posees, PAR_SESSION.nombre + 2)
})

test('no line of the log says what was typed, found or not, answered or not', async () => {
  lines.length = 0
  await proposer('12 bis avenue des lilas 69130')
  ban.state.fault = (response) => {
    response.writeHead(500).end('lilas')
    return true
  }
  for (let fois = 0; fois <= ECHECS; fois++) await proposer('12 bis avenue des lilas 69130')
  const court = await camille({ url: '/api/referentiel/adresse?q=lil' })
  assert.equal(court.statusCode, 400)
  assert.match(lines.join('\n'), /referentiel\/adresse/)
  assert.doesNotMatch(lines.join('\n'), /lilas|lil\b|69130|cully|camille/i)
})

test('a stranger is proposed nothing', async () => {
  ban.asked.length = 0
  const answer = await t.visitor()({ url: '/api/referentiel/adresse?q=12+avenue+des+lilas' })
  assert.equal(answer.statusCode, 401)
  assert.equal(ban.asked.length, 0)
})
