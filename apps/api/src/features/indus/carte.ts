import { isPayable } from '@espace-adherent/domain'
import type { Ecriture } from '../../noyau/index.ts'
import { note, type Qui } from '../nouvelles/index.ts'
import { findDues, lockIndu } from './indus.repository.ts'
import { encaisser } from './suite.ts'

/** An instalment given back, and by whom it was owed. */
type Rendue = { dateEcheance: string; montant: number; personneId: string }

/** By card as a contribution that is not debited: not months ahead. */
export const isInduPayable = (echeance: { dateEcheance: string }, jour: string): boolean =>
  isPayable({ ...echeance, etat: 'a_venir', codeModePaiement: 'CB' }, jour)

/** A bank said yes: these instalments, which are of requests to pay back, are paid. */
export async function payerIndus(
  e: Ecriture<Qui>,
  { id: paiementId, clientCode }: { id: string; clientCode: string },
  ids: readonly string[],
): Promise<Rendue[]> {
  const dues = await findDues(e, clientCode, ids)
  const rendues: Rendue[] = []
  for (const id of new Set(dues.map(({ induId }) => induId))) {
    const row = await lockIndu(e, clientCode, id)
    if (!row) continue
    const { payees, nouvelle } = await encaisser(e, row, { ids, moyen: 'carte', paiementId })
    if (payees.length === 0) continue
    await note(e, nouvelle)
    rendues.push(...payees.map((payee) => ({ ...payee, personneId: row.personneId })))
  }
  return rendues
}
