import { isPayable } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { findIndusPayes, lockIndu, unpayEcheances } from './indus.repository.ts'
import { encaisser, type Geste, type IndusDeps } from './suite.ts'

/** An instalment given back, and by whom it was owed. */
type Rendue = { dateEcheance: string; montant: number; personneId: string }
type Paiement = { clientCode: string; echeances: readonly string[] }

/** By card as a contribution that is not debited: not months ahead. */
export const isInduPayable = (echeance: { dateEcheance: string }, jour: string): boolean =>
  isPayable({ ...echeance, etat: 'a_venir', codeModePaiement: 'CB' }, jour)

/** A bank said yes: those of its instalments that are of a request to pay back are paid. */
export async function payerIndus(
  deps: IndusDeps,
  tx: Executor,
  { clientCode, echeances }: Paiement,
  geste: Geste,
): Promise<Rendue[]> {
  const payees: Rendue[] = []
  for (const id of await findIndusPayes(tx, echeances)) {
    const row = await lockIndu(tx, clientCode, id)
    if (!row) continue
    const rendues = await encaisser(deps, tx, row, { ids: echeances, moyen: 'carte' }, geste)
    payees.push(...rendues.map((rendue) => ({ ...rendue, personneId: row.personneId })))
  }
  return payees
}

/** The card was given its money back: they are due again. */
export const rendreIndus = (tx: Executor, { echeances }: Paiement) => unpayEcheances(tx, echeances)
