import type { DateCalendaire } from '../calendrier/index.ts'

/** The place in a list ordered by date, then by number, both from the newest. */
export type Curseur = { date: DateCalendaire; id: number }
