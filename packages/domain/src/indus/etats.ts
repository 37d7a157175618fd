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

/** Whose gesture it is; money comes from whoever pays, by a clerk's hand or by the bank's answer. */
export const gestesDuMembre: readonly GesteIndu[] = ['choisir', 'contester', 'retirer']

/** `avant`: as it was before it was contested. `reste`: where it stands, or paid once nothing is left. */
type Suite = EtatIndu | 'avant' | 'reste'

/** The one table: what is not in it cannot be done. Money that came is money that came, contested or not. */
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

/** Where a gesture leads; null: it cannot be done there. */
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

/** Whether it waits for whoever owes it: an answer, or an instalment that is near. */
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

/** Nothing is kept back from a benefit without the agreement of whoever it is paid to. */
export const isMoyenPermis = (moyen: MoyenIndu, isRetenueAcceptee: boolean): boolean =>
  moyen !== 'retenue' || isRetenueAcceptee
