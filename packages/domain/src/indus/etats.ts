import { addDays } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'

/** Asked for; in instalments that were chosen; contested, nothing being due meanwhile; paid; given up. */
export const etatsIndu = ['demande', 'echelonne', 'conteste', 'solde', 'annule'] as const
export type EtatIndu = (typeof etatsIndu)[number]

export const libellesEtatIndu: Record<EtatIndu, string> = {
  demande: 'À rembourser',
  echelonne: 'En plusieurs fois',
  conteste: 'Contesté',
  solde: 'Remboursé',
  annule: 'Annulé',
}

export const gestesIndu = [
  'choisir',
  'contester',
  'retirer',
  'suspendre',
  'maintenir',
  'annuler',
  'encaisser',
] as const
export type GesteIndu = (typeof gestesIndu)[number]

/** Who may make the gesture; money comes from whoever pays, through a clerk or the bank. */
export const gestesDuMembre: readonly GesteIndu[] = ['choisir', 'contester', 'retirer']

/**
 * `avant`: the state before it was contested. `reste`: the same state, or paid once nothing is
 * left.
 */
type Suite = EtatIndu | 'avant' | 'reste'

/** The one table: what it does not name cannot be done. Money is recorded in every state. */
export const transitionsIndu: Record<EtatIndu, Partial<Record<GesteIndu, Suite>>> = {
  demande: {
    choisir: 'echelonne',
    contester: 'conteste',
    suspendre: 'conteste',
    annuler: 'annule',
    encaisser: 'reste',
  },
  echelonne: {
    contester: 'conteste',
    suspendre: 'conteste',
    annuler: 'annule',
    encaisser: 'reste',
  },
  conteste: { retirer: 'avant', maintenir: 'avant', annuler: 'annule', encaisser: 'reste' },
  solde: {},
  annule: {},
}

export type FaitsIndu = {
  /** Instalments were chosen. */
  isEchelonne: boolean
  /** In cents, once the gesture is done. */
  reste: number
}

/** The state that a gesture leads to; null: it cannot be done there. */
export function apresGeste(
  etat: EtatIndu,
  geste: GesteIndu,
  { isEchelonne, reste }: FaitsIndu,
): EtatIndu | null {
  const suite = transitionsIndu[etat][geste]
  if (suite === undefined) return null
  if (suite === 'avant') return isEchelonne ? 'echelonne' : 'demande'
  if (suite === 'reste') return reste === 0 ? 'solde' : etat
  return suite
}

/** Something of it may be due. */
export const isInduOuvert = (etat: EtatIndu): boolean => etat === 'demande' || etat === 'echelonne'

/** An instalment waits for nobody before that long. */
const JOURS_DE_RAPPEL = 10

/** Whether it waits for the debtor: an answer, or an instalment that is near. */
export const isInduPressant = (
  { etat, prochaine }: { etat: EtatIndu; prochaine: DateCalendaire },
  jour: DateCalendaire,
): boolean =>
  etat === 'demande' || (etat === 'echelonne' && prochaine <= addDays(jour, JOURS_DE_RAPPEL))

export const moyensIndu = ['carte', 'virement', 'cheque', 'retenue'] as const
export type MoyenIndu = (typeof moyensIndu)[number]

export const libellesMoyenIndu: Record<MoyenIndu, string> = {
  carte: 'Carte',
  virement: 'Virement',
  cheque: 'Chèque',
  retenue: 'Retenue sur remboursements',
}

/** Nothing is kept back from a benefit unless its receiver agrees. */
export const isMoyenPermis = (moyen: MoyenIndu, isRetenueAcceptee: boolean): boolean =>
  moyen !== 'retenue' || isRetenueAcceptee
