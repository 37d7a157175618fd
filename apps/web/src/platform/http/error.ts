import { messageErreur } from '@espace-adherent/contract/errors/messages.ts'
import type { Versions } from '@espace-adherent/contract/resources'

/** A failed request: status 0 when no answer came. */
export class HttpError extends Error {
  readonly status: number
  /** The server's error code, for the few callers that treat one apart. */
  readonly code: string | null
  /** A message for each faulty field. */
  readonly champs: Readonly<Record<string, string>>
  /** For a write from an old revision: what was sent, and what stands. */
  readonly versions: Versions | null
  readonly body: unknown

  constructor(status: number, body?: unknown) {
    super(messageErreur(status, body))
    this.name = 'HttpError'
    const { code, champs, versions } = (isObject(body) ? body : {}) as Record<string, unknown>
    this.status = status
    this.code = typeof code === 'string' ? code : null
    this.champs = isObject(champs) ? (champs as Record<string, string>) : {}
    this.versions = isVersions(versions) ? versions : null
    this.body = body
  }
}

const isVersions = (value: unknown): value is Versions =>
  isObject(value) && 'votre' in value && 'actuelle' in value

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The server looked at the link and refused it; anything else says nothing of the link. */
export const isLinkRefused = (error: unknown) =>
  error instanceof HttpError && error.status >= 400 && error.status < 500
