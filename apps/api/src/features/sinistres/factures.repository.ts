import { and, eq, ne } from 'drizzle-orm'
import { type CleContrat, duContrat } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { ligne } from '../remboursements/lu.ts'

/** What is on that person's statements for that day; what was refused may be asked for again. */
export const findLignesDuJour = (
  tx: Executor,
  cle: CleContrat,
  { personneId, dateSoins }: { personneId: string; dateSoins: string },
) =>
  tx
    .select({ codeActe: ligne.codeActe, depense: ligne.depense })
    .from(ligne)
    .where(
      and(
        duContrat(ligne, cle),
        eq(ligne.dateSoins, dateSoins),
        eq(ligne.personneId, personneId),
        ne(ligne.etat, 'rejetee'),
      ),
    )
