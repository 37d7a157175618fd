import type { Demande } from './demandeur.ts'
import type { Hasard } from './hasard.ts'
import { abime, hostile, juste, type Schema, type Schemas, textesHostiles } from './valeurs.ts'

type Operation = {
  parameters?: { in: string; name: string; schema?: Schema }[]
  requestBody?: { content?: Record<string, { schema?: Schema }> }
}

export type OpenApi = Schemas & { paths: Record<string, Record<string, Operation>> }

/** An address of the product, and what it expects. */
export type Route = { method: string; path: string; operation: Operation }

/** What ends sessions, or would: each counts the tries of an account. */
const spoilsTheRest = /\/(logout|security-code\/(send|refresh))$/

export const routesOf = ({ paths }: OpenApi): Route[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )

export const isHarmless = ({ path }: Pick<Route, 'path'>) => !spoilsTheRest.test(path)

const texte = (name: string, place = 'query') => ({
  in: place,
  name,
  schema: { type: 'string' },
})

/** What the document does not tell: pages, files, the identity provider, the mailbox, health. */
export const horsDocument = (asset: string): Route[] =>
  [
    ['GET', '/'],
    ['GET', '/service-worker.js'],
    ['GET', asset],
    ['GET', '/assets/{fichier}'],
    ['GET', '/charte/logos/{nom}', 'v'],
    ['GET', '/health/live'],
    ['GET', '/health/ready'],
    ['GET', '/dev/mailbox'],
    ['GET', '/dev/mailbox/messages', 'to'],
    ['GET', '/dev/mailbox/messages/{id}'],
    ['GET', '/connexion/{uid}'],
    ['POST', '/connexion/{uid}'],
    ['POST', '/connexion/{uid}/code'],
    ['POST', '/connexion/{uid}/cle'],
    ['POST', '/connexion/{uid}/cle/options'],
    ['GET', '/connexion/fin'],
    ['GET', '/oidc/auth', 'client_id', 'redirect_uri', 'scope', 'state', 'response_type'],
    ['GET', '/oidc/auth/{uid}'],
    ['POST', '/oidc/token'],
    ['GET', '/oidc/jwks'],
    ['GET', '/oidc/.well-known/openid-configuration'],
    ['GET', '/api/identity/callback', 'state', 'code', 'iss', 'error'],
    ['POST', '/api/identity/sso-token/verify'],
    ['GET', '/api/openapi.json'],
    ['GET', '/api/docs'],
    ['GET', '/api/docs/json'],
    ['GET', '/api/docs/static/{fichier}'],
    ['GET', '/nulle-part/{x}'],
    ['GET', '/api/nulle-part/{x}'],
  ].map(([method = '', path = '', ...query]) => ({
    method,
    path,
    operation: {
      parameters: [
        ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => texte(name, 'path')),
        ...query.map((name) => texte(name)),
      ],
      ...(method === 'POST' && {
        requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
      }),
    },
  }))

/** One request for this route: good when `isJuste`, else with something wrong somewhere. */
export function requeteDe(route: Route, hasard: Hasard, doc: OpenApi, isJuste: boolean): Demande {
  const { parameters = [], requestBody } = route.operation
  // What is wrong stands in one place at a time, or nothing further in would ever be reached.
  const faute = isJuste
    ? null
    : hasard.among(['parametre', 'parametre', 'corps', 'corps', 'entete', 'methode'] as const)
  const draw = ({ name, schema = {} }: { name: string; schema?: Schema }) => {
    const good = juste(schema, hasard, doc, name)
    return faute === 'parametre' && hasard.isOnce(2) ? abime(good, hasard) : good
  }
  let path = route.path
  const query: string[] = []
  for (const parameter of parameters)
    if (parameter.in === 'path')
      path = path.replace(`{${parameter.name}}`, () => encode(written(draw(parameter)), 700))
    else if (parameter.in === 'query' && (isJuste || hasard.next() < 0.7))
      query.push(...pairs(parameter.name, draw(parameter)))
  if (faute === 'parametre' && (parameters.length === 0 || hasard.isOnce(4)))
    query.push(...pairs(encode(hasard.among(textesHostiles), 300), hostile(hasard)))
  const address = query.length > 0 ? `${path}?${query.join('&').slice(0, 10_000)}` : path
  const contents = requestBody?.content
  return {
    method: faute === 'methode' ? hasard.among(methodes) : route.method,
    path: faute === 'parametre' && hasard.isOnce(8) ? address + hasard.among(suffixes) : address,
    ...withBody(contents, faute === 'corps', hasard, doc, {
      ...(hasard.next() < 0.8 && { 'x-numcontrat': '20450001' }),
      ...(hasard.isOnce(3) && { accept: 'text/html,*/*' }),
      ...(faute === 'entete' && hasard.among(entetesHostiles)),
    }),
  }
}

