import { isPayable } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { findDues, lockIndu } from './indus.repository.ts'
import { encaisser, type Geste, type IndusDeps } from './suite.ts'

/** An instalment given back, and by whom it was owed. */
type Rendue = { dateEcheance: string; montant: number; personneId: string }

/** By card as a contribution that is not debited: not months ahead. */
export const isInduPayable = (echeance: { dateEcheance: string }, jour: string): boolean =>
  isPayable({ ...echeance, etat: 'a_venir', codeModePaiement: 'CB' }, jour)

/** A bank said yes: these instalments, which are of requests to pay back, are paid. */
export async function payerIndus(
  deps: IndusDeps,
  tx: Executor,
  { id: paiementId, clientCode }: { id: string; clientCode: string },
  ids: readonly string[],
  geste: Geste,
): Promise<Rendue[]> {
  const dues = await findDues(tx, clientCode, ids)
  const payees: Rendue[] = []
  for (const id of new Set(dues.map(({ induId }) => induId))) {
    const row = await lockIndu(tx, clientCode, id)
    if (!row) continue
    const moyen = { ids: [...ids], moyen: 'carte', paiementId } as const
    const rendues = await encaisser(deps, tx, row, moyen, geste)
    payees.push(...rendues.map((rendue) => ({ ...rendue, personneId: row.personneId })))
  }
  return payees
}
