/** No answer at all: the network, not the server. */
export const STATUS_SANS_REPONSE = 0

/**
 * Sentences for a status alone. They stand apart from the catalogue, which takes them from here:
 * the first page needs these few, and the server sends the others with its answers.
 */
export const parStatut = {
  [STATUS_SANS_REPONSE]: 'Impossible de se connecter au serveur',
  400: 'Les informations fournies sont erronées',
  401: 'Accès non autorisé',
  404: 'La ressource demandée est introuvable',
  500: 'Une erreur s’est produite. Si le problème persiste, contactez votre support',
  501: 'Cette fonctionnalité n’est pas implémentée',
  503: 'Service momentanément indisponible',
} as const

/** The server's own message when it gives one, otherwise the default of that status. */
export function messageErreur(status: number, body?: unknown): string {
  const message = (body as { message?: unknown } | null | undefined)?.message
  if (typeof message === 'string' && message.trim() !== '') return message
  return (parStatut as Readonly<Record<number, string>>)[status] ?? `Erreur ${status}`
}
