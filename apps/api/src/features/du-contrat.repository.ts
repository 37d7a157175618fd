import { type AnyColumn, and, eq } from 'drizzle-orm'
import type { CleContrat } from './perimetre.ts'

type DuContrat = { clientCode: AnyColumn; numeroContrat: AnyColumn }

/** What a table holds of one contract. */
export const duContrat = (table: DuContrat, { clientCode, numeroContrat }: CleContrat) =>
  and(eq(table.clientCode, clientCode), eq(table.numeroContrat, numeroContrat))
