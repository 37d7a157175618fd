import type { ratioAnnuel } from '../../src/features/ratios/ratios.schema.ts'
import type { CodeClient } from '../types.ts'

/** Of a recent year, and how much each moved from one year to the next, in tenths of a percent. */
const bases: Record<CodeClient, { prestations: number; frais: number }> = {
  horizon: { prestations: 813, frais: 162 },
  atlas: { prestations: 846, frais: 127 },
}
const ANNEES_PASSEES = 6

const enPourcent = (dixiemes: number) => (dixiemes / 10).toFixed(1).replace('.', ',')

/** From some years ago to the next, whose schedules leave in the autumn. */
export function ratiosDe(
  clientCode: CodeClient,
  annee: number,
): (typeof ratioAnnuel.$inferInsert)[] {
  const { prestations, frais } = bases[clientCode]
  return Array.from({ length: ANNEES_PASSEES + 2 }, (_, rang) => {
    const an = annee + 1 - rang
    return {
      clientCode,
      annee: an,
      exercice: an - 1,
      prestations: enPourcent(prestations - 3 * rang),
      frais: enPourcent(frais + 2 * rang),
    }
  })
}
