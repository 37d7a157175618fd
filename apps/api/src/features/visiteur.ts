import type { DomaineDelegation, Qualite, Role, SecondFacteur } from '@espace-adherent/domain'

/** Somebody signed in: the account behind a session, and the contracts it may speak of. */
export type Visiteur = {
  compteId: string
  clientCode: string
  personneId: string | null
  roles: Role[]
  userName: string
  email: string
  /** What was last sent there came back for good. */
  isEmailRejete: boolean
  codeCivilite: string | null
  nom: string
  prenom: string
  /** Contract numbers where this person is covered. */
  contrats: string[]
  /** How they stand in each of them. */
  qualites: Record<string, Qualite>
  /** The others of the contracts that they subscribed to, those who left included. */
  entourage: ProcheCouvert[]
  /** Staff who look at the portal as this member sees it: they read, and do nothing. */
  vuPar: { compteId: string; nom: string } | null
  session: SessionOuverte
  /** Set when all of the above is somebody else's: whoever holds the session only reads it. */
  delegation: DelegationOuverte | null
  /** Whose spaces were opened to them. */
  proches: { id: string; nom: string }[]
}

/** Somebody whom a contract covers or covered, as far as their care may be told to its adherent. */
export type ProcheCouvert = {
  numeroContrat: string
  id: string
  dateNaissance: string
  /** They agreed to be seen. */
  isAccord: boolean
  /** Some of their care is kept secret. */
  hasSecrets: boolean
}

/** What the holder of a session (`mandataireId`) may read of the space that they look at. */
export type DelegationOuverte = {
  id: string
  mandataireId: string
  domaines: DomaineDelegation[]
  /** The last day. */
  fin: string
}

/**
 * The session that brought them, as far as acts may ask: which one, and since when its holder has
 * not been asked who they are.
 */
export type SessionOuverte = {
  empreinte: string
  /** Of whoever holds it, whomever's space it shows. */
  roles: Role[]
  ouverteLe: Date
  /** How more than a password was proven then; null when it was not. */
  secondFacteur: SecondFacteur | null
  /** Its last sign of life, to the minute: some time after it, the session is over. */
  vueLe: Date
  /** However busy, it is over then. */
  expireLe: Date
}
