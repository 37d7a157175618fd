import { addYears } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import type { Geste } from '../demandes/transitions.ts'
import type { Cercle } from './cercle.ts'

/**
 * How long an access that has ended still counts. Otherwise somebody could end it, decide, and be
 * let in again the same day.
 */
export const debutDeport = (jour: DateCalendaire): DateCalendaire => addYears(jour, -1)

/** Why somebody leaves a file to a colleague. */
export const liens = ['soi', 'contrat', 'delegation'] as const
export type Lien = (typeof liens)[number]

/** Whom a decision of staff is about, as far as it says. */
export type Concerne = {
  compteId?: string | null
  personneId?: string | null
  /** One or several: what was typed by somebody without an account counts too. */
  contrats?: readonly (string | null)[]
  /** Where they are written to, when they have no account. */
  email?: string | null
}

/** What ties somebody to a file; null: nothing known. */
export function lienAvec(
  cercle: Cercle,
  { compteId, personneId, contrats = [], email }: Concerne,
): Lien | null {
  if (email && cercle.soi.emails.includes(email.toLowerCase())) return 'soi'
  const has = (ceux: readonly string[], un: string | null | undefined) => !!un && ceux.includes(un)
  return (
    liens.find((lien) => {
      const proches = cercle[lien]
      return (
        has(proches.comptes, compteId) ||
        has(proches.personnes, personneId) ||
        contrats.some((contrat) => has(proches.contrats, contrat))
      )
    }) ?? null
  )
}

export const isConcerne = (cercle: Cercle, concerne: Concerne): boolean =>
  lienAvec(cercle, concerne) !== null

/** The gestures that somebody concerned may still do: give back what they have. */
export const isPermisAuConcerne = (geste: Geste | 'noter', isChezEux: boolean): boolean =>
  geste === 'rendre' && isChezEux

/** Said to whoever tried, and where the gesture would be. */
export const refusDeport: Record<Lien, string> = {
  soi: 'Ce dossier est le vôtre\u00a0: un collègue doit s’en charger',
  contrat:
    'Ce dossier concerne votre contrat ou une personne qui y figure\u00a0: un collègue doit s’en charger',
  delegation:
    'Ce dossier est celui d’un proche avec qui vous partagez un accès, ou l’avez partagé depuis un an\u00a0: un collègue doit s’en charger',
}
