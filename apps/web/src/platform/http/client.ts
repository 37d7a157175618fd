import { STATUS_SANS_REPONSE } from '@espace-adherent/contract/errors/messages.ts'
import { HEADER_IDEMPOTENCY_KEY } from '@espace-adherent/contract/headers'
import { HttpError } from './error.ts'
import { type RequestContext, requestHeaders } from './headers.ts'
import type { UploadOptions } from './sending.ts'

export type Params = Readonly<Record<string, string | number | boolean | null | undefined>>

export type Http = {
  get: (url: string, params?: Params, signal?: AbortSignal) => Promise<unknown>
  /** The same request to the same place is sent once while it is under way. */
  post: (url: string, body?: unknown, options?: PostOptions) => Promise<unknown>
  /** A document: its bytes and the name the server gives it. */
  getBlob: (url: string, params?: Params) => Promise<Download>
  /** Files, with the progress of their sending. */
  upload: (url: string, form: FormData, options?: UploadOptions) => Promise<unknown>
}

export type PostOptions = {
  /** Names the submission: sent again under this name, it counts once. */
  idempotencyKey?: string
  /** The last one counts, whatever was sent before: it needs no name. */
  isDerniere?: true
  /** It may leave as the page does. */
  keepalive?: true
}

export type Download = { blob: Blob; contentDisposition: string | null }

/** Code that does not come is a server that does not answer. */
const later = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => {
    throw new HttpError(STATUS_SANS_REPONSE)
  })

/**
 * The only way out of the browser app. It throws an `HttpError` and shows nothing: one other place
 * decides what a failure means to the person.
 */
export function createHttp(
  context: RequestContext,
  send: typeof fetch = fetch,
  createRequest = () => new XMLHttpRequest(),
): Http {
  async function request(
    method: 'GET' | 'POST',
    url: string,
    { idempotencyKey, isDerniere: _, ...init }: RequestInit & PostOptions = {},
  ) {
    const headers = requestHeaders(method, url, context)
    if (idempotencyKey) headers[HEADER_IDEMPOTENCY_KEY] = idempotencyKey
    if (init.body !== undefined) headers['content-type'] = 'application/json'
    let response: Response
    try {
      response = await send(url, { ...init, method, headers, credentials: 'same-origin' })
    } catch (error) {
      // A cancelled request is nobody's failure.
      if (init.signal?.aborted) throw error
      throw new HttpError(STATUS_SANS_REPONSE)
    }
    if (!response.ok) throw new HttpError(response.status, await readBody(response))
    return response
  }

  /** What was posted and has no answer yet, by its content. */
  const posted = new Map<string, Promise<unknown>>()
  async function post(url: string, body?: unknown, options?: PostOptions) {
    const init = { ...options, ...(body !== undefined && { body: JSON.stringify(body) }) }
    // A second click, faster than the button could show that it is busy, shares the first answer.
    const name = JSON.stringify([url, init])
    const known = posted.get(name)
    if (known) return known
    const send = (key?: string) =>
      request('POST', url, { ...init, ...(key && { idempotencyKey: key }) })
    // Only staff name what they write, so this code comes later.
    const sent =
      url.startsWith('/api/admin/') && !options?.isDerniere
        ? later(() => import('./sending.ts')).then(({ sendNamed }) => sendNamed(name, send))
        : send()
    const answer = sent.then(readBody)
    posted.set(name, answer)
    return answer.finally(() => posted.delete(name))
  }

  return {
    get: async (url, params, signal) => {
      // The page is about to go: without a session its requests would be refused.
      if (context.isLeaving?.()) return new Promise<never>(() => {})
      return readBody(await request('GET', withParams(url, params), signal ? { signal } : {}))
    },
    post,
    getBlob: async (url, params) => readDownload(await request('GET', withParams(url, params))),
    async upload(url, form, options) {
      // Visitors send no file, so this code comes later. Without the network it cannot come.
      const { sendForm } = await later(() => import('./sending.ts'))
      return sendForm(context, createRequest, url, form, options)
    },
  }
}

export function withParams(url: string, params: Params = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if (value !== null && value !== undefined) search.set(name, String(value))
  }
  return search.size === 0 ? url : `${url}?${search}`
}

const readBody = async (response: Response) => readText(await response.text().catch(() => ''))

const readDownload = async (response: Response): Promise<Download> => ({
  blob: await response.blob(),
  contentDisposition: response.headers.get('content-disposition'),
})

/** An empty body is no body; one that is no JSON is its text. */
export function readText(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
