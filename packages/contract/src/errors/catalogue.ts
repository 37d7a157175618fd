/**
 * The one error table: every code that the server may answer, its status, and the French sentence
 * a person reads when nothing more precise can be said.
 */
export const catalogue = {
  BadRequest: { status: 400, message: 'Les informations fournies sont erronées' },
  Unauthorized: { status: 401, message: 'Accès non autorisé' },
  Forbidden: { status: 403, message: 'Vous n’avez pas accès à cette fonctionnalité' },
  AntiForgery: {
    status: 403,
    message: 'Votre page n’est plus à jour : rechargez-la, puis recommencez',
  },
  NotFound: { status: 404, message: 'La ressource demandée est introuvable' },
  MethodNotAllowed: { status: 405, message: 'Cette opération n’est pas possible ici' },
  Conflict: {
    status: 409,
    message: 'Ces informations ont été modifiées entre-temps : rechargez-les, puis recommencez',
  },
  PayloadTooLarge: { status: 413, message: 'Les informations envoyées sont trop volumineuses' },
  UnsupportedMediaType: { status: 415, message: 'Ce format n’est pas accepté' },
  AccountLocked: {
    status: 423,
    message:
      'Trop d’essais infructueux. Patientez quinze minutes, puis réessayez ou réinitialisez votre mot de passe',
  },
  TooManyRequests: {
    status: 429,
    message: 'Trop de demandes en peu de temps. Patientez un instant, puis réessayez',
  },
  Internal: {
    status: 500,
    message: "Une erreur s'est produite. Si le problème persiste, contactez votre support",
  },
  NotImplemented: { status: 501, message: "Cette fonctionnalité n'est pas implémentée" },
  ServiceUnavailable: { status: 503, message: 'Service momentanément indisponible' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof catalogue

/** What the server answers on every failure; `champs` ties a message to each faulty field. */
export type ErrorBody = {
  code: ErrorCode
  message: string
  champs?: Record<string, string>
}
