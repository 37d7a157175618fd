import { addMonths } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import { type DroitSoins, droitsDe, type LigneComptee } from '../prestations/droits.ts'
import type { Couverture } from '../prestations/niveaux.ts'
import type { Patient } from '../prestations/soin-le.ts'
import type { Attente } from './besoins.ts'

/**
 * Somebody of the contract, with the care that the reader of the advice may see; null: hidden, and
 * nothing is drawn from it.
 */
export type AssureConseille = (Couverture & Patient & { lignes: readonly LigneComptee[] }) | null

/**
 * Acts that are paid again only after some years, and the acts of the same heading without such a
 * delay.
 */
const attendues: Partial<Record<Attente, { cles: readonly string[]; autres: readonly string[] }>> =
  {
    optique: { cles: ['paireDeLunettes'], autres: ['LEN', 'LER'] },
    aidesAuditives: { cles: ['oreille', 'oreilleDroite', 'oreilleGauche'], autres: [] },
  }

/** An advice is about the year to come. */
const MOIS = 12

/**
 * Needs for which nobody of the contract can be paid within a year, with the first day on which
 * somebody can. Cover for them would be paid and not used.
 */
export function attentesRemises(
  assures: readonly AssureConseille[],
  jour: DateCalendaire,
): Partial<Record<Attente, DateCalendaire>> {
  const remises: Partial<Record<Attente, DateCalendaire>> = {}
  const droits = assures.map((assure) => assure && droitsDe(assure, jour))
  for (const [attente, { cles, autres }] of Object.entries(attendues)) {
    const isAutrement = assures.some((assure) =>
      assure?.lignes.some(({ codeActe }) => autres.includes(codeActe)),
    )
    const jours = droits.flatMap((siens) => (siens ? siens.flatMap(des(cles)) : [jour]))
    const premier = jours.toSorted()[0]
    if (premier && premier > addMonths(jour, MOIS) && !isAutrement)
      remises[attente as Attente] = premier
  }
  return remises

  /** From when each act can be paid again: today, where one is left. */
  function des(cles: readonly string[]) {
    return ({ cle, reste, renouvelables }: DroitSoins): DateCalendaire[] =>
      cles.includes(cle) ? (reste > 0 ? [jour] : renouvelables.slice(0, 1)) : []
  }
}
