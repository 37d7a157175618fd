import { messageErreur } from '@espace-adherent/contract/errors'

/** A request that did not succeed: status 0 when no answer came at all. */
export class HttpError extends Error {
  readonly status: number
  /** The server's error code, for the few callers that treat one apart. */
  readonly code: string | null
  /** A message for each faulty field. */
  readonly champs: Readonly<Record<string, string>>
  readonly body: unknown

  constructor(status: number, body?: unknown) {
    super(messageErreur(status, body))
    this.name = 'HttpError'
    const { code, champs } = (isObject(body) ? body : {}) as { code?: unknown; champs?: unknown }
    this.status = status
    this.code = typeof code === 'string' ? code : null
    this.champs = isObject(champs) ? (champs as Record<string, string>) : {}
    this.body = body
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
