/** What a build gives the worker: the page's script, and the files that show what is kept. */
export type Build = { script: string; files: readonly string[] }

export type Surroundings = {
  caches: CacheStorage
  fetch: (input: string | Request, init?: RequestInit) => Promise<Response>
  /** How long the page is waited for, in milliseconds: a bad network often does not even fail. */
  patience: number
}

const PAGE = '/'
/** Files whose address changes with their content. */
const LOGOS = '/charte/logos/'
const FILES = '/assets/'

/** Headers that mean nothing without the network, or are no longer true of a copy. */
const headersOfAnAnswer = ['content-encoding', 'content-length', 'x-request-id']

/**
 * Keeps the page and what it needs to open without the network, and nothing of anybody. A set
 * belongs to one build: the page names its script, and an older set stays until the new one is
 * whole.
 */
export function createOffline({ script, files }: Build, { caches, fetch, patience }: Surroundings) {
  const name = `hors-ligne ${script}`
  const inTurn = createQueue()

  async function keepAll(): Promise<void> {
    if (await isWhole()) return
    const response = await askPage()
    const page = await readPage(response)
    if (!page) throw new Error('The page is of another build')
    const cache = await caches.open(name)
    await keepMissing(cache, [...files, ...logosIn(page)])
    // Last: a kept page has all that it asks for.
    await cache.put(PAGE, copyOf(response, page))
    for (const other of await caches.keys()) if (other !== name) await caches.delete(other)
  }

  /** Asked without cookies: everybody's page, which asks for nothing of the member area. */
  const askPage = () => fetch(PAGE, { credentials: 'omit', cache: 'no-store' })

  /** Without opening it, which would make it. */
  const isWhole = async () => (await caches.match(PAGE, { cacheName: name })) !== undefined

  /** The client's charter and settings are in the page, and change without a build. */
  async function renew(): Promise<void> {
    if (!(await isWhole())) return
    const response = await askPage()
    const page = await readPage(response)
    if (!page) return
    const cache = await caches.open(name)
    // Erased meanwhile: a visit must not bring it back, not even empty.
    if (!(await cache.match(PAGE))) return void (await caches.delete(name))
    await keepMissing(cache, logosIn(page))
    await cache.put(PAGE, copyOf(response, page))
  }

  /** The text of a page of this build; null for any other answer. */
  async function readPage(response: Response): Promise<string | null> {
    const text = response.ok ? await response.text() : ''
    return text.includes(`"${script}"`) ? text : null
  }

  async function keepMissing(cache: Cache, addresses: readonly string[]): Promise<void> {
    for (const address of new Set(addresses)) {
      if (await cache.match(address)) continue
      const response = await fetch(address)
      if (!response.ok) throw new Error('A file of the page is missing')
      await cache.put(address, response)
    }
  }

  /** The network's answer, whatever it says; the kept page only when none comes in time. */
  function answerPage(request: Request, wait: (work: Promise<unknown>) => void) {
    const answer = fetch(request).then((response) => {
      wait(inTurn(renew).catch(() => {}))
      return response
    })
    const late = pause(patience).then(() => keptPage(answer))
    return Promise.race([answer.catch(() => keptPage(answer)), late])
  }

  const keptPage = async (otherwise: Promise<Response>) =>
    (await caches.match(PAGE, { ignoreVary: true })) ?? otherwise

  return {
    keep: () => inTurn(keepAll),
    /**
     * The asking page may be gone before the work of another page is done: nothing of that may
     * stay.
     */
    forget: () =>
      inTurn(async () => {
        for (const each of await caches.keys()) await caches.delete(each)
      }),
    /** The answer to a request of the portal; null: not the worker's business. */
    answer(request: Request, wait: (work: Promise<unknown>) => void): Promise<Response> | null {
      const { pathname } = new URL(request.url)
      if (request.method !== 'GET') return null
      if (request.mode === 'navigate') return pathname === PAGE ? answerPage(request, wait) : null
      if (!pathname.startsWith(FILES) && !pathname.startsWith(LOGOS)) return null
      return caches.match(request.url, { ignoreVary: true }).then((file) => file ?? fetch(request))
    },
  }
}

/** One thing after the other, in the order in which they were asked for. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return (work: () => Promise<void>): Promise<void> => {
    const mine = last.then(work, work)
    last = mine
    return mine
  }
}

const logosIn = (page: string) =>
  [...page.matchAll(/"(\/charte\/logos\/[^"]+\?v=[^"]+)"/g)].map((match) => match[1] ?? '')

const copyOf = ({ headers }: Response, page: string) => {
  const kept = new Headers(headers)
  for (const header of headersOfAnAnswer) kept.delete(header)
  return new Response(page, { headers: kept })
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
