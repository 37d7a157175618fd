import { and, eq } from 'drizzle-orm'
import { compte } from '../../src/noyau/comptes.schema.ts'
import type { Executor } from '../../src/platform/db/index.ts'

/** The very same provider answers at another address from now on. */
export const moveIssuer = (
  db: Executor,
  clientCode: string,
  { from, to }: { from: string; to: string },
) =>
  db
    .update(compte)
    .set({ issuerExterne: to })
    .where(and(eq(compte.clientCode, clientCode), eq(compte.issuerExterne, from)))
