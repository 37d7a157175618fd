import type {
  DomaineDelegation,
  GroupeActe,
  ModeGestion,
  Portee,
  Recours,
  SuiteDemande,
} from '@espace-adherent/domain'

/** What an act is shown with, by its name: each ring draws with what it has. */
export type IconeActe =
  | 'accessibilite'
  | 'adieu'
  | 'ambulance'
  | 'arobase'
  | 'arrivee'
  | 'banque'
  | 'cadenas'
  | 'carte'
  | 'carte-bancaire'
  | 'cloche'
  | 'depart'
  | 'enveloppe'
  | 'feuille'
  | 'hopital'
  | 'liste'
  | 'maison'
  | 'message'
  | 'moins'
  | 'niveau'
  | 'personne'
  | 'plainte'
  | 'plus'
  | 'recu'
  | 'retour'
  | 'sortie'

/** What is known of an act without its form: lists, rights and follow-up need no more. It loads no shape. */
export type TeteActe<K extends string = string, S extends string = string> = {
  key: K
  slice: S
  path: `/forms/${string}` | `/vel/${string}`
  libelle: string
  groupe: GroupeActe
  icone: IconeActe
  portee: Portee
  /** Who treats it where the client has not chosen. */
  mode: ModeGestion
  /** The area that shows its requests to a relative. */
  delegation: 'jamais' | DomaineDelegation
  /** Whoever asks for it has a right to it. */
  isIrrefusable?: true
  /** What follows its sending, as its receipt says; without it, a change waits for its acceptance. */
  suite?: SuiteDemande
  /** Whom to turn to when the answer is not what one hoped for; without it, a complaint. */
  recours?: Recours
  /** Working days within which a clerk means to answer, where it is not as for most. */
  objectif?: number
  /** The register that the law wants of it, and which of its answers says what it is about. */
  registre?: { key: 'reclamations' | 'droits-personnels'; nature: string }
  /** What a mail calls it, where its name would tell somebody's health. */
  libelleCourriel?: string
}

type Prudent = 'portee' | 'mode' | 'delegation'

/** Unless it says otherwise: anybody may ask, a clerk looks first, and no relative sees it. */
export const teteActe = <const K extends string, const S extends string>(
  tete: Omit<TeteActe<K, S>, Prudent> & Partial<Pick<TeteActe, Prudent>>,
): TeteActe<K, S> => ({ portee: 'Both', mode: 'manuel', delegation: 'jamais', ...tete })
