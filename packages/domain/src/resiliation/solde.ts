import { addDays } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'

type Payee = { periodeDebut: DateCalendaire; periodeFin: DateCalendaire; montant: number }

/** What was paid for days without cover, in cents: each period is shared out by its days. */
export const tropPercu = (payees: readonly Payee[], effetLe: DateCalendaire): number =>
  payees.reduce((somme, { periodeDebut, periodeFin, montant }) => {
    if (periodeFin < effetLe) return somme
    const du = effetLe > periodeDebut ? effetLe : periodeDebut
    return somme + Math.round((montant * jours(du, periodeFin)) / jours(periodeDebut, periodeFin))
  }, 0)

function jours(du: DateCalendaire, au: DateCalendaire): number {
  let nombre = 0
  for (let jour = du; jour <= au; jour = addDays(jour, 1)) nombre += 1
  return nombre
}
