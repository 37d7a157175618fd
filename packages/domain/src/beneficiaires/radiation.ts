import type { Faults } from '../actes/acte.ts'
import { addDays, addMonths } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import {
  borneDe,
  type DatesEffet,
  type Plage,
  plageDebutDeMois,
  plageEcheance,
  plagesSelon,
  type RegleDateEffet,
} from '../calendrier/date-effet.ts'
import { messageSaisieDateEffet } from '../calendrier/date-effet-saisie.ts'
import { messageSaisieDate, NAISSANCE_MIN, parseDate } from '../calendrier/saisie.ts'
import { estCleDe, messageParmi } from '../validation/validation.ts'

export const libellesMotifRadiation = {
  couvertureObligatoire: 'Sa propre mutuelle obligatoire, par son employeur',
  separation: 'Une séparation',
  finEtudes: 'La fin de ses études',
  deces: 'Un décès',
  autre: 'Une autre raison',
} as const
export type MotifRadiation = keyof typeof libellesMotifRadiation
export const motifsRadiation = Object.keys(libellesMotifRadiation) as MotifRadiation[]

export const isMotifRadiation = estCleDe(libellesMotifRadiation)

/** When what is the reason happened, or is to happen; « another reason » has no day. */
export const libellesDateMotif: Record<Exclude<MotifRadiation, 'autre'>, string> = {
  couvertureObligatoire: 'Couvert par son employeur à partir du',
  separation: 'Date de la séparation',
  finEtudes: 'Fin des études le',
  deces: 'Date du décès',
}

export type SaisieRadiation = {
  personneId: string
  motif: string
  /** JJ/MM/AAAA. */
  dateMotif: string
  dateEffet: string
}

export type FaitsRadiation = {
  personnes: readonly { id: string }[]
  dates: DatesEffet
}

const PREAVIS_MOIS = 3

/**
 * Whoever must be covered by their employer leaves on the first of a month (Code de la sécurité sociale,
 * L.911-7: the employer’s cover is compulsory, so that this one has no object any more); a death counts
 * from its day; everything else waits for the yearly term of the contract, which is usage.
 */
export const regleRadiation: RegleDateEffet = {
  plages: [
    plageDebutDeMois(PREAVIS_MOIS, [borneDe('>=', 'RADEVT')], { motif: ['couvertureObligatoire'] }),
    {
      libelle: 'Le jour du décès',
      quand: [{ champ: 'motif', valeurs: ['deces'] }],
      contraintes: [borneDe('=', 'RADEVT'), borneDe('>=', 'CDEB'), borneDe('<=', 'AUJ')],
    },
    plageEcheance({ motif: ['separation', 'finEtudes', 'autre'] }),
  ],
}

/** The first days without this person. */
export const plagesRadiation = (
  { dates }: Pick<FaitsRadiation, 'dates'>,
  { motif, dateMotif }: Pick<SaisieRadiation, 'motif' | 'dateMotif'>,
): Plage[] => plagesSelon(dates, { faits: { motif }, dateMotif: parseDate(dateMotif) })

export function validateRadiation(
  saisie: SaisieRadiation,
  faits: FaitsRadiation,
  aujourdhui: DateCalendaire,
): Faults {
  const { personneId, motif, dateMotif, dateEffet } = saisie
  return {
    personneId: messageParmi(
      faits.personnes,
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
    dateEffet: messageSaisieDateEffet(dateEffet, plagesRadiation(faits, saisie)),
  }
}

export const lireRadiation = (saisie: SaisieRadiation) => ({
  personneId: saisie.personneId,
  motif: isMotifRadiation(saisie.motif) ? saisie.motif : ('autre' as const),
  dateMotif: saisie.motif === 'autre' ? null : parseDate(saisie.dateMotif),
  dateEffet: parseDate(saisie.dateEffet) ?? '',
})
export type Radiation = ReturnType<typeof lireRadiation>

/** The last day of cover: the day before, but the day itself of whoever died. */
export const finCouverture = ({
  motif,
  dateEffet,
}: Pick<Radiation, 'motif' | 'dateEffet'>): DateCalendaire =>
  motif === 'deces' ? dateEffet : addDays(dateEffet, -1)
