import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export type Seen = {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: unknown
}

type Fault = (request: Seen, response: ServerResponse) => boolean

/** A server that speaks Inbenta's protocol: authorisation, then the Knowledge API, on one port. */
export async function startKnowledgeServer() {
  const seen: Seen[] = []
  const state = {
    /** Tokens that are good at present. */
    tokens: new Set<string>(),
    expiresIn: 1200,
    /** May answer in place of the server; true when it did. */
    fault: (() => false) as Fault,
  }
  let issued = 0
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const asked: Seen = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    }
    seen.push(asked)
    if (state.fault(asked, response)) return
    const { status, body } = answer(asked)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(body === undefined ? '' : JSON.stringify(body))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`

  function answer({ method, path, headers, body }: Seen): { status: number; body?: unknown } {
    if (headers['x-inbenta-key'] !== 'la-cle') return { status: 401, body: error('Invalid key') }
    if (`${method} ${path}` === 'POST /v1/auth') {
      if ((body as { secret?: string }).secret !== 'le-secret')
        return { status: 401, body: error('Invalid secret') }
      const accessToken = `jeton-${++issued}`
      state.tokens.add(accessToken)
      return {
        status: 200,
        body: {
          message: 'The accessToken you requested',
          accessToken,
          expiration: Math.floor(Date.now() / 1000) + state.expiresIn,
          expires_in: state.expiresIn,
          apis: { knowledge: `${url}/km`, chatbot: `${url}/chatbot` },
        },
      }
    }
    const token = headers.authorization?.replace('Bearer ', '') ?? ''
    if (!state.tokens.has(token)) return { status: 401, body: error('Access token expired') }
    return knowledge(`${method} ${path}`, body)
  }

  return {
    url,
    seen,
    state,
    /** What was asked of it, in order, as « POST /v1/auth ». */
    asked: () => seen.map(({ method, path }) => `${method} ${path}`),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const error = (message: string) => ({ error: { code: 1, message } })

const content = (id: number, title: string, more: object = {}) => ({
  id,
  title,
  categories: [],
  hasRelated: false,
  hasDecisionTree: false,
  slug: `contenu-${id}`,
  creationDate: '20260101120000',
  tracking: { clickCode: `clic-${id}`, rateCode: `note-${id}`, externalCode: `ext-${id}` },
  attributes: { ANSWER_TEXT: `<p>Réponse ${id}</p>` },
  ...more,
})

const contents = [
  content(1, 'Mot de passe oublié', { categories: [10], hasRelated: true }),
  content(2, 'Délai de remboursement', {
    categories: [20],
    attributes: { ANSWER_TEXT: '<p onclick="x()">Cinq jours<script>alert(1)</script></p>' },
  }),
  content(3, 'Sans catégorie connue', { categories: [99], attributes: { answer: 'Texte' } }),
  content(4, 'Dans deux catégories', { categories: [10, 20], attributes: { ANSWER_TEXT: 12 } }),
]

function knowledge(route: string, body: unknown): { status: number; body?: unknown } {
  const found = (results: unknown[], more: object = {}) => ({
    status: 200,
    body: { results, ...more },
  })
  switch (route) {
    case 'GET /km/v1/categories?maxDepth=-1':
      return found([
        { id: 20, name: 'Remboursements' },
        { id: 10, name: 'Connexion' },
        { id: 30, name: 'Vide' },
      ])
    case 'GET /km/v1/contents?length=100&offset=0':
      return found(contents.slice(0, 2), { hasMore: true })
    case 'GET /km/v1/contents?length=100&offset=100':
      return found(contents.slice(2), { hasMore: false })
    case 'GET /km/v1/contents/popular?length=5':
      return found([contents[1], contents[0]])
    case 'GET /km/v1/contents/1/related':
      return found([contents[1]])
    case 'POST /km/v1/search':
      return found((body as { query: string }).query === 'passe' ? [contents[0]] : [])
    case 'POST /km/v1/tracking/events': {
      const { code } = (body as { data: { code: string } }).data
      return /^(clic|note)-\d$/.test(code)
        ? { status: 204 }
        : { status: 400, body: error('Invalid code') }
    }
    default:
      return { status: 404, body: error('Not found') }
  }
}
