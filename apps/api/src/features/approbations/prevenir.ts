import { type Droit, hasDroit } from '@espace-adherent/domain'
import type { Transaction } from '../../platform/db/index.ts'
import type { StaffContext } from '../context.ts'
import { type Message, type Messages, notice } from '../messages/index.ts'
import { findPersonnel } from './approbations.repository.ts'
import { accordAttendu } from './mots.ts'

/** A mail to each of those who may decide. */
export async function avisAttendu(
  tx: Transaction,
  { client, visiteur }: StaffContext,
  { droit, quoi }: { droit: Droit; quoi: string },
): Promise<Message[]> {
  const qui = { clientCode: client.code, compteId: visiteur.compteId }
  const par = `${visiteur.prenom} ${visiteur.nom}`
  const gens = await findPersonnel(tx, qui)
  return gens
    .filter(({ roles }) => hasDroit(roles, droit, client.droits))
    .map(({ roles: _, ...to }) => notice(client, accordAttendu, to, { quoi, par }))
}

/** The same, where the line is written by hand. */
export async function prevenir(
  messages: Pick<Messages, 'enqueue'>,
  tx: Transaction,
  context: StaffContext,
  attendu: { droit: Droit; quoi: string },
): Promise<void> {
  for (const message of await avisAttendu(tx, context, attendu)) await messages.enqueue(tx, message)
}
