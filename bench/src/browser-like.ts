import { setTimeout } from 'node:timers/promises'

/** A client that keeps cookies and follows redirects, as a browser without a screen would. */
export function createVisitor(origin: string) {
  const cookies = new Map<string, { value: string; path: string }>()

  async function go(path: string, init: RequestInit = {}): Promise<Response> {
    let url = new URL(path, origin)
    let request = init
    for (let hops = 0; hops < 15; hops++) {
      const response = await fetch(url, {
        ...request,
        redirect: 'manual',
        headers: {
          ...(request.headers as Record<string, string>),
          cookie: cookieHeader(url.pathname),
        },
      })
      keep(response)
      const location = response.headers.get('location')
      if (!location) return response
      await response.arrayBuffer()
      url = new URL(location, url)
      if (url.origin !== origin || url.hash) return response
      request = {}
    }
    throw new Error(`Too many redirects from ${path}`)
  }

  /** Like a browser: what was given for one path is not sent to another. */
  const cookieHeader = (pathname: string) =>
    [...cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      const isGone = /expires=Thu, 01 Jan 1970|max-age=0/i.test(line)
      if (isGone) cookies.delete(pair.slice(0, at))
      const path = /;\s*path=([^;]+)/i.exec(line)?.[1] ?? '/'
      if (!isGone) cookies.set(pair.slice(0, at), { value: pair.slice(at + 1), path })
    }
  }
  return { go, cookieHeader }
}

/** The mobiles of the demonstration's staff: a mailbox is no second factor. */
const MOBILES: Readonly<Record<string, string>> = {
  'admin@example.org': '+33639980201',
  'gestionnaire@example.org': '+33639980202',
}

/** A message leaves in its own time: a database that has just been filled is slow to let it. */
async function codeReceived({ go }: ReturnType<typeof createVisitor>, userName: string) {
  for (let tries = 0; tries < 60; tries++) {
    const mails = await go(
      `/dev/mailbox/messages?to=${encodeURIComponent(MOBILES[userName] ?? userName)}`,
    )
    const [mail] = (await mails.json()) as { text: string }[]
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
    if (code) return code
    await setTimeout(500)
  }
  throw new Error(`No code came to ${userName}`)
}

/** The whole exchange: login endpoint, provider, login page, callback, session. */
export async function logIn(origin: string, userName: string, password: string) {
  const visitor = createVisitor(origin)
  const page = await visitor.go('/api/identity/login')
  const xsrf = /name="_xsrf" value="([^"]+)"/.exec(await page.text())?.[1]
  if (!xsrf) throw new Error(`No login form (status ${page.status})`)
  const body = new URLSearchParams({ _xsrf: xsrf, userName, password })
  const next = await visitor.go(page.url, { method: 'POST', body })
  const text = next.bodyUsed ? '' : await next.text()
  // Staff answer a code besides, which the demonstration shows with its mails.
  if (text.includes('name="code"')) {
    const code = await codeReceived(visitor, userName)
    const { pathname } = new URL(next.url)
    await visitor.go(`${pathname}/code`, {
      method: 'POST',
      body: new URLSearchParams({ _xsrf: xsrf, code }),
    })
  }
  const user = await visitor.go('/api/identity/user')
  if (!user.ok) throw new Error(`Login failed (status ${user.status})`)
  return visitor
}
