import type { ActeGestion } from '@espace-adherent/contract'
import type { RegleDateEffet } from '@espace-adherent/domain'
import { and, desc, eq, inArray } from 'drizzle-orm'
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
