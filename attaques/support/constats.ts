import type { Demande, Reponse } from './demandeur.ts'

/** Of every answer, success or refusal; written apart from what the server sends. */
const enTetes: readonly [name: string, value: RegExp][] = [
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^(DENY|SAMEORIGIN)$/],
  ['referrer-policy', /^same-origin$/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['cross-origin-resource-policy', /^same-origin$/],
  ['permissions-policy', /camera=\(\)/],
  ['content-security-policy', /default-src 'none'/],
  ['x-request-id', /^[\w-]{8,64}$/],
]

/** What a library says, or a runtime, when nobody has thought of the case. */
const trahisons =
  /\bFST_|\b[A-Z]\w*Error\b|\bat [^\n]+\.[cm]?[jt]s:\d|node_modules|Unexpected (token|end)|is not (a|an|valid|defined)|must (be|have|match)|\b(Invalid|Expected|Received|Cannot|required|should|Bad Request|Not Found|Internal Server|undefined|Failed query|violates|relation ")\b/

const francais =
  /[àâçéèêëîïôûùœ’]|\b(le|la|les|un|une|des|de|du|est|pas|votre|vos|cette?|ici|pour)\b/i

/** Pages among the addresses of the API: a browser is sent there. */
const isPage = (path: string) => /^\/api\/identity\/(login|callback)\b|^\/api\/docs\b/.test(path)

/** The protocol of identity providers has its own errors, for programs, in English. */
const isProtocole = (path: string) => path.startsWith('/oidc/')

/** The name of a field that was sent: a refusal names those that nobody knows. */
const isChamp = ({ body }: Demande, word: string) => String(body ?? '').includes(`"${word}":`)

/**
 * What is wrong with an answer, whatever was asked; nothing when all is well. `isMembre`: the route
 * is for people who are signed in.
 */
export function constater(demande: Demande, reponse: Reponse, isMembre: boolean): string[] {
  const { status, headers, body } = reponse
  const fautes: string[] = []
  const check = (isGood: boolean, faute: string) => {
    if (!isGood) fautes.push(faute)
  }
  check(status < 500, `status ${status}`)
  for (const [name, value] of enTetes)
    check(value.test(String(headers[name])), `${name}: ${headers[name]}`)
  const cache = String(headers['cache-control'])
  // Pictures of the partners, the same for all members, are kept by their browsers.
  const isKept = demande.path.startsWith('/api/reseaux-soins/images/') && status === 200
  if (isMembre || status >= 400) check(/no-store/.test(cache) || isKept, `cache-control: ${cache}`)
  if (demande.method !== 'HEAD' && status !== 204 && status !== 304 && !headers.location)
    fautes.push(...constaterContenu(demande, reponse))
  if (status >= 400) {
    const text = body.toString()
    const [found] = trahisons.exec(text) ?? []
    const isOurs = found !== undefined && !isProtocole(demande.path) && !isChamp(demande, found)
    check(!isOurs, `says « ${found} »`)
  }
  return fautes
}

const debuts: readonly [type: RegExp, isGood: (body: Buffer) => boolean][] = [
  [/^application\/(json|jwk-set\+json)\b/, (body) => readJson(body) !== undefined],
  [/^text\/html; charset=utf-8$/, (body) => /<!doctype html>/i.test(body.toString())],
  [/^application\/pdf$/, (body) => body.subarray(0, 5).toString() === '%PDF-'],
  [/^application\/vnd\.openxml/, (body) => body.subarray(0, 2).toString() === 'PK'],
  [/^text\/csv; charset=utf-8$/, (body) => body.subarray(0, 3).toString('hex') === 'efbbbf'],
  [
    /^text\/(javascript|css|event-stream)\b|^application\/javascript\b|^image\/|^font\//,
    () => true,
  ],
  [/^application\/x-yaml\b/, () => true],
]

function constaterContenu({ path }: Demande, { status, headers, body }: Reponse): string[] {
  const type = String(headers['content-type'])
  if (headers['content-encoding'] !== undefined) return []
  const [, isGood] = debuts.find(([known]) => known.test(type)) ?? []
  if (!isGood) return [`content-type: ${type}`]
  if (!isGood(body)) return [`no ${type}: ${body.toString().slice(0, 80)}`]
  if (status < 400 || isProtocole(path)) return []
  if (type.startsWith('text/html'))
    return /<html lang="fr">/.test(body.toString()) ? [] : ['page without a language']
  if (path.startsWith('/api/') && isPage(path) && !type.startsWith('application/json')) return []
  return constaterRefus(readJson(body))
}

function constaterRefus(refus: unknown): string[] {
  const { code, message, champs = {} } = (refus ?? {}) as Record<string, unknown>
  if (typeof code !== 'string' || typeof message !== 'string')
    return [`no {code, message}: ${JSON.stringify(refus).slice(0, 80)}`]
  const sentences = [message, ...Object.values(champs as object)]
  return sentences
    .filter((sentence) => typeof sentence !== 'string' || !francais.test(sentence))
    .map((sentence) => `not French: ${sentence}`)
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
