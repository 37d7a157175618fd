import type { LigneTraitement } from '@espace-adherent/contract/demandes/gestion'
import {
  addDays,
  dateAParis,
  formatDate,
  formatInstant,
  joursOuvres,
} from '@espace-adherent/domain/calendrier'
import { urgenceDe } from '@espace-adherent/domain/demandes'
import { textes } from './textes.ts'

export const aujourdhui = () => dateAParis(new Date())

/** « 06/11/2026 à 09:12 », on the clocks of Paris. */
export const instantDe = (instant: string) => formatInstant(new Date(instant))
export const jourDe = (instant: string) => formatDate(dateAParis(new Date(instant)))
/** « 18/11 »: the year goes without saying. */
export const jourCourt = (date: string) => formatDate(date).slice(0, 5)

type Datee = Pick<LigneTraitement, 'echeance' | 'isEnPause' | 'attendueLe'>

/** How a deadline is told, and how much it presses. */
export function delaiDe(ligne: Datee, jour = aujourdhui()) {
  const urgence = urgenceDe(ligne, jour)
  return { urgence, libelle: libelleDe(ligne, urgence, jour) }
}

function libelleDe(
  { echeance, attendueLe }: Datee,
  urgence: ReturnType<typeof urgenceDe>,
  jour: string,
): string {
  if (urgence === 'pause')
    return attendueLe !== null && attendueLe < jour
      ? textes.sansReponse(jourCourt(attendueLe))
      : textes.enPause
  if (urgence === 'retard') return textes.retard(Math.max(1, joursOuvres(echeance, jour).length))
  if (echeance === jour) return textes.aujourdhui
  return echeance === addDays(jour, 1) ? textes.demain : jourCourt(echeance)
}
