import type { Faults } from '../actes/acte.ts'
import { addDays, addMonths, addYears, lireDate } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import { messageDateLibre, parseDate } from '../calendrier/saisie.ts'
import { isMotifResiliation, type MotifResiliation } from './motifs.ts'

export * from './motifs.ts'

/** What the day of a termination depends on, of the request. */
export type Depart = {
  motif: MotifResiliation
  /** The moment of sending, which counts as its receipt. */
  recueLe: DateCalendaire
  /** The day of the change of situation, or of the sending of the late notice. */
  evenementLe: DateCalendaire | null
  /** The first day without cover that was wished for. */
  souhaiteeLe: DateCalendaire | null
}

/** What is known of the contract. */
export type ContratQuitte = { dateDebut: DateCalendaire; typeContrat: 'sante' | 'prevoyance' }

/** The ground that applies, the first day without cover, and why that day. */
export type EffetResiliation = {
  motif: MotifResiliation
  effetLe: DateCalendaire
  /** The first lawful day, where the member asked for a later one. */
  auPlusTotLe: DateCalendaire
  /**
   * Sent before the contract was a year old, it counts as received on that anniversary; null: on
   * the day it was sent.
   */
  compteeLe: DateCalendaire | null
}

const SITUATION_MOIS = 3
const AVIS_JOURS = 20
const PREAVIS_ECHEANCE_MOIS = 2

/** The last day on which a contract can still be kept from going on after that year. */
export const dernierJourEcheance = (annee: number): DateCalendaire =>
  addDays(addMonths(`${annee + 1}-01-01`, -PREAVIS_ECHEANCE_MOIS), -1)

export const hasUnAn = (dateDebut: DateCalendaire, jour: DateCalendaire) =>
  addYears(dateDebut, 1) <= jour

/** Null: the ground is not open. */
type Regle = (depart: Depart, contrat: ContratQuitte) => DateCalendaire | null

/** One rule for each ground (code de la mutualité, L221-10, -10-1, -10-2 and -17). */
const regles: Record<MotifResiliation, Regle> = {
  /**
   * Health contracts only. The law lets members ask after a year. An earlier request is kept,
   * counts as received on that day, and ends the contract a month after it.
   */
  unAn: ({ recueLe }, { dateDebut, typeContrat }) =>
    typeContrat === 'sante' ? addMonths(latest(recueLe, addYears(dateDebut, 1)), 1) : null,
  /**
   * Contracts run for a calendar year: the first day of the next year that the contract can still
   * be kept from.
   */
  echeance({ recueLe }) {
    const { annee } = lireDate(recueLe)
    return `${recueLe <= dernierJourEcheance(annee) ? annee + 1 : annee + 2}-01-01`
  },
  situation: ({ recueLe, evenementLe }) =>
    evenementLe !== null && recueLe <= addMonths(evenementLe, SITUATION_MOIS)
      ? addMonths(latest(recueLe, evenementLe), 1)
      : null,
  avisTardif({ recueLe, evenementLe }) {
    if (evenementLe === null || evenementLe > recueLe) return null
    if (recueLe > addDays(evenementLe, AVIS_JOURS)) return null
    const { annee, mois } = lireDate(evenementLe)
    // A notice of autumn is about the coming term; one of spring about the past term.
    const terme = mois > 6 ? `${annee + 1}-01-01` : `${annee}-01-01`
    return latest(terme, addDays(recueLe, 1))
  },
  autre: () => null,
}

/** These grounds are always open; the others need an event that only the member knows. */
const deDroit: readonly MotifResiliation[] = ['unAn', 'echeance']

/** The open grounds on that day, each with its first day. */
export const motifsOuverts = (depart: Depart, contrat: ContratQuitte) =>
  [...new Set([depart.motif, ...deDroit])].flatMap((motif) => {
    const effetLe = regles[motif](depart, contrat)
    return effetLe === null ? [] : [{ motif, effetLe }]
  })

