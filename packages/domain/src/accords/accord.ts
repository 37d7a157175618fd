import { boiteDe } from '../identite/email.ts'
import type { Role } from '../roles/index.ts'
import { isSecondFacteurRecent, type SecondFacteur } from '../securite/index.ts'

/** Asked for, agreed to (its delay runs), then over in one of five ways. */
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

export const gestesAccordes = ['accorder', 'refuser', 'annuler'] as const
export type GesteAccord = (typeof gestesAccordes)[number]

export const limitesAccord = {
  /** Between the agreement and its effect, while any administrator may cancel. */
  delaiHeures: 24,
  /** Nobody agreed by then: it is over. */
  validiteJours: 14,
  /** Whoever a colleague named counts as a second person after that: nobody makes their own second hand. */
  ancienneteJours: 3,
  /** A provider that does not answer at its time is asked again for that long. */
  patienceHeures: 24,
} as const

const HEURE = 3_600_000
const JOUR = 24 * HEURE

export const expirationAccord = (demandeLe: Date): Date =>
  new Date(demandeLe.getTime() + limitesAccord.validiteJours * JOUR)

/** From when the agreement of an administrator whom a colleague names counts. */
export const debutAccords = (nommeLe: Date): Date =>
  new Date(nommeLe.getTime() + limitesAccord.ancienneteJours * JOUR)

export const finPatience = (effetLe: Date): Date =>
  new Date(effetLe.getTime() + limitesAccord.patienceHeures * HEURE)

/** Somebody of the staff, as far as agreements ask. */
export type Administrateur = {
  compteId: string
  email: string
  personneId: string | null
  roles: readonly Role[]
  /** From when their agreement counts; null: it never does. */
  accordsDesLe: Date | null
}

/** As far as it can be known: one account, one mailbox or one insured person. */
export const isUneSeulePersonne = (
  a: Pick<Administrateur, 'compteId' | 'email' | 'personneId'>,
  b: Pick<Administrateur, 'compteId' | 'email' | 'personneId'>,
): boolean =>
  a.compteId === b.compteId ||
  boiteDe(a.email) === boiteDe(b.email) ||
  (a.personneId !== null && a.personneId === b.personneId)

/**
 * Why two people are not the two administrators that it takes; null when they are. Neither may be somebody whom the other
 * one has just made: whoever asks counts as whoever agrees does.
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
 * What somebody may do: agree or refuse what another asked for, take back what they asked for themselves,
 * and, once it is agreed to, stop it. Only administrators do, and whoever asked.
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
 * Whether signing in was proof enough: a moment ago, with a code or a passkey of the portal's own. What an insurer's
 * provider says that it asked for is not enough here: whoever holds the provider could say so.
 */
export const isPreuveForte = (
  session: { ouverteLe: Date; secondFacteur: SecondFacteur | null },
  now: Date,
): boolean => isSecondFacteurRecent(session, now) && session.secondFacteur !== 'fournisseur'
