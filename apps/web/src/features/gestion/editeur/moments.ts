import { formatInstantCourt } from '@espace-adherent/domain/calendrier'

/** « 16/11/2026 14:28 ». */
export const instantDe = (le: string) => formatInstantCourt(new Date(le))

/** Morning in Paris, summer or winter. */
export const matinDu = (date: string) => new Date(`${date}T06:00:00Z`).toISOString()
