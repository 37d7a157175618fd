import { catalogue } from './catalogue.ts'

/** No answer at all: the network, not the server. */
export const STATUS_SANS_REPONSE = 0

const parStatut: Readonly<Record<number, string>> = {
  [STATUS_SANS_REPONSE]: 'Impossible de se connecter au serveur',
  400: catalogue.BadRequest.message,
  401: catalogue.Unauthorized.message,
  404: catalogue.NotFound.message,
  500: catalogue.Internal.message,
  501: catalogue.NotImplemented.message,
  503: catalogue.ServiceUnavailable.message,
}

/** The server's own message when it gives one, otherwise the default of that status. */
export function messageErreur(status: number, body?: unknown): string {
  const message = (body as { message?: unknown } | null | undefined)?.message
  if (typeof message === 'string' && message.trim() !== '') return message
  return parStatut[status] ?? `Erreur ${status}`
}
