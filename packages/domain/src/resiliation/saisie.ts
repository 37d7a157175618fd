import type { Faults } from '../actes/acte.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import { messageDateLibre, parseDate } from '../calendrier/saisie.ts'
import { isMotifResiliation, type MotifResiliation } from './motifs.ts'

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
  motif: isMotifResiliation(s.motif) ? s.motif : 'autre',
  evenementLe: libelleEvenement(s.motif) === null ? null : parseDate(s.evenementLe),
  souhaiteeLe: parseDate(s.souhaiteeLe),
  precision: s.precision.trim() || null,
  adresse: s.adresse.trim() || null,
})
