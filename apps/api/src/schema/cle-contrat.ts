import { type AnyColumn, and, eq } from 'drizzle-orm'

type DuContrat = { clientCode: AnyColumn; numeroContrat: AnyColumn }

/** What a table holds of one contract. */
export const duContrat = (
  table: DuContrat,
  { clientCode, numeroContrat }: { clientCode: string; numeroContrat: string },
) => and(eq(table.clientCode, clientCode), eq(table.numeroContrat, numeroContrat))
