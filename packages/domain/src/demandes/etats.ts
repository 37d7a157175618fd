/** Where a request stands. A draft is no request yet; one that waits for its day is `acceptee`. */
export const etatsDemande = [
  'recue',
  'en-cours',
  'acceptee',
  'refusee',
  'sans-suite',
  'annulee',
] as const
export type EtatDemande = (typeof etatsDemande)[number]

export const libellesEtatDemande: Record<EtatDemande, string> = {
  recue: 'Envoyée',
  'en-cours': 'En cours',
  acceptee: 'Acceptée',
  refusee: 'Refusée',
  'sans-suite': 'Sans suite',
  annulee: 'Annulée',
}

/** What is known of a request's course, whatever act it is. */
export type Cours = {
  etat: EtatDemande
  /** The day from which an accepted one counts; null: at once. */
  effetLe: string | null
  /** When it was really done. */
  isAppliquee: boolean
  /** The act is a right of its sender: it can be set right, never refused. */
  isIrrefusable?: boolean
  /** The act is a conversation: it is answered, neither accepted nor refused. */
  isEchange?: boolean
  /** Of a conversation: staff have written since its member last did. */
  isRepondue?: boolean
  /** Nobody is left to be answered. */
  isCompteFerme?: boolean
  /** It has become part of another conversation, where all that is said of it goes on. */
  isJointe?: boolean
}

/** How the end of a conversation is called: nothing was accepted. */
export const REPONDUE = 'Répondue'

/** Where a request stands, in a word. */
export const libelleEtatDe = (etat: EtatDemande, isEchange: boolean | undefined): string =>
  isEchange && etat === 'acceptee' ? REPONDUE : libellesEtatDemande[etat]

/** Somebody must still act, or its day is to come. */
export const isEnCours = ({ etat, isAppliquee }: Cours) =>
  etat === 'recue' || etat === 'en-cours' || (etat === 'acceptee' && !isAppliquee)

/** Accepted, and waiting for its day. */
export const isPlanifiee = ({ etat, isAppliquee }: Cours) => etat === 'acceptee' && !isAppliquee

/** « 2026-004127 »: what a person quotes on the telephone. */
export const referenceDemande = (annee: number, numero: number) =>
  `${annee}-${String(numero).padStart(6, '0')}`

/** What a request waits for from its member: a row of its own, not a state. */
export const naturesAttente = ['piece', 'reponse'] as const
export type NatureAttente = (typeof naturesAttente)[number]

/** Why a piece is asked for. */
export const motifsAttente = ['manquante', 'illisible', 'perimee', 'incoherente'] as const
export type MotifAttente = (typeof motifsAttente)[number]

export const libellesMotifAttente: Record<MotifAttente, string> = {
  manquante: 'Ce document manque à votre demande',
  illisible: 'Le document envoyé n’est pas lisible',
  perimee: 'Le document envoyé n’est plus valable',
  incoherente: 'Le document envoyé ne correspond pas à votre demande',
}

/**
 * What follows the sending of an act, as its receipt says it: a change to be accepted, an answer,
 * an effect of the law, a link to follow, a bank.
 */
export type SuiteDemande =
  | 'acceptation'
  | 'reponse'
  | 'resiliation'
  | 'renonciation'
  | 'lien'
  | 'banque'

/**
 * Whom to turn to after a disappointing answer. After a complaint: the médiateur, never another
 * complaint. After a right over one's data: the CNIL. After a barrier: the Défenseur des droits.
 */
export type Recours = 'reclamation' | 'mediateur' | 'cnil' | 'defenseur'
