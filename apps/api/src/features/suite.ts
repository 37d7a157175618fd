/** What follows a row, of one insurer: null, from the beginning. */
export type Suite<Row> = { clientCode: string; apres: Row | null; limite: number }

/** Before every identifier that is drawn. */
export const AUCUN = '00000000-0000-0000-0000-000000000000'