/** What has broken servers before, as it stands in an address. */
const redoutes = [
  '%00',
  'a%00b',
  '%ff',
  '%ED%A0%80',
  '',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '99999999999999999999',
  '-1',
  '1e400',
  '__proto__',
  '..%2f..%2f',
  "'%3B--",
  'a'.repeat(3_000),
  '2026-02-30_5',
  '0000-00-00_99999999999999999999',
]

/** Each parameter of a route and each leaf of what it reads, by turns, with each thing to be feared. */
export function requetesRedoutees(route: Route, hasard: Hasard, doc: OpenApi): Demande[] {
  const { parameters = [], requestBody } = route.operation
  const headers = { 'x-numcontrat': '20450001' }
  const drawn = parameters.map((parameter) => ({
    ...parameter,
    value: encode(written(juste(parameter.schema ?? {}, hasard, doc, parameter.name)), 700),
  }))
  const addressed = drawn.flatMap(({ name: tried }) =>
    redoutes.map((feared) => {
      let path = route.path
      const query: string[] = []
      for (const { in: place, name, value } of drawn) {
        const given = name === tried ? feared : value
        if (place === 'path') path = path.replace(`{${name}}`, () => given)
        else query.push(`${name}=${given}`)
      }
      return { method: route.method, path: `${path}?${query.join('&')}`, headers }
    }),
  )
  const schema = requestBody?.content?.['application/json']?.schema
  if (!schema) return addressed
  const good = juste(schema, hasard, doc)
  const sent = leavesOf(good).flatMap((leaf) =>
    ['a\u0000', '\ud800', '', 'é'.repeat(5_000), '0000-01-01', 1e300, null, [[]]].map((feared) => ({
      method: route.method,
      path: route.path,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(replaced(good, leaf, feared)),
    })),
  )
  return [...addressed, ...sent]
}

function leavesOf(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [at]
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...at, key]))
}

function replaced(value: unknown, [key, ...rest]: string[], by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value))
    return value.map((inner, i) => (String(i) === key ? replaced(inner, rest, by) : inner))
  const given = value as Record<string, unknown>
  return { ...given, [key]: replaced(given[key], rest, by) }
}

const methodes = ['HEAD', 'OPTIONS', 'TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'] as const

const suffixes = ['/', '//', '/..', '/%2e%2e/', '/%00', '/%ff', '%', ';x=1', '/.', '?', '#x', '%2f']

const long = 'a'.repeat(7_000)

