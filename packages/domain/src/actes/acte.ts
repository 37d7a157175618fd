import type { DateCalendaire } from '../calendrier/date.ts'

/** Faults of a form, by field; null: none. */
export type Faults = Readonly<Record<string, string | null | undefined>>

/** Only what is really wrong; null when nothing is. */
export function realFaults(faults: Faults): Record<string, string> | null {
  const real = Object.entries(faults).filter((fault): fault is [string, string] => !!fault[1])
  return real.length > 0 ? Object.fromEntries(real) : null
}

/** What the rules of an act depend on besides the form. */
export type ReglesActe = {
  /** Today, in Paris. */
  jour: DateCalendaire
  modeGestion: ModeGestion
  /** Client setting. */
  ibanEtrangerAccepte: boolean
  /** Whoever asks, where known: an account in another name than theirs must be proven. */
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
   * The medical service alone reads it. An act with one such document may carry medical papers: its
   * other documents are then medical too, unless they say false and why clerks need them.
   */
  isMedicale?: boolean
  /** A sheet that lies before whoever sends it: a phone opens its camera for it. */
  isPhoto?: boolean
  /** How many files it may come as, for pages photographed one by one; one by default. */
  nombreMax?: number
}

/**
 * How much the document is needed, where it is not always. `manuel`: needed where a clerk reads it.
 * `souple`: needed there, welcome elsewhere. `facultative`: welcome everywhere.
 */
export type Exigence = 'manuel' | 'souple' | 'facultative'

/** A document that an act may ask for. */
export type DocumentPossible<S = never> = Omit<PieceDemandee, 'champ' | 'isRequise'> & {
  exigence?: Exigence
  /** With which answers it is asked for; always, by default. */
  quand?(saisie: S, regles: Pick<ReglesActe, 'jour'>): boolean
}

/**
 * The field of a document that is asked for; or the field with a reason, or that it may be left
 * out.
 */
export type PieceVoulue<C extends string = string> =
  | C
  | ({ champ: C } & Partial<Pick<PieceDemandee, 'isRequise' | 'raison'>>)

/** As many photographs as a paper may have pages. */
export const PAGES_MAX = 10

/** One line of what a request changes: before and after; null: nothing there. */
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
 * What the sender of an act must prove: a session, a recent sign-in (or a code), or a code each
 * time.
 */
export type IdentiteActe = 'session' | 'recente' | 'code'

/** Who treats a request: the portal at once, or a clerk. */
export const modesGestion = ['automatique', 'manuel'] as const
export type ModeGestion = (typeof modesGestion)[number]

/** What a client chose, act by act. */
export type ModesGestion = Readonly<Record<string, ModeGestion | undefined>>

type TeteMode = { key: string; mode: ModeGestion; isEchange?: true; isPreference?: true }

/**
 * The client's choice; where there is none, what the act says. A message is always answered by somebody, and a preference
 * is nobody's to study.
 */
export const modeGestionDe = (
  modes: ModesGestion | undefined,
  { key, mode, isEchange, isPreference }: TeteMode,
): ModeGestion => (isEchange ? 'manuel' : isPreference ? 'automatique' : (modes?.[key] ?? mode))
