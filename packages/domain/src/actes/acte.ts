import type { DateCalendaire } from '../calendrier/date.ts'
import type { ModeGestion } from './mode-gestion.ts'

/** What is wrong with what was typed, field by field; null: nothing. */
export type Faults = Readonly<Record<string, string | null | undefined>>

/** Only what is really wrong; null when nothing is. */
export function realFaults(faults: Faults): Record<string, string> | null {
  const real = Object.entries(faults).filter((fault): fault is [string, string] => !!fault[1])
  return real.length > 0 ? Object.fromEntries(real) : null
}

/** What the rules of an act depend on besides what was typed. */
export type ReglesActe = {
  /** Today, in Paris. */
  jour: DateCalendaire
  modeGestion: ModeGestion
  /** Client setting. */
  ibanEtrangerAccepte: boolean
  /** Whoever asks, where that is known: an account in another name than theirs is proven. */
  demandeur?: { prenom: string; nom: string }
}

/** A document that an act asks for, and why. */
export type PieceDemandee = {
  /** The field that holds the file. */
  champ: string
  libelle: string
  raison: string
  isRequise: boolean
  /**
   * Read by the medical service, and by no other staff. An act that has one such document may carry medical papers:
   * its other documents are then medical too, unless they say false, and why clerks need them.
   */
  isMedicale?: boolean
  /** How many files it may come as, pages photographed one by one; one unless told. */
  nombreMax?: number
}

/**
 * How much a document is needed, where it is not always: `manuel`, where a clerk reads it, for the portal has nobody to;
 * `souple`, needed there and welcome elsewhere; `facultative`, welcome everywhere.
 */
export type Exigence = 'manuel' | 'souple' | 'facultative'

/** A document that an act may ask for, whoever sends it. */
export type DocumentPossible<S = never> = Omit<PieceDemandee, 'champ' | 'isRequise'> & {
  exigence?: Exigence
  /** Which answers it is asked for with; all of them, unless told. */
  quand?(saisie: S, regles: Pick<ReglesActe, 'jour'>): boolean
}

/** The field of one that is asked for now; with more to say, where it may be left out or has another reason. */
export type PieceVoulue<C extends string = string> =
  | C
  | ({ champ: C } & Partial<Pick<PieceDemandee, 'isRequise' | 'raison'>>)

/** As many photographs as a paper may have pages. */
export const PAGES_MAX = 10

/** One line of what a request changes: how it was, how it will be; null: there is nothing. */
export type LigneResume = { libelle: string; avant: string | null; apres: string | null }

/** Where « Mes démarches » shows an act. */
export const groupesActe = ['argent', 'couverture', 'soins', 'profil'] as const
export type GroupeActe = (typeof groupesActe)[number]

export const libellesGroupeActe: Record<GroupeActe, string> = {
  argent: 'Mon argent',
  couverture: 'Ma couverture',
  soins: 'Mes soins',
  profil: 'Mon profil et mes préférences',
}

/**
 * What whoever sends an act must prove: that they are signed in, that they signed in a moment ago (or
 * answer a code), or a code each time.
 */
export type IdentiteActe = 'session' | 'recente' | 'code'
