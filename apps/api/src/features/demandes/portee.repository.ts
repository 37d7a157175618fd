import type { Portee, Qualite } from '@espace-adherent/domain'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { assure, compte } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { demande } from './demandes.schema.ts'

const qualites: Record<Exclude<Portee, 'Both'>, Qualite> = {
  Contrat: 'adherent',
  Benef: 'beneficiaire',
}

/**
 * Requests of those whom a role stops at: who subscribed to the contract that a request is about, or whom
 * it covers. What is about no contract, or whose author is not known, is for those who see both.
 */
export const dansPortee = (portee: Portee): SQL | undefined =>
  portee === 'Both'
    ? undefined
    : sql`exists (select 1 from ${assure} a
        where a.client_code = ${demande.clientCode} and a.numero_contrat = ${demande.numeroContrat}
        and a.qualite = ${qualites[portee]} and a.personne_id = coalesce(
          (select c.personne_id from ${compte} c where c.id = ${demande.compteId}), ${demande.personneId}))`

export async function isDansPortee(
  db: Executor,
  clientCode: string,
  id: string,
  portee: Portee,
): Promise<boolean> {
  const rows = await db
    .select({ id: demande.id })
    .from(demande)
    .where(and(eq(demande.clientCode, clientCode), eq(demande.id, id), dansPortee(portee)))
  return rows.length > 0
}

/** How many requests of one account there are, and how many of them a role sees. */
export async function countVues(
  db: Executor,
  clientCode: string,
  compteId: string,
  portee: Portee,
): Promise<{ toutes: number; vues: number }> {
  const [row] = await db
    .select({
      toutes: sql<number>`count(*)::int`,
      vues: sql<number>`(count(*) filter (where ${dansPortee(portee) ?? sql`true`}))::int`,
    })
    .from(demande)
    .where(and(eq(demande.clientCode, clientCode), eq(demande.compteId, compteId)))
  return row ?? { toutes: 0, vues: 0 }
}
