import { and, inArray, ne, sql } from 'drizzle-orm'
import type { CleContrat } from './cle.ts'
import { cotisation } from './cotisations.schema.ts'
import { type Change, changed, type Ecriture } from './ecriture.ts'
import { duContrat } from './lectures.repository.ts'

/** Paid by another means than a debit: that one was presented, and refused, is kept. */
export const payeeAutrement = {
  etat: 'payee',
  motifRejet: null,
  isPresentee: sql`${cotisation.isPresentee}
    or (${cotisation.etat} = 'rejetee' and ${cotisation.codeModePaiement} = 'PRE')`,
} as const

/** Those of these instalments that are still due are paid, by that means. */
export async function settleCotisations(
  e: Ecriture,
  cle: CleContrat,
  ids: readonly string[],
  { codeModePaiement, paiementId = null }: { codeModePaiement: string; paiementId?: string | null },
): Promise<Change> {
  await e
    .update(cotisation)
    .set({ ...payeeAutrement, codeModePaiement, paiementId })
    .where(
      and(
        duContrat(cotisation, cle),
        inArray(cotisation.id, [...ids]),
        ne(cotisation.etat, 'payee'),
      ),
    )
  return changed(e, undefined, 'contrat.cotisations')
}
