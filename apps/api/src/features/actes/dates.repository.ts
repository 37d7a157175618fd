import type { ActeGestion } from '@espace-adherent/contract'
import type { RegleDateEffet } from '@espace-adherent/domain'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { contrat } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { regleDateEffet } from '../regles-date-effet/lu.ts'

/** The rule of the offer, else the one for all offers; undefined: the client has none. */
export async function findRegle(
  tx: Executor,
  { clientCode, acte, nomOffre }: { clientCode: string; acte: ActeGestion; nomOffre: string },
): Promise<RegleDateEffet | undefined> {
  const [row] = await tx
    .select({ regle: regleDateEffet.regle })
    .from(regleDateEffet)
    .where(
      and(
        eq(regleDateEffet.clientCode, clientCode),
        eq(regleDateEffet.acte, acte),
        inArray(regleDateEffet.nomOffre, [nomOffre, '']),
      ),
    )
    .orderBy(desc(regleDateEffet.nomOffre))
    .limit(1)
  return row?.regle
}

/** The same, of the contract that a statement reads, for an act that it is asked about. */
export const regleDuContrat = sql<RegleDateEffet | null>`(
  select ${regleDateEffet.regle} from ${regleDateEffet}
  where ${regleDateEffet.clientCode} = ${contrat.clientCode}
    and ${regleDateEffet.acte} = ${sql.placeholder('acteDate')}
    and ${regleDateEffet.nomOffre} in (${contrat.nomOffre}, '')
  order by ${regleDateEffet.nomOffre} desc limit 1)`
