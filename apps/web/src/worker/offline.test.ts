import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createOffline } from './offline.ts'

const ORIGIN = 'https://portail.example'
const NONE: (work: Promise<unknown>) => void = () => {}

const build = { script: '/assets/index-1.js', files: ['/assets/index-1.js', '/assets/carte-1.css'] }
const nextBuild = { script: '/assets/index-2.js', files: ['/assets/index-2.js'] }

const pageOf = ({ script }: { script: string }, logo = 'a') =>
  `<script src="${script}"></script><script type="application/json">{"logo":"/charte/logos/clair?v=${logo}"}</script>`

/** As much of the browser's caches as we use, in memory. */
function createCaches() {
  const sets = new Map<string, Map<string, Response>>()
  const path = (input: string) => input.replace(ORIGIN, '')
  const open = async (name: string) => {
    const set = sets.get(name) ?? new Map<string, Response>()
    sets.set(name, set)
    return {
      match: async (address: string) => set.get(address)?.clone(),
      put: async (address: string, response: Response) => void set.set(address, response),
    }
  }
  const caches = {
    open,
    keys: async () => [...sets.keys()],
    delete: async (name: string) => sets.delete(name),
    match: async (address: string, { cacheName }: MultiCacheQueryOptions = {}) => {
      for (const [name, set] of sets)
        if ((cacheName ?? name) === name && set.has(path(address)))
          return set.get(path(address))?.clone()
      return undefined
    },
  }
  return { sets, caches: caches as unknown as CacheStorage }
}

/** A network that gives these answers, by path; anything else, or when it is away, is no answer. */
function setUp(answers: Record<string, () => Response>, named = build, world = createCaches()) {
  const asked: string[] = []
  const network = { isAway: false, isMute: false, answers }
  const offline = createOffline(named, {
    caches: world.caches,
    patience: 5,
    fetch: async (input, init) => {
      const path = (typeof input === 'string' ? input : input.url).replace(ORIGIN, '')
      asked.push(`${path}${init?.credentials === 'omit' ? ' without cookies' : ''}`)
      if (network.isMute) return new Promise<Response>(() => {})
      const answer = network.answers[path]
      if (network.isAway || !answer) throw new TypeError('Failed to fetch')
      return answer()
    },
  })
  return { offline, network, asked, ...world }
}

const html = (text: string) => () =>
  new Response(text, {
    headers: { 'content-security-policy': "script-src 'nonce-x'", 'x-request-id': '1' },
  })
const file = () => new Response('fichier')
const online = {
  '/': html(pageOf(build)),
  '/assets/index-1.js': file,
  '/assets/carte-1.css': file,
  '/charte/logos/clair?v=a': file,
  '/assets/index-2.js': file,
}

const request = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  ({ url: `${ORIGIN}${path}`, mode, method }) as Request

test('it keeps the page of everybody, its files and its logos, and nothing else', async () => {
  const { offline, sets, asked } = setUp(online)
  await offline.keep()
  assert.deepEqual(asked.sort(), [
    '/ without cookies',
    '/assets/carte-1.css',
    '/assets/index-1.js',
    '/charte/logos/clair?v=a',
  ])
  const [set] = sets.values()
  assert.equal(sets.size, 1)
  assert.deepEqual([...(set?.keys() ?? [])].sort(), [
    '/',
    '/assets/carte-1.css',
    '/assets/index-1.js',
    '/charte/logos/clair?v=a',
  ])
  // Under its own policy, and without what was true of one answer.
  const page = set?.get('/')
  assert.equal(page?.headers.get('content-security-policy'), "script-src 'nonce-x'")
  assert.equal(page?.headers.get('x-request-id'), null)
  await offline.keep()
  assert.equal(asked.length, 4, 'once is enough')
})

for (const [path, mode, method] of [
  ['/api/cgdm-svc/carte-tp', 'cors', 'GET'],
  ['/api/identity/user', 'cors', 'GET'],
  ['/api/identity/login', 'navigate', 'GET'],
  ['/oidc/auth', 'navigate', 'GET'],
  ['/connexion', 'navigate', 'GET'],
  ['/', 'navigate', 'POST'],
  ['/', 'cors', 'GET'],
] satisfies [string, RequestMode, string][]) {
  test(`${method} ${path} (${mode}) is none of its business`, () => {
    const { offline } = setUp(online)
    assert.equal(offline.answer(request(path, mode, method), NONE), null)
  })
}