const entetesHostiles: readonly Record<string, string>[] = [
  { 'x-numcontrat': long },
  { 'x-numcontrat': '\u00ff\u00e9' },
  { 'x-numcontrat': '__proto__' },
  { 'x-securitycode': long },
  { 'x-securitycode': '12345\u00ff' },
  { 'idempotency-key': 'a b' },
  { 'idempotency-key': long },
  { 'user-timezone-offset': 'NaN' },
  { 'user-timezone-offset': '99999999999999999999' },
  { range: 'bytes=99999999-' },
  { range: 'bytes=-0' },
  { range: 'bytes=0-0,1-1,5-2' },
  { range: 'octets' },
  { 'if-match': '"autre"' },
  { 'if-none-match': '*' },
  { 'if-none-match': 'W/,"' },
  { 'if-modified-since': 'hier' },
  { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
  { 'if-range': '\u00ff', range: 'bytes=0-1' },
  { 'accept-encoding': ';;q=x, br;q=0, \u00ff, gzip;q=2' },
  { 'accept-encoding': long },
  { 'accept-language': long },
  { accept: '*/*;q=\u00ff' },
  { host: long },
  { host: '..' },
  { host: '__proto__' },
  { host: '[::1' },
  { host: 'localhost:99999999' },
  { host: 'a b\u00e9' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'ftp', 'x-forwarded-for': long },
  { origin: 'null' },
  { origin: long },
  { referer: '\u00ff' },
  { expect: 'autre-chose' },
  { upgrade: 'websocket', connection: 'upgrade' },
  { cookie: `session=${long}` },
  { cookie: 'session=%00; XSRF-TOKEN=%ff; oidc_session=%00; oidc_session.sig=x' },
  { cookie: '__proto__=1; =;;; session=a; session=b' },
  { 'x-request-id': long },
  { 'content-type': '\u00ff/x' },
  { 'content-type': `${long}/x` },
  { authorization: `Bearer ${long}` },
]

const corpsBruts: readonly [type: string, body: string | Buffer][] = [
  ['application/json', '{'],
  ['application/json', ''],
  ['application/json', 'null'],
  ['application/json', '[]'],
  ['application/json', '"x"'],
  ['application/json', '1e999'],
  ['application/json', '{"__proto__":{"x":1}}'],
  ['application/json', '{"constructor":{"prototype":{"x":1}}}'],
  ['application/json', '{"data":{"__proto__":null}}'],
  ['application/json', `{"data":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  ['application/json', `{"data":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`],
  ['application/json', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
  ['application/json', `{"data":"${'a'.repeat(1_100_000)}"}`],
  ['application/json; charset=utf-16', '{}'],
  ['text/plain', 'x'],
  ['application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['application/x-www-form-urlencoded', '_xsrf=x&userName=%00&password=%ff'],
  ['application/x-www-form-urlencoded', `a=${'%C3'.repeat(2_000)}`],
  ['multipart/form-data', 'x'],
  ['multipart/form-data; boundary=x', 'x'],
  ['multipart/form-data; boundary=x', formOf('a\u0000.pdf', 'rib')],
  ['multipart/form-data; boundary=x', formOf('../../a.pdf', 'rib')],
  ['multipart/form-data; boundary=x', formOf(`${'é'.repeat(5_000)}.pdf`, 'rib')],
  ['multipart/form-data; boundary=x', formOf('a.pdf', 'r\u0000b')],
  ['multipart/form-data; boundary=x', formOf('a.pdf', 'a'.repeat(5_000))],
  ['multipart/form-data; boundary=x', formOf('a.pdf', '__proto__')],
  ['multipart/form-data; boundary=x', formOf('a.pdf', 'rib').slice(0, -20)],
  [`multipart/form-data; boundary=${'x'.repeat(500)}`, formOf('a.pdf', 'rib')],
]

function formOf(fileName: string, field: string): string {
  const part = `Content-Disposition: form-data; name="${field}"; filename="${fileName}"`
  return `--x\r\n${part}\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\r\n--x--\r\n`
}

function withBody(
  contents: Record<string, { schema?: Schema }> | undefined,
  isFaulty: boolean,
  hasard: Hasard,
  doc: OpenApi,
  headers: Record<string, string>,
): Pick<Demande, 'headers' | 'body'> {
  if (!contents) return { headers }
  const [[type, { schema = {} }] = ['', {}]] = Object.entries(contents)
  if (type !== 'application/json' || (isFaulty && hasard.isOnce(3))) {
    const [bruteType, body] = hasard.among(
      type === 'application/json' ? corpsBruts : corpsBruts.filter(([t]) => t.startsWith('multi')),
    )
    return { headers: { 'content-type': bruteType, ...headers }, body }
  }
  const good = juste(schema, hasard, doc)
  const body = JSON.stringify(isFaulty ? abime(good, hasard) : good)
  return { headers: { 'content-type': type, ...headers }, body }
}

const pairs = (name: string, value: unknown): string[] => {
  if (Array.isArray(value)) return value.slice(0, 20).flatMap((inner) => pairs(name, inner))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).map(([key, inner]) => `${name}[${key}]=${encode(written(inner))}`)
  return [`${name}=${encode(String(value))}`]
}

const written = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value)

/** Half of a surrogate pair has no encoding: its bytes go as they would be. */
function encode(text: string, longest = 4_000): string {
  const encoded = [...text.slice(0, longest)].map((c) =>
    c.isWellFormed() ? encodeURIComponent(c) : '%ED%A0%80',
  )
  return encoded.join('').slice(0, longest).replace(/%.?$/, '')
}

/** To be tried again by hand. */
export function asCurl(origin: string, { method, path, headers = {}, body }: Demande): string {
  const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
  const shown = Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`)
  const data = body === undefined ? [] : ['--data-binary', quote(body.toString().slice(0, 2_000))]
  return ['curl -i --path-as-is -X', method, ...shown, ...data, quote(`${origin}${path}`)].join(' ')
}
