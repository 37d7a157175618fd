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