test('the page comes from the network while there is one, whatever it says', async () => {
  const { offline, network } = setUp(online)
  await offline.keep()
  for (const status of [200, 404, 500, 502, 503]) {
    network.answers = { '/': () => new Response(`du serveur ${status}`, { status }) }
    const answer = await offline.answer(request('/', 'navigate'), NONE)
    assert.equal(answer?.status, status)
    assert.equal(await answer?.text(), `du serveur ${status}`)
  }
})

test('without any answer, the kept page and its files', async () => {
  const { offline, network } = setUp(online)
  await offline.keep()
  network.isAway = true
  const page = await offline.answer(request('/', 'navigate'), NONE)
  assert.equal(await page?.text(), pageOf(build))
  const script = await offline.answer(request('/assets/index-1.js'), NONE)
  assert.equal(await script?.text(), 'fichier')
  await assert.rejects(async () => offline.answer(request('/assets/membre-1.js'), NONE))
})

test('a network that never answers is none, after a while', async () => {
  const { offline, network } = setUp(online)
  await offline.keep()
  network.isMute = true
  const page = await offline.answer(request('/', 'navigate'), NONE)
  assert.equal(await page?.text(), pageOf(build))
})

test('without any answer and nothing kept, the failure is the network’s', async () => {
  const { offline, network } = setUp(online)
  network.isAway = true
  await assert.rejects(async () => offline.answer(request('/', 'navigate'), NONE), TypeError)
})

/** A visit, with what the worker does after it. */
async function visit(offline: ReturnType<typeof createOffline>) {
  const works: Promise<unknown>[] = []
  await offline.answer(request('/', 'navigate'), (work) => works.push(work))
  await Promise.all(works)
}

test('a page of the same build renews the copy: the client’s settings are in it', async () => {
  const { offline, network, caches } = setUp(online)
  await offline.keep()
  network.answers = { '/': html(pageOf(build, 'b')), '/charte/logos/clair?v=b': file }
  await visit(offline)
  assert.equal(await (await caches.match('/'))?.text(), pageOf(build, 'b'))
  assert.ok(await caches.match('/charte/logos/clair?v=b'))
})

test('the copy is renewed with the page of everybody, not with that of the person who visits', async () => {
  const { offline, asked } = setUp(online)
  await offline.keep()
  asked.length = 0
  await visit(offline)
  assert.deepEqual(asked, ['/', '/ without cookies'])
})

test('a page of another build, or one that fails, is not kept under this one', async () => {
  const { offline, network, caches } = setUp(online)
  await offline.keep()
  for (const answer of [html(pageOf(nextBuild)), () => new Response('panne', { status: 500 })]) {
    network.answers = { '/': answer }
    await visit(offline)
    assert.equal(await (await caches.match('/'))?.text(), pageOf(build))
  }
})

test('a visit brings nothing back that was erased', async () => {
  const { offline, sets, caches } = setUp(online)
  await offline.keep()
  for (const name of await caches.keys()) await caches.delete(name)
  await visit(offline)
  assert.equal(sets.size, 0)
})

test('what is erased at the very moment of its renewal stays so, not even empty', async () => {
  const { offline, sets, caches } = setUp(online)
  await offline.keep()
  const { open } = caches
  caches.open = async (name) => {
    sets.clear()
    return open(name)
  }
  await visit(offline)
  assert.equal(sets.size, 0)
})

test('what is forgotten while it is being kept is not kept', async () => {
  const { offline, sets } = setUp(online)
  const keeping = offline.keep()
  await Promise.all([keeping, offline.forget()])
  assert.equal(sets.size, 0)
  await offline.keep()
  assert.equal(sets.size, 1, 'asked for anew, it is')
})

test('another build takes the place of the former once it is whole, not before', async () => {
  const world = createCaches()
  await setUp(online, build, world).offline.keep()
  // The worker came from a new server, the page still from an old one.
  const { offline, network } = setUp(online, nextBuild, world)
  await assert.rejects(offline.keep())
  assert.equal(await (await world.caches.match('/'))?.text(), pageOf(build))
  network.answers = { ...online, '/': html(pageOf(nextBuild)) }
  await offline.keep()
  assert.equal(world.sets.size, 1)
  assert.equal(await (await world.caches.match('/'))?.text(), pageOf(nextBuild))
  assert.equal(await world.caches.match('/assets/index-1.js'), undefined)
})

test('a file that is missing leaves no page that would ask for it', async () => {
  const { offline, caches } = setUp({ ...online, '/assets/carte-1.css': () => Response.error() })
  await assert.rejects(offline.keep())
  assert.equal(await caches.match('/'), undefined)
})
