import type { FastifyInstance } from 'fastify'

export type Answer = { status: number; url: URL; location: URL | null; body: string }

type Sent = { headers: Record<string, string>; payload: string; remoteAddress?: string }

type Cookie = { name: string; value: string; host: string; path: string; attributes: string }

/**
 * A visitor's browser, as far as signing in needs one: cookies by host and path, redirects
 * followed one by one. The portal is called by injection, any other port over the network.
 */
export function createBrowser(app: FastifyInstance, portalPort = '8080') {
  let jar: Cookie[] = []

  const cookiesFor = (url: URL) =>
    jar.filter((c) => c.host === url.hostname && isUnder(url.pathname, c.path))

  function keep(url: URL, lines: string[]): void {
    for (const line of lines) {
      const cookie = readCookie(url, line)
      jar = jar.filter(
        (c) => !(c.name === cookie.name && c.host === cookie.host && c.path === cookie.path),
      )
      if (cookie.value !== '') jar.push(cookie)
    }
  }

  async function call(url: URL, sent?: Sent): Promise<Answer> {
    const cookie = cookiesFor(url)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
    const headers: Record<string, string> = {
      accept: 'text/html',
      ...(cookie && { cookie }),
      ...sent?.headers,
    }
    const payload = sent?.payload
    const answer =
      url.port === portalPort
        ? await inject(app, url, headers, payload, sent?.remoteAddress)
        : await fetchOnce(url, headers, payload)
    keep(url, answer.setCookie)
    const location = answer.location === undefined ? null : new URL(answer.location, url)
    return { status: answer.status, url, location, body: answer.body }
  }

  return {
    get: (address: string | URL) => call(new URL(address)),
    post: (address: string | URL, form: Record<string, string>, remoteAddress = '127.0.0.1') =>
      call(new URL(address), {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
        remoteAddress,
      }),
    /** As a script of the page does; `headers` may take the place of the anti-forgery token. */
    postJson(address: string | URL, body?: object, headers?: Record<string, string>) {
      const url = new URL(address)
      const token = cookiesFor(url).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
      return call(url, {
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(headers ?? { 'x-xsrf-token': token }),
        },
        payload: body ? JSON.stringify(body) : '',
      })
    },
    /** Follows redirects until a page answers, or until `stop` is about to be opened. */
    async follow(address: string | URL, stop?: (url: URL) => boolean): Promise<Answer> {
      let answer = await call(new URL(address))
      for (let hop = 0; answer.location && hop < 12; hop++) {
        if (stop?.(answer.location)) return answer
        answer = await call(answer.location)
      }
      return answer
    },
    cookie: (name: string, host = 'localhost') =>
      jar.find((c) => c.name === name && c.host === host),
    setCookie(name: string, value: string, host = 'localhost', path = '/') {
      keep(new URL(`http://${host}/`), [`${name}=${value}; path=${path}`])
    },
    cookies: () => jar,
  }
}

export type Browser = ReturnType<typeof createBrowser>

const isUnder = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`)

function readCookie(url: URL, line: string): Cookie {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
  const [name = '', ...value] = pair.split('=')
  const attribute = (wanted: string) =>
    attributes.find((a) => a.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1)
  const isOver =
    attribute('max-age') === '0' || new Date(attribute('expires') ?? Number.NaN) < new Date()
  return {
    name,
    value: isOver ? '' : value.join('='),
    host: url.hostname,
    path: attribute('path') ?? '/',
    attributes: attributes.join('; '),
  }
}

async function inject(
  app: FastifyInstance,
  url: URL,
  headers: Record<string, string>,
  payload?: string,
  remoteAddress = '127.0.0.1',
) {
  const answer = await app.inject({
    remoteAddress,
    method: payload === undefined ? 'GET' : 'POST',
    url: `${url.pathname}${url.search}`,
    headers: { ...headers, host: url.host },
    ...(payload !== undefined && { payload }),
  })
  return {
    status: answer.statusCode,
    location: answer.headers.location as string | undefined,
    setCookie: [answer.headers['set-cookie'] ?? []].flat(),
    body: answer.body,
  }
}

async function fetchOnce(url: URL, headers: Record<string, string>, body?: string) {
  const method = body === undefined ? 'GET' : 'POST'
  const answer = await fetch(url, { method, headers, redirect: 'manual', body: body ?? null })
  return {
    status: answer.status,
    location: answer.headers.get('location') ?? undefined,
    setCookie: answer.headers.getSetCookie(),
    body: await answer.text(),
  }
}
