import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export type Reponse = { status: number; headers: IncomingHttpHeaders; body: string }

export type Appel = {
  port: number
  path: string
  /** The address that the call comes from: any of 127.0.0.0/8 on Linux. */
  from?: string
  host?: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 60 })

/** One request, sent from the address that is asked for and with any header: `fetch` allows neither. */
export function appeler({
  port,
  path,
  from = '127.0.0.1',
  host = 'localhost',
  method = 'GET',
  headers = {},
  body,
}: Appel): Promise<Reponse> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method,
        localAddress: from,
        headers: { host, ...headers },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => {
          text += chunk
        })
        answer.once('error', reject)
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
        )
      },
    )
    sent.once('error', reject)
    sent.end(body)
  })
}

/** Signs in as a browser does, wherever the redirects lead on that port; gives the cookies. */
export async function seConnecter(
  to: Pick<Appel, 'port' | 'from' | 'host'>,
  userName: string,
  password = 'Horizon!2026',
): Promise<string> {
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const go = async (path: string, form?: Record<string, string>) => {
    const answer = await appeler({
      ...to,
      path,
      headers: {
        cookie: cookie(),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { method: 'POST', body: new URLSearchParams(form).toString() }),
    })
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return answer
  }
  const follow = async (first: Reponse) => {
    let answer = first
    let path = ''
    for (let hop = 0; answer.headers.location !== undefined && hop < 8; hop++) {
      const { pathname, search } = new URL(answer.headers.location, 'http://localhost')
      path = `${pathname}${search}`
      answer = await go(path)
    }
    return { answer, path }
  }
  const { answer: page, path } = await follow(await go('/api/identity/login'))
  const _xsrf = /name="_xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
  const { answer } = await follow(await go(path, { _xsrf, userName, password }))
  if (answer.status !== 200) throw new Error(`Sign-in of ${userName} ended with ${answer.status}`)
  return cookie()
}
