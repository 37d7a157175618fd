import type { DateCalendaire } from '../calendrier/date.ts'

type Payee = { periodeDebut: DateCalendaire; periodeFin: DateCalendaire; montant: number }

/** What was paid for days without cover, in cents: each period is shared out by its days. */
export const tropPercu = (payees: readonly Payee[], effetLe: DateCalendaire): number =>
  payees.reduce((somme, { periodeDebut, periodeFin, montant }) => {
    if (periodeFin < effetLe) return somme
    const du = effetLe > periodeDebut ? effetLe : periodeDebut
    return somme + Math.round((montant * jours(du, periodeFin)) / jours(periodeDebut, periodeFin))
  }, 0)

/** The first and the last included. */
const jours = (du: DateCalendaire, au: DateCalendaire) =>
  Math.round((Date.parse(au) - Date.parse(du)) / 86_400_000) + 1
