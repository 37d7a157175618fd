import { addDays, addMonths } from '../calendrier/calcul.ts'
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

/**
 * How long a benefit paid by mistake may be asked back, counted from its payment. Each rule has a
 * name and a day: a later text adds a line, and earlier payments keep theirs.
 */
const prescriptionsIndu: readonly { nom: string; depuis: DateCalendaire; mois: number }[] = [
  { nom: 'Code de la mutualité, L. 221-11', depuis: '2001-04-22', mois: 24 },
]

/** Months chosen by the insurer; otherwise those of the law on that day. */
export const moisPrescription = (payeLe: DateCalendaire, moisDuClient?: number): number =>
  moisDuClient ?? prescriptionsIndu.findLast(({ depuis }) => depuis <= payeLe)?.mois ?? 24

/** The last day on which it may be asked back. */
export const finPrescription = (payeLe: DateCalendaire, moisDuClient?: number): DateCalendaire =>
  addMonths(payeLe, moisPrescription(payeLe, moisDuClient))

export const isPrescrit = (
  payeLe: DateCalendaire,
  jour: DateCalendaire,
  moisDuClient?: number,
): boolean => jour > finPrescription(payeLe, moisDuClient)

/** Why it was not owed: the letter says it, with the clerk's own sentence. */
export const libellesMotifIndu = {
  double: 'La même dépense a été remboursée deux fois',
  calcul: 'Le montant a été mal calculé',
  periode: 'Les soins ont été reçus hors de la période de couverture',
  facture: 'La facture a été annulée ou corrigée par le professionnel',
  autreOrganisme: 'La dépense a aussi été remboursée par un autre organisme',
  destinataire: 'Le remboursement revenait à une autre personne',
} as const
export type MotifIndu = keyof typeof libellesMotifIndu
export const motifsIndu = Object.keys(libellesMotifIndu) as [MotifIndu, ...MotifIndu[]]

export const MENSUALITES_MAX = 12
/** Below that, an instalment costs more to everybody than it eases. */
const MENSUALITE_MIN = 20_00
/** Whoever is asked has so long before anything is due. */
const JOURS_POUR_REPONDRE = 30

/** In how many instalments a sum may be paid; one is always possible. */
export const mensualitesPossibles = (montant: number): number[] =>
  Array.from({ length: MENSUALITES_MAX }, (_, i) => i + 1).filter(
    (nombre) => nombre === 1 || Math.floor(montant / nombre) >= MENSUALITE_MIN,
  )

export type EcheanceIndu = { dateEcheance: DateCalendaire; montant: number }

/**
 * Equal instalments; the first bears the cents that do not divide. One a month, none before thirty
 * days.
 */
export function echeancierIndu(
  montant: number,
  nombre: number,
  jour: DateCalendaire,
): EcheanceIndu[] {
  const part = Math.floor(montant / nombre)
  const premiere = addDays(jour, JOURS_POUR_REPONDRE)
  return Array.from({ length: nombre }, (_, rang) => ({
    dateEcheance: addMonths(premiere, rang),
    montant: rang === 0 ? montant - part * (nombre - 1) : part,
  }))
}

/** What matters of a paid line for asking it back. In cents. */
export type LignePayee = {
  id: number
  payeLe: DateCalendaire
  verse: number
  /** Of it, what is asked back already. */
  dejaDemande: number
  /** Whom it was paid to; null: a professional. */
  payeA: string | null
}

export type LigneReclamee = { ligneId: number; montant: number }

export type ConstatIndu = {
  lignes: readonly LigneReclamee[]
  explication: string
  constateLe: DateCalendaire
}

export const EXPLICATION_MAX = 2000
const EXPLICATION_MIN = 20

/** What is wrong with what a clerk is about to ask back; null values: nothing. */
export function validateIndu(
  { lignes, explication, constateLe }: ConstatIndu,
  payees: readonly LignePayee[],
  { jour, moisDuClient }: { jour: DateCalendaire; moisDuClient?: number | undefined },
): { lignes: string | null; explication: string | null; constateLe: string | null } {
  return {
    lignes: fauteDesLignes(lignes, payees, jour, moisDuClient),
    explication:
      explication.trim().length < EXPLICATION_MIN
        ? 'Expliquez l’erreur en une phrase au moins\u00a0: la lettre la donne telle quelle'
        : null,
    constateLe: constateLe > jour ? 'Ce jour n’est pas encore venu' : null,
  }
}

function fauteDesLignes(
  lignes: readonly LigneReclamee[],
  payees: readonly LignePayee[],
  jour: DateCalendaire,
  moisDuClient: number | undefined,
): string | null {
  if (lignes.length === 0) return 'Choisissez au moins une ligne'
  if (new Set(lignes.map(({ ligneId }) => ligneId)).size < lignes.length)
    return 'Une ligne est choisie deux fois'
  const lues = lignes.map(({ ligneId, montant }) => ({
    montant,
    payee: payees.find(({ id }) => id === ligneId),
  }))
  for (const { payee, montant } of lues) {
    if (!payee) return 'Une de ces lignes n’est pas payée sur ce contrat'
    if (payee.payeA === null)
      return 'Une de ces lignes a été payée à un professionnel\u00a0: ce n’est pas à l’adhérent de la rendre'
    if (isPrescrit(payee.payeLe, jour, moisDuClient))
      return 'Une de ces lignes a été payée il y a trop longtemps\u00a0: elle ne peut plus être réclamée'
    if (montant <= 0 || montant > payee.verse - payee.dejaDemande)
      return 'Un montant dépasse ce qui a été versé pour sa ligne, ou ce qui en reste à réclamer'
  }
  return new Set(lues.map(({ payee }) => payee?.payeA)).size > 1
    ? 'Ces lignes ont été payées à plusieurs personnes\u00a0: faites une demande pour chacune'
    : null
}
