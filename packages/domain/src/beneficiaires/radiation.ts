import type { Faults } from '../actes/acte.ts'
import { addDays, addMonths } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import {
  borneDe,
  plageDe,
  plageDebutDeMois,
  plageEcheance,
  type RegleDateEffet,
} from '../calendrier/date-effet.ts'
import { messageSaisieDate, NAISSANCE_MIN, parseDate } from '../calendrier/saisie.ts'
import { estCleDe, messageParmi } from '../validation/index.ts'

export const libellesMotifRadiation = {
  couvertureObligatoire: 'Sa propre mutuelle obligatoire, par son employeur',
  separation: 'Une séparation',
  finEtudes: 'La fin de ses études',
  deces: 'Un décès',
  autre: 'Une autre raison',
} as const
export type MotifRadiation = keyof typeof libellesMotifRadiation

export const isMotifRadiation = estCleDe(libellesMotifRadiation)

/** When the reason happened or will happen; « another reason » has no day. */
export const libellesDateMotif: Record<Exclude<MotifRadiation, 'autre'>, string> = {
  couvertureObligatoire: 'Couverture par son employeur à partir du',
  separation: 'Date de la séparation',
  finEtudes: 'Fin des études le',
  deces: 'Date du décès',
}

/** Days as JJ/MM/AAAA. */
export type SaisieRadiation = Record<'personneId' | 'motif' | 'dateMotif' | 'dateEffet', string>
/** Everybody but the adherent. */
export type FaitsRadiation = { personnes: Record<'id' | 'prenom' | 'nom' | 'lien', string>[] }

const PREAVIS_MOIS = 3

/**
 * The days on which cover may end. Somebody whom their employer must cover leaves on the first of a
 * month (Code de la sécurité sociale, L.911-7). A death counts from its day. Anything else waits
 * for the yearly term of the contract, which is usage.
 */
export const regleRadiation: RegleDateEffet = {
  plages: [
    plageDebutDeMois(PREAVIS_MOIS, [borneDe('>=', 'RADEVT')], { motif: ['couvertureObligatoire'] }),
    plageDe(
      'Le jour du décès',
      [borneDe('=', 'RADEVT'), borneDe('>=', 'CDEB'), borneDe('<=', 'AUJ')],
      { motif: ['deces'] },
    ),
    plageEcheance({ motif: ['separation', 'finEtudes', 'autre'] }),
  ],
}

export const validateRadiation = (
  { personneId, motif, dateMotif }: SaisieRadiation,
  { personnes }: { personnes: readonly { id: string }[] },
  aujourdhui: DateCalendaire,
): Faults => ({
  personneId: messageParmi(
    personnes,
    'id',
    personneId,
    'Choisissez la personne qui quitte le contrat',
  ),
  motif: isMotifRadiation(motif) ? null : 'La raison du départ est obligatoire',
  dateMotif:
    motif === 'autre' || !isMotifRadiation(motif)
      ? null
      : messageSaisieDate(dateMotif, {
          required: true,
          min: NAISSANCE_MIN,
          max: motif === 'deces' ? aujourdhui : addMonths(aujourdhui, PREAVIS_MOIS),
        }),
})

export const lireRadiation = (saisie: SaisieRadiation) => ({
  personneId: saisie.personneId,
  motif: isMotifRadiation(saisie.motif) ? saisie.motif : ('autre' as const),
  dateMotif: saisie.motif === 'autre' ? null : parseDate(saisie.dateMotif),
  dateEffet: parseDate(saisie.dateEffet) ?? '',
})
export type Radiation = ReturnType<typeof lireRadiation>

/** The last day of cover: the day before the chosen one, or the day of a death itself. */
export const finCouverture = ({ motif, dateEffet }: Pick<Radiation, 'motif' | 'dateEffet'>) =>
  motif === 'deces' ? dateEffet : addDays(dateEffet, -1)
