import { HttpError } from '../../platform/http/error.ts'

/** The server looked at the link and refused it; anything else says nothing of the link. */
export const isLinkRefused = (error: unknown) =>
  error instanceof HttpError && error.status >= 400 && error.status < 500
