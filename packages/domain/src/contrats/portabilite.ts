import type { Faults } from '../actes/acte.ts'
import { addDays, addMonths } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import type { EtatContrat } from './etat.ts'

/** Cover of a former employee, kept for nothing (code de la sécurité sociale, L911-8): twelve months at most. */
export const MOIS_PORTABILITE_MAX = 12
/** How long before its end whoever is covered is told. */
export const JOURS_AVANT_FIN_PORTABILITE = 60

export type Emploi = {
  debutEmploi: DateCalendaire
  /** The last day of the employment. */
  finEmploi: DateCalendaire
  /** The last day for which unemployment is paid, where it is known. */
  allocationsJusquAu: DateCalendaire | null
}

/** As many whole months as the last employment lasted, what is begun counting as one. */
export function moisPortabilite({
  debutEmploi,
  finEmploi,
}: Pick<Emploi, 'debutEmploi' | 'finEmploi'>): number {
  let mois = 1
  while (mois < MOIS_PORTABILITE_MAX && addMonths(debutEmploi, mois) <= finEmploi) mois += 1
  return mois
}

/**
 * The last day covered, never after unemployment pay ends. Between two ways of counting months, the
 * longer.
 */
export function finPortabilite(emploi: Emploi): DateCalendaire {
  const mois = moisPortabilite(emploi)
  const parFin = addMonths(emploi.finEmploi, mois)
  const parDebut = addDays(addMonths(addDays(emploi.finEmploi, 1), mois), -1)
  const longue = parFin > parDebut ? parFin : parDebut
  const { allocationsJusquAu } = emploi
  return allocationsJusquAu !== null && allocationsJusquAu < longue ? allocationsJusquAu : longue
}

const messages = {
  entreprise: 'La portabilité ne vaut que pour un contrat d’entreprise',
  termine: 'Ce contrat a pris fin',
  dejaOuverte: 'La portabilité de ce contrat est déjà ouverte',
  emploi: 'L’emploi ne peut pas finir avant d’avoir commencé',
  allocations: 'Les allocations ne peuvent pas finir avant l’emploi',
  passee: 'À ces dates, la portabilité serait déjà terminée',
  finAuPlus: 'Ce jour doit être compris entre aujourd’hui et la fin prévue',
} as const

export type ContratPortable = {
  etat: EtatContrat
  isObligatoire: boolean
  jusquAu: DateCalendaire | null
}

export function validatePortabilite(
  emploi: Emploi,
  { etat, isObligatoire, jusquAu }: ContratPortable,
  jour: DateCalendaire,
): Faults {
  const { debutEmploi, finEmploi, allocationsJusquAu } = emploi
  const contrat = isObligatoire
    ? etat === 'resilie'
      ? messages.termine
      : jusquAu === null
        ? null
        : messages.dejaOuverte
    : messages.entreprise
  const isEmploi = debutEmploi <= finEmploi
  const isAllocations = allocationsJusquAu === null || allocationsJusquAu > finEmploi
  const isPassee = isEmploi && isAllocations && finPortabilite(emploi) < jour
  return {
    numeroContrat: contrat,
    debutEmploi: isEmploi ? null : messages.emploi,
    finEmploi: isPassee ? messages.passee : null,
    allocationsJusquAu: isAllocations ? null : messages.allocations,
  }
}

/** Somebody who works again ends it today, so that what was presented meanwhile is honoured. */
export const validateFinPortabilite = (
  le: DateCalendaire,
  jusquAu: DateCalendaire,
  jour: DateCalendaire,
): Faults => ({ le: le >= jour && le <= jusquAu ? null : messages.finAuPlus })
