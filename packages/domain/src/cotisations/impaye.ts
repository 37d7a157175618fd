import { addDays } from '../calendrier/calcul.ts'
import { type DateCalendaire, dateAParis } from '../calendrier/date.ts'
import type { EtatContrat, EvenementContrat } from '../contrats/index.ts'

/** Code de la mutualité, L. 221-7: thirty days to pay, then ten more. */
const JOURS_POUR_PAYER = 30
const JOURS_AVANT_LA_FIN = 10

/** The last of thirty whole days after the formal notice: who pays by then is never suspended. */
export const dernierJourPourPayer = (miseEnDemeureLe: DateCalendaire): DateCalendaire =>
  addDays(miseEnDemeureLe, JOURS_POUR_PAYER)

/** The first day without cover. A Sunday counts and prolongs nothing, as in the law. */
export const suspensionLe = (miseEnDemeureLe: DateCalendaire): DateCalendaire =>
  addDays(dernierJourPourPayer(miseEnDemeureLe), 1)

/** The last day of the contract, ten whole days later: who pays by then is covered again. */
export const dernierJourDuContrat = (miseEnDemeureLe: DateCalendaire): DateCalendaire =>
  addDays(dernierJourPourPayer(miseEnDemeureLe), JOURS_AVANT_LA_FIN)

/** Cover is back at noon, in Paris, on the day after what was due was paid. */
export function reprise(payeLe: Date): { jour: DateCalendaire; instant: Date } {
  const jour = addDays(dateAParis(payeLe), 1)
  return { jour, instant: midiAParis(jour) }
}

/** Noon in Paris is 10:00 or 11:00 UTC; the clocks never change at that hour. */
function midiAParis(jour: DateCalendaire): Date {
  const onze = new Date(`${jour}T11:00:00Z`)
  const heure = new Intl.DateTimeFormat('fr-FR', {
    timeZone: 'Europe/Paris',
    hour: 'numeric',
    hourCycle: 'h23',
  }).format(onze)
  return Number.parseInt(heure, 10) === 12 ? onze : new Date(`${jour}T10:00:00Z`)
}

/**
 * `avertie`: there is time to pay. `suspendue`: no cover. `reglee`: everything is as before.
 * `resiliee`: too late. `sansObjet`: the contract ended otherwise; what is due stays due, and
 * nothing is left to suspend.
 */
export const etatsImpaye = ['avertie', 'suspendue', 'reglee', 'resiliee', 'sansObjet'] as const
export type EtatImpaye = (typeof etatsImpaye)[number]

/** A formal notice, and when everything that it asks for was paid; null: something is still due. */
export type Impaye = { miseEnDemeureLe: DateCalendaire; payeLe: Date | null }

/** The state of a running notice, given its contract. */
export function etatImpaye(
  { miseEnDemeureLe, payeLe }: Impaye,
  etatContrat: EtatContrat,
  now: Date,
): EtatImpaye {
  if (etatContrat === 'resilie') return payeLe ? 'reglee' : 'sansObjet'
  const jour = dateAParis(payeLe ?? now)
  if (jour > dernierJourDuContrat(miseEnDemeureLe)) return 'resiliee'
  if (jour < suspensionLe(miseEnDemeureLe)) return payeLe ? 'reglee' : 'avertie'
  return payeLe && now >= reprise(payeLe).instant ? 'reglee' : 'suspendue'
}

/** The event that a notice in this state causes for its contract; null: none. */
export const evenementImpaye: Record<EtatImpaye, EvenementContrat | null> = {
  avertie: null,
  suspendue: 'suspendre',
  reglee: 'reprendre',
  resiliee: 'finir',
  sansObjet: null,
}
