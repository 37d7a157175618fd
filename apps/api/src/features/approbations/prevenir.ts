import { type Droit, hasDroit } from '@espace-adherent/domain'
import type { Transaction } from '../../platform/db/index.ts'
import type { StaffContext } from '../context.ts'
import { type Messages, notice } from '../messages/index.ts'
import { findPersonnel } from './approbations.repository.ts'
import { accordAttendu } from './mots.ts'

/** A mail to each of those who may decide, in the transaction of what waits. */
export async function prevenir(
  messages: Pick<Messages, 'enqueue'>,
  tx: Transaction,
  { client, visiteur }: StaffContext,
  { droit, quoi }: { droit: Droit; quoi: string },
): Promise<void> {
  const qui = { clientCode: client.code, compteId: visiteur.compteId }
  const par = `${visiteur.prenom} ${visiteur.nom}`
  for (const { roles, ...to } of await findPersonnel(tx, qui))
    if (hasDroit(roles, droit, client.droits))
      await messages.enqueue(tx, notice(client, accordAttendu, to, { quoi, par }))
}
