import { Agent, type IncomingMessage, request } from 'node:http'

export type Demande = {
  method: string
  /** As it goes on the wire: nothing tidies it up. */
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
}

export type Reponse = { status: number; headers: IncomingMessage['headers']; body: Buffer }

export type Visiteur = {
  nom: string
  send(demande: Demande): Promise<Reponse>
  cookies(): string
}

/** A form of the product: what it must bring back, and where it goes. */
const xsrfOf = (page: string) => /name="_xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''

/** An answer that takes longer is none, even on a machine that does much else. */
const PATIENCE_MS = 60_000

/** Somebody with a cookie jar, whose requests leave exactly as they are written. */
export function createVisiteur(origin: string, nom: string): Visiteur {
  const { host, hostname: named, port } = new URL(origin)
  // Whatever is under localhost is this machine, as browsers have it; not every system knows.
  const hostname = named.endsWith('.localhost') ? 'localhost' : named
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const jar = new Map<string, string>()
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

  const send = ({ method, path, headers = {}, body }: Demande): Promise<Reponse> =>
    new Promise((resolve, reject) => {
      const sent = request({
        agent,
        hostname,
        port,
        method,
        path,
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: {
          host,
          cookie: cookies(),
          'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '',
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
      })
      sent.once('error', reject)
      sent.once('response', (answer) => {
        keep(jar, answer)
        const parts: Buffer[] = []
        const done = () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts),
          })
        answer.on('data', (part: Buffer) => {
          parts.push(part)
          // A stream of events never ends by itself: its beginning is its answer.
          if (!answer.headers['content-type']?.startsWith('text/event-stream')) return
          done()
          sent.destroy()
        })
        answer.once('end', done)
        answer.once('error', reject)
      })
      sent.end(body)
    })
  return { nom, send, cookies }
}

function keep(jar: Map<string, string>, { headers }: IncomingMessage): void {
  for (const line of headers['set-cookie'] ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '') jar.delete(name)
    else jar.set(name, value)
  }
}

/** Signs in for real, by the forms that a person fills in; a code that is asked for is read in the mailbox. */
export async function signIn(
  origin: string,
  userName: string,
  password = 'Horizon!2026',
): Promise<Visiteur> {
  const visiteur = createVisiteur(origin, userName)
  const follow = async (demande: Demande) => {
    let at = demande.path
    let reponse = await visiteur.send(demande)
    for (let hop = 0; hop < 12 && reponse.headers.location; hop++) {
      const { pathname, search } = new URL(reponse.headers.location, new URL(at, origin))
      at = `${pathname}${search}`
      reponse = await visiteur.send({ method: 'GET', path: at })
    }
    return { at, page: reponse.body.toString() }
  }
  const post = (path: string, fields: Record<string, string>) =>
    follow({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })
  const form = await follow({ method: 'GET', path: '/api/identity/login' })
  const sent = await post(form.at, { _xsrf: xsrfOf(form.page), userName, password })
  if (/name="code"/.test(sent.page)) {
    const action = /<form[^>]* action="([^"]+)"/.exec(sent.page)?.[1] ?? `${sent.at}/code`
    const code = await readCode(visiteur, userName)
    await post(action, { _xsrf: xsrfOf(sent.page), code })
  }
  const { status } = await visiteur.send({ method: 'GET', path: '/api/identity/user' })
  if (status !== 200) throw new Error(`${userName} could not sign in (${status}): ${sent.page}`)
  return visiteur
}

/** By mail, or to a telephone whose number only the mailbox knows. */
async function readCode(visiteur: Visiteur, to: string): Promise<string> {
  for (const query of [`?to=${encodeURIComponent(to)}`, '']) {
    const { body } = await visiteur.send({ method: 'GET', path: `/dev/mailbox/messages${query}` })
    for (const { text } of JSON.parse(body.toString()) as { text: string }[]) {
      const [code] = /\b\d{6}\b/.exec(text) ?? []
      if (code) return code
    }
  }
  throw new Error(`No code was sent to ${to}`)
}
