import { STATUS_SANS_REPONSE } from '@espace-adherent/contract/errors/messages.ts'
import { isUploadReussi } from '@espace-adherent/domain/fichiers'
import { readText } from './client.ts'
import { HttpError } from './error.ts'
import { type RequestContext, requestHeaders } from './headers.ts'

export type UploadOptions = {
  /** From 0 to 100, of the bytes that left. */
  onProgress?: ((percent: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/**
 * A multipart form, sent by `XMLHttpRequest`, because `fetch` does not report progress. Otherwise
 * it is like all requests: same headers, same `HttpError`.
 */
export function sendForm(
  context: RequestContext,
  createRequest: () => XMLHttpRequest,
  url: string,
  form: FormData,
  { onProgress, signal }: UploadOptions = {},
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const request = createRequest()
    const abort = () => request.abort()
    request.open('POST', url)
    for (const [name, value] of Object.entries(requestHeaders('POST', url, context)))
      request.setRequestHeader(name, value)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.((loaded / total) * 100)
    }
    request.onload = () => {
      const body = readText(request.responseText)
      if (isUploadReussi(request.status)) resolve(body)
      else reject(new HttpError(request.status, body))
    }
    request.onerror = () => reject(new HttpError(STATUS_SANS_REPONSE))
    request.ontimeout = request.onerror
    // A cancelled request is nobody's failure.
    request.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'))
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    signal?.addEventListener('abort', abort)
    request.send(form)
  })
}

/** The keys of what staff wrote, until an answer comes: the same words, sent again, are the same write. */
const keys = new Map<string, string>()

/** Sends a write of staff under a key of its own. */
export async function sendNamed<T>(
  name: string,
  send: (idempotencyKey: string) => Promise<T>,
): Promise<T> {
  const key = keys.get(name) ?? drawKey()
  keys.set(name, key)
  const answer = await send(key).catch((error: HttpError) => {
    // Whether a server that broke down has done it, nobody knows.
    if (error.status > 0 && error.status < 500) keys.delete(name)
    throw error
  })
  keys.delete(name)
  return answer
}

/** Names one submission, so that nobody can guess it. `randomUUID` is missing where the page came over plain http. */
export const drawKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
