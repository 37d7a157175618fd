import type {
  DomaineDelegation,
  GroupeActe,
  IdentiteActe,
  ModeGestion,
  Portee,
  Recours,
  SuiteDemande,
} from '@espace-adherent/domain'

/** What an act is shown with, by its name: each ring draws with what it has. */
export type IconeActe =
  | 'acces'
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
  | 'fleur'
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

/** Where it is sent, and whose it is. */
type AdresseActe<S extends string> = { slice: S; path: `/forms/${string}` | `/vel/${string}` }

/** How « Mes démarches » shows it. */
type ListeActe = { libelle: string; groupe: GroupeActe; icone: IconeActe }

/** Who may ask for it, when, and what they must prove. */
type PourActe = {
  portee: Portee
  /** Whom « Mes démarches » offers it to, where it is not all of these: others come from what it is about. */
  proposeA?: Portee
  identite: IdentiteActe
  /** The only kind of contract that it means something for. */
  typeContrat?: 'sante' | 'prevoyance'
  /** Means nothing any more once the contract has ended. */
  isEnCours?: boolean
  /** Feature without which nobody is offered it. */
  feature?: string
}

/** Who treats it, who sees it, and what follows. */
type GestionActe = {
  /** Who treats it where the client has not chosen. */
  mode: ModeGestion
  /** The area that shows its requests to a relative. */
  delegation: 'jamais' | DomaineDelegation
  /** Whoever asks for it has a right to it. */
  isIrrefusable?: true
  /** A conversation: a clerk answers it, whatever the client chose, and nobody accepts or refuses it. */
  isEchange?: true
  /** A choice of one's own: it counts at once, whatever the client chose, and leaves no request that anybody looks at. */
  isPreference?: true
  /** What takes the place of something waits before it does, applied at once or not. */
  isDiffere?: true
  /** What follows its sending, as its receipt says; without it, a change waits for its acceptance. */
  suite?: SuiteDemande
  /** Whom to turn to when the answer is not what one hoped for; without it, a complaint. */
  recours?: Recours
  /** What whoever decides has to settle for each: it is never accepted among several. */
  decision?: 'montant' | 'lettre'
  /** Working days within which a clerk means to answer, where it is not as for most. */
  objectif?: number
  /** The register that the law wants of it, and which of its answers says what it is about. */
  registre?: readonly [key: 'reclamations' | 'droits-personnels', nature: string]
}

/** What is known of an act without its form: lists, rights and follow-up need no more. It loads no shape. */
export type TeteActe<K extends string = string, S extends string = string> = {
  key: K
} & AdresseActe<S> &
  ListeActe &
  PourActe &
  GestionActe

type Declaree<S extends string> = {
  adresse: AdresseActe<S>
  liste: ListeActe
  pour: Omit<PourActe, 'portee'> & Partial<Pick<PourActe, 'portee'>>
  gestion?: Partial<GestionActe>
}

/** Of an act that changes what a contract covers: its adherent asks for it, while it lasts, signed in a moment ago. */
export const deCouverture = { portee: 'Contrat', isEnCours: true, identite: 'recente' } as const

/** Unless it says otherwise: anybody may ask, a clerk looks first, and no relative sees it. */
export const teteActe = <const K extends string, const S extends string>(
  key: K,
  { adresse, liste, pour, gestion }: Declaree<S>,
): TeteActe<K, S> => ({
  key,
  ...adresse,
  ...liste,
  portee: 'Both',
  ...pour,
  mode: 'manuel',
  delegation: 'jamais',
  ...gestion,
})
