import { addDays, dateAParis } from '@espace-adherent/domain'
import { createSequence } from './remboursements/quotidien.ts'

export type ConnexionDemo = { compteId: string; le: Date }

/** Sign-ins of eight accounts by day of the week, Sunday first: papers are for Mondays. */
const parJour = [9, 34, 29, 24, 26, 21, 12] as const
/** Hours at which they do it: at lunch, and once the children are in bed. */
const heures = [7, 8, 9, 10, 12, 12, 13, 14, 17, 18, 19, 20, 20, 21, 21, 22] as const

/** A believable month of sign-ins that ended just before `now`, the same for the same day. */
export function listConnexions(now: Date, comptes: readonly string[]): ConnexionDemo[] {
  const next = createSequence(2_026)
  const aujourdhui = dateAParis(now)
  const connexions: ConnexionDemo[] = []
  for (let recul = 29; recul >= 0; recul--) {
    const jour = addDays(aujourdhui, -recul)
    const habituel = parJour[new Date(`${jour}T12:00:00Z`).getUTCDay()] ?? 0
    const nombre = Math.round(((habituel + next() * 7 - 3) * comptes.length) / 8)
    for (let i = 0; i < nombre; i++) {
      const le = new Date(`${jour}T00:00:00Z`)
      le.setUTCHours(pick(heures, next()) - 1, Math.floor(next() * 60), Math.floor(next() * 60))
      // The first accounts of the list are those that come most often.
      const compteId = pick(comptes, next() ** 2)
      if (le < now) connexions.push({ compteId, le })
    }
  }
  return connexions
}

const pick = <T>(list: readonly T[], at: number): T =>
  list[Math.min(list.length - 1, Math.floor(at * list.length))] as T