/**
 * The day asked for: the written one, or, for « at the term » from July on, that term. In the first
 * half of the year the term that people mean has passed, and nobody means the next one.
 */
function jourVoulu({ motif, recueLe, souhaiteeLe }: Depart): DateCalendaire | null {
  if (souhaiteeLe !== null || motif !== 'echeance') return souhaiteeLe
  const { annee, mois } = lireDate(recueLe)
  return mois > 6 ? `${annee + 1}-01-01` : null
}

/**
 * When a contract ends: on the earliest day of all open grounds, whatever ground was given, or on a
 * later one that was asked for. A wrong, missing or late ground is no reason to refuse or delay.
 */
export function effetResiliation(depart: Depart, contrat: ContratQuitte): EffetResiliation {
  const ouverts = motifsOuverts(depart, contrat)
  // The yearly term is open to everybody, so there is always one.
  const [premier] = ouverts.toSorted((a, b) => a.effetLe.localeCompare(b.effetLe))
  if (!premier) throw new Error('The term of the year is open to everybody')
  const auPlusTotLe = premier.effetLe
  const effetLe = latest(auPlusTotLe, jourVoulu(depart) ?? auPlusTotLe)
  // The ground that was given, where it allows that day too.
  const { motif } =
    ouverts.find((un) => un.motif === depart.motif && un.effetLe <= effetLe) ?? premier
  return {
    motif,
    effetLe,
    auPlusTotLe,
    compteeLe:
      motif === 'unAn' && !hasUnAn(contrat.dateDebut, depart.recueLe)
        ? addYears(contrat.dateDebut, 1)
        : null,
  }
}

/** The last day of cover. */
export const dernierJourCouvert = (effetLe: DateCalendaire): DateCalendaire => addDays(effetLe, -1)

const latest = (une: DateCalendaire, autre: DateCalendaire) => (une > autre ? une : autre)

export type SaisieResiliation = {
  /** Empty: none is given, and none is needed. */
  motif: string
  /** JJ/MM/AAAA. */
  evenementLe: string
  souhaiteeLe: string
  precision: string
  adresse: string
}

export type Resiliation = {
  numeroContrat: string
  motif: MotifResiliation
  /** No ground was given: none is told as theirs. */
  isSansMotif?: true
  evenementLe: DateCalendaire | null
  souhaiteeLe: DateCalendaire | null
  precision: string | null
  /** Where to send papers after the end, as typed. */
  adresse: string | null
}

export const PRECISION_MAX = 2000

/** Which day goes with a ground; null: none. */
export const libelleEvenement = (motif: string): string | null =>
  motif === 'situation'
    ? 'Date du changement'
    : motif === 'avisTardif'
      ? 'Date d’envoi de l’avis, sur l’enveloppe ou l’e-mail'
      : null

/** Only what cannot be read is a fault: a wrong ground or day keeps nobody from leaving. */
export const validateResiliation = (s: SaisieResiliation): Faults => ({
  motif: s.motif === '' || isMotifResiliation(s.motif) ? null : 'Choisissez un motif de la liste',
  evenementLe: libelleEvenement(s.motif) === null ? null : messageDateLibre(s.evenementLe),
  souhaiteeLe: messageDateLibre(s.souhaiteeLe),
  precision:
    s.precision.length > PRECISION_MAX ? `Écrivez au plus ${PRECISION_MAX} caractères` : null,
})

export const normaliseResiliation = (s: SaisieResiliation, numeroContrat: string): Resiliation => ({
  numeroContrat,
  ...(isMotifResiliation(s.motif) ? { motif: s.motif } : { motif: 'autre', isSansMotif: true }),
  evenementLe: libelleEvenement(s.motif) === null ? null : parseDate(s.evenementLe),
  souhaiteeLe: parseDate(s.souhaiteeLe),
  precision: s.precision.trim() || null,
  adresse: s.adresse.trim() || null,
})
