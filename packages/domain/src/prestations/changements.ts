import type { DateCalendaire } from '../calendrier/date.ts'
import { reglementes } from './exemples.ts'
import { nomenclature } from './nomenclature.ts'
import { montantsRetenus } from './retenues.ts'

/** The days on which a rule changes, the earliest first: between two of them acts stay the same. */
export function joursDeChangement(): DateCalendaire[] {
  const jours = [
    ...nomenclature.flatMap(({ versions, ages }) =>
      [...versions, ...ages.flatMap((age) => age.versions)].map(([depuis]) => depuis),
    ),
    ...[...Object.values(montantsRetenus), ...Object.values(reglementes)].flatMap((dates) =>
      dates.map(([depuis]) => depuis),
    ),
  ]
  return [...new Set(jours)].sort()
}
