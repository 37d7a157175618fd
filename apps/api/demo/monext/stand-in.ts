import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { type Comportement, isComportement, page } from './page.ts'

/** A session as the stand-in keeps it, while it lives. */
type Session = {
  id: string
  reference: string
  montant: number
  retour: string
  notification: string
  code: string
  /** Each refund, in cents. */
  rendus: number[]
}

export type StandInOptions = {
  merchantId: string
  accessKey: string
  /** How late an answer is that comes late. */
  tardMs?: number
}

const ACCEPTE = '00000'
const EN_ATTENTE = '02000'

/** What the bank of the stand-in answers to some amounts, whatever is clicked. */
const parMontant: Readonly<Record<number, string>> = {
  33300: ACCEPTE,
  33305: '01100',
  33351: '01116',
}

const codes: Record<Comportement, string> = {
  accepter: ACCEPTE,
  'deux-fois': ACCEPTE,
  jamais: ACCEPTE,
  tard: EN_ATTENTE,
  refuser: '01100',
  provision: '01116',
  abandonner: '02304',
}

/**
 * Stands in for the payment provider in a demonstration: the same protocol, over HTTP, on a port of its
 * own, with a page on which whoever pays says how it ends. It takes no card.
 */
export async function startStandIn({ merchantId, accessKey, tardMs = 20_000 }: StandInOptions) {
  const sessions = new Map<string, Session>()
  const stop = new AbortController()
  const authorization = `Basic ${Buffer.from(`${merchantId}:${accessKey}`).toString('base64')}`
  let origin = ''

  const notify = async ({ id, notification }: Session) => {
    const url = new URL(notification)
    url.searchParams.set('token', id)
    // A portal that does not answer is told no more: it asks by itself.
    await fetch(url, { signal: AbortSignal.any([stop.signal, AbortSignal.timeout(5_000)]) }).catch(
      () => null,
    )
  }

  function pay(session: Session, comportement: Comportement): void {
    const isPaye = codes[comportement] === ACCEPTE || comportement === 'tard'
    const final = isPaye ? (parMontant[session.montant] ?? ACCEPTE) : codes[comportement]
    session.code = comportement === 'tard' ? EN_ATTENTE : final
    const tell = async () => {
      if (comportement === 'tard') {
        await wait(tardMs, undefined, { signal: stop.signal, ref: false })
        session.code = final
      }
      if (comportement === 'jamais') return
      await notify(session)
      if (comportement === 'deux-fois') await notify(session)
    }
    void tell().catch(() => null)
  }

  async function create(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { order, returnURL, notificationURL } = JSON.parse(await text(request))
    const id = randomBytes(16).toString('hex')
    sessions.set(id, {
      id,
      reference: order.reference,
      montant: order.amount,
      retour: returnURL,
      notification: notificationURL,
      code: EN_ATTENTE,
      rendus: [],
    })
    const answer = { sessionId: id, redirectURL: `${origin}/paiement/${id}` }
    json(response, 201, { ...answer, result: { title: 'ACCEPTED', code: ACCEPTE } })
  }

  /** Without an amount, all of it. */
  async function refund(request: IncomingMessage, { rendus, montant }: Session): Promise<void> {
    const body = await text(request)
    rendus.push(body === '' ? montant : JSON.parse(body).amount)
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request
    const [, lieu, , , dernier = ''] =
      /^\/(v1|paiement)\/(checkout\/(sessions)\/?)?(.*)$/.exec(url) ?? []
    const session = sessions.get(dernier.split('/')[0] ?? '')
    if (lieu === 'v1') {
      if (request.headers.authorization !== authorization) return json(response, 401, {})
      if (method === 'POST' && dernier === '') return create(request, response)
      if (!session) return json(response, 404, {})
      if (method === 'POST' && dernier.endsWith('/refund')) await refund(request, session)
      return json(response, 200, toAnswer(session))
    }
    if (!session) return html(response, 404, page(null))
    if (method !== 'POST') return html(response, 200, page(session))
    const comportement = new URLSearchParams(await text(request)).get('comportement') ?? ''
    if (!isComportement(comportement)) return html(response, 400, page(session))
    // Paid once: whoever goes back and clicks again only comes back.
    if (session.code === EN_ATTENTE) pay(session, comportement)
    const retour = new URL(session.retour)
    retour.searchParams.set('monext_session_id', session.id)
    response.writeHead(303, { location: retour.href }).end()
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => json(response, 400, {}))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  server.unref()
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    url: origin,
    close: async () => {
      stop.abort()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const toAnswer = ({ id, reference, montant, code, rendus }: Session) => ({
  sessionId: id,
  order: { reference, amount: montant, currency: 'EUR' },
  result: { code, title: code === ACCEPTE ? 'ACCEPTED' : 'OTHER' },
  transactions: rendus.map((amount) => ({ type: 'REFUND', code: ACCEPTE, amount })),
})

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function html(response: ServerResponse, status: number, body: string): void {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  }
  response.writeHead(status, headers).end(body)
}
