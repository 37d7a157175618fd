import { boiteDe } from '../identite/email.ts'
import type { Role } from '../roles/index.ts'
import { isSecondFacteurRecent, type SecondFacteur } from '../securite/index.ts'

/** The states of an accord: asked for, agreed to (its delay runs), or over in one of five ways. */
export const etatsAccord = [
  'demande',
  'accorde',
  'applique',
  'annule',
  'refuse',
  'expire',
  'perime',
] as const
export type EtatAccord = (typeof etatsAccord)[number]

/** What takes two administrators: settings of a client, roles of an account, rights of a role, medical reading. */
export const objetsAccord = ['clients', 'compte', 'droits', 'medical'] as const
export type ObjetADeux = (typeof objetsAccord)[number]

export const gestesAccordes = ['accorder', 'refuser', 'annuler'] as const
export type GesteAccord = (typeof gestesAccordes)[number]

export const limitesAccord = {
  /** Between the agreement and its effect, while any administrator may cancel. */
  delaiHeures: 24,
  /** Nobody agreed in this time: the accord is over. */
  validiteJours: 14,
  /**
   * An administrator whom a colleague named counts as a second person after this delay, so that
   * nobody makes a second hand of their own.
   */
  ancienneteJours: 3,
  /** A provider that is silent when an accord takes effect is asked again for this long. */
  patienceHeures: 24,
} as const

const HEURE = 3_600_000
const JOUR = 24 * HEURE

export const expirationAccord = (demandeLe: Date): Date =>
  new Date(demandeLe.getTime() + limitesAccord.validiteJours * JOUR)

/** The moment from which the agreement of an administrator named by a colleague counts. */
export const debutAccords = (nommeLe: Date): Date =>
  new Date(nommeLe.getTime() + limitesAccord.ancienneteJours * JOUR)

export const finPatience = (effetLe: Date): Date =>
  new Date(effetLe.getTime() + limitesAccord.patienceHeures * HEURE)

/** What the rules of accords need to know of a member of staff. */
export type Administrateur = {
  compteId: string
  email: string
  personneId: string | null
  roles: readonly Role[]
  /** The moment from which their agreement counts; null: it never does. */
  accordsDesLe: Date | null
}

/**
 * Whether two accounts are one person, as far as that can be known: same account, mailbox or
 * insured person.
 */
export const isUneSeulePersonne = (
  a: Pick<Administrateur, 'compteId' | 'email' | 'personneId'>,
  b: Pick<Administrateur, 'compteId' | 'email' | 'personneId'>,
): boolean =>
  a.compteId === b.compteId ||
  boiteDe(a.email) === boiteDe(b.email) ||
  (a.personneId !== null && a.personneId === b.personneId)

/**
 * Why two people are not the two administrators that are needed; null when they are. Neither may be
 * somebody whom the other has just named, so whoever asks is checked like whoever agrees.
 */
export type RefusAccord = 'role' | 'personne' | 'recent' | 'demandeur' | 'demandeurRecent'
export function refusAccord(
  demandeur: Administrateur,
  second: Administrateur,
  now: Date,
): RefusAccord | null {
  const isRecent = ({ accordsDesLe }: Administrateur) => accordsDesLe === null || accordsDesLe > now
  if (!second.roles.includes('Admin')) return 'role'
  if (isUneSeulePersonne(demandeur, second)) return 'personne'
  if (!demandeur.roles.includes('Admin')) return 'demandeur'
  if (isRecent(second)) return 'recent'
  return isRecent(demandeur) ? 'demandeurRecent' : null
}

const ouverts: readonly EtatAccord[] = ['demande', 'accorde']
export const isAccordOuvert = (etat: EtatAccord): boolean => ouverts.includes(etat)

/**
 * What somebody may do with an accord. An administrator agrees to or refuses what another asked
 * for, and may stop it once it is agreed to. Whoever asked may take it back.
 */
export function gestesAccord(
  etat: EtatAccord,
  { isDemandeur, isAdmin }: { isDemandeur: boolean; isAdmin: boolean },
): GesteAccord[] {
  if (!isAccordOuvert(etat) || !(isDemandeur || isAdmin)) return []
  if (etat === 'accorde' || isDemandeur) return ['annuler']
  return ['accorder', 'refuser']
}

export const etatAccordApres = {
  accorder: 'accorde',
  refuser: 'refuse',
  annuler: 'annule',
} as const satisfies Record<GesteAccord, EtatAccord>

/**
 * Whether the sign-in was proof enough: recent, with a code or passkey of the portal. What an
 * insurer's provider says does not count, because whoever holds the provider could say anything.
 */
export const isPreuveForte = (
  session: { ouverteLe: Date; secondFacteur: SecondFacteur | null },
  now: Date,
): boolean => isSecondFacteurRecent(session, now) && session.secondFacteur !== 'fournisseur'
