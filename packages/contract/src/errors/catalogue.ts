import type { Versions } from '../resources/revision.ts'
import { parStatut } from './messages.ts'

/** A longer print would take the server seconds and its reader a ream; exports have no limit. */
export const LIGNES_IMPRIMEES_MAX = 5_000

/**
 * The one table of errors: each code that the server may answer, its status, and the French
 * sentence for a person when there is no more precise one.
 */
export const catalogue = {
  BadRequest: { status: 400, message: parStatut[400] },
  RegistrationRefused: {
    status: 400,
    message:
      'Nous n’avons pas pu vous reconnaître avec ces informations. Vérifiez-les, puis recommencez',
  },
  InvalidToken: { status: 400, message: 'Le lien que vous avez suivi n’est plus valide' },
  Unauthorized: { status: 401, message: parStatut[401] },
  Forbidden: { status: 403, message: 'Vous n’avez pas accès à cette fonctionnalité' },
  LectureSeule: {
    status: 403,
    message: 'Vous consultez l’espace d’un proche\u00a0: vous pouvez le lire, pas le modifier',
  },
  AntiForgery: {
    status: 403,
    message: 'Votre page n’est plus à jour\u00a0: rechargez-la, puis recommencez',
  },
  ReadOnlyView: {
    status: 403,
    message: 'Vous regardez cet espace en lecture seule\u00a0: rien ne peut y être modifié',
  },
  NotFound: { status: 404, message: parStatut[404] },
  MethodNotAllowed: { status: 405, message: 'Cette opération n’est pas possible ici' },
  RequestTimeout: {
    status: 408,
    message:
      'Votre demande a mis trop de temps à nous parvenir. Vérifiez votre connexion, puis réessayez',
  },
  Conflict: {
    status: 409,
    message:
      'Ces informations ont été modifiées entre-temps\u00a0: rechargez-les, puis recommencez',
  },
  InUse: {
    status: 409,
    message: 'Cette ligne est encore utilisée\u00a0: elle ne peut pas être supprimée',
  },
  NotPublished: {
    status: 409,
    message:
      'Cet échéancier n’est pas publié\u00a0: il lui manque des informations que la loi nous demande d’y écrire. Si vous en avez besoin, écrivez-nous',
  },
  PreconditionFailed: {
    status: 412,
    message:
      'Ce contenu a changé depuis que vous l’avez ouvert\u00a0: rechargez-le, puis recommencez',
  },
  UriTooLong: { status: 414, message: 'Cette adresse est trop longue' },
  RangeNotSatisfiable: { status: 416, message: 'La partie demandée de ce fichier n’existe pas' },
  PayloadTooLarge: { status: 413, message: 'Les informations envoyées sont trop volumineuses' },
  UnsupportedMediaType: { status: 415, message: 'Ce format n’est pas accepté' },
  FileMissing: { status: 400, message: 'Merci de joindre le document demandé.' },
  FileName: { status: 400, message: 'Le nom du fichier n’est pas accepté' },
  FileTooLarge: { status: 413, message: 'Ce fichier est trop volumineux' },
  FileType: { status: 415, message: 'Ce type de fichier n’est pas accepté' },
  FileContent: {
    status: 422,
    message:
      'Ce fichier ne peut pas être vérifié\u00a0: enregistrez-le en PDF ou envoyez une photo',
  },
  FileInfected: {
    status: 422,
    message: 'Un virus a été détecté dans ce fichier\u00a0: il n’a pas été conservé',
  },
  IdempotencyKey: {
    status: 422,
    message: 'La clé d’idempotence de cette demande a servi à une autre',
  },
  PrintTooLong: {
    status: 422,
    message:
      'Ce document dépasserait 5\u00a0000\u00a0lignes\u00a0: choisissez une période plus courte ou des filtres plus précis, ou exportez la liste en CSV ou en XLSX',
  },
  AccountLocked: {
    status: 423,
    message:
      'Trop d’essais infructueux. Patientez quinze minutes, puis réessayez ou réinitialisez votre mot de passe',
  },
  SecurityCodeInvalid: { status: 400, message: 'Le code de sécurité est incorrect' },
  SecurityCodeExpired: {
    status: 400,
    message: 'Ce code de sécurité n’est plus valable : demandez-en un nouveau',
  },
  CodeRequestExpired: {
    status: 400,
    message: 'Votre demande a expiré\u00a0: fermez cette fenêtre, puis recommencez',
  },
  SecurityCodeDead: {
    status: 400,
    message: 'Trop d’essais avec ce code de sécurité : demandez-en un nouveau',
  },
  SecurityCodeLocked: {
    status: 423,
    message: 'Trop de codes de sécurité incorrects. Patientez une heure, puis réessayez',
  },
  SecurityCodeNetworkLocked: {
    status: 429,
    message:
      'Trop de codes de sécurité incorrects depuis votre réseau. Patientez une heure, puis réessayez',
  },
  SecurityCodeRequired: {
    status: 403,
    message: 'Pour poursuivre, confirmez votre identité avec un code de sécurité',
  },
  MobileRequired: {
    status: 400,
    message: 'La protection par SMS demande un numéro de mobile confirmé',
  },
  PasskeyRefused: {
    status: 401,
    message:
      'Cette clé d’accès ne permet pas de vous connecter. Réessayez, ou saisissez votre mot de passe',
  },
  PasskeyInvalid: {
    status: 400,
    message: 'Cette clé d’accès n’a pas pu être vérifiée\u00a0: recommencez',
  },
  PasskeyExpired: { status: 400, message: 'La demande a expiré\u00a0: recommencez' },
  PasskeyKnown: { status: 409, message: 'Cette clé d’accès est déjà enregistrée' },
  PasskeyLimit: {
    status: 409,
    message:
      'Vous avez déjà 10\u00a0clés d’accès\u00a0: supprimez-en une avant d’en ajouter une autre',
  },
  SignInExpired: {
    status: 410,
    message: 'Cette page de connexion n’est plus valable\u00a0: rechargez-la, puis recommencez',
  },
  TooManyRequests: {
    status: 429,
    message: 'Trop de demandes en peu de temps. Patientez un instant, puis réessayez',
  },
  HeadersTooLarge: {
    status: 431,
    message:
      'Votre navigateur envoie trop d’informations à la fois\u00a0: effacez les cookies de ce site, puis réessayez',
  },
  RegistrationBlocked: {
    status: 429,
    message: 'Trop d’essais infructueux. Recommencez demain, ou contactez-nous',
  },
  Internal: {
    status: 500,
    message: parStatut[500],
  },
  NotImplemented: { status: 501, message: parStatut[501] },
  /** A fault of another company's service: the portal itself works. */
  BadGateway: {
    status: 502,
    message: 'Ce service ne répond pas pour le moment. Réessayez dans quelques instants',
  },
  EnPreparation: {
    status: 503,
    message: 'Ce portail est en préparation\u00a0: il n’est pas encore ouvert',
  },
  ServiceUnavailable: { status: 503, message: parStatut[503] },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof catalogue

/** What the server answers on every failure; `champs` ties a message to each faulty field. */
export type ErrorBody = {
  code: ErrorCode
  message: string
  champs?: Record<string, string>
  /** For a confirmation link that leads nowhere: the account was confirmed before. */
  isAccountConfirmed?: boolean
  /** For a registration that was refused: how many tries are left before it is blocked. */
  essaisRestants?: number
  /** For a write from an old revision: what was sent, and what stands. */
  versions?: Versions
}
