import { type Droit, hasDroit, isUneSeulePersonne } from '@espace-adherent/domain'
import type { Executor, Transaction } from '../../../platform/db/index.ts'
import type { StaffContext } from '../../context.ts'
import { type Message, notice } from '../../messages/index.ts'
import { findCollegues, findPersonnel, type Personnel } from '../accords.repository.ts'
import { accordAttendu } from './mots.ts'

/** Who may agree to what this account asks for: nobody agrees for themselves, by another account either. */
export async function findSeconds(
  db: Executor,
  { client }: Pick<StaffContext, 'client'>,
  droit: Droit,
  demandeurId: string,
): Promise<Personnel[]> {
  const [gens, [demandeur]] = await Promise.all([
    findCollegues(db, client.code),
    findPersonnel(db, [demandeurId]),
  ])
  return gens.filter(
    (un) =>
      hasDroit(un.roles, droit, client.droits) && !(demandeur && isUneSeulePersonne(demandeur, un)),
  )
}

/** A mail to each of those who may decide. */
export async function avisAttendu(
  tx: Transaction,
  context: StaffContext,
  { droit, quoi }: { droit: Droit; quoi: string },
): Promise<Message[]> {
  const { client, visiteur } = context
  const par = `${visiteur.prenom} ${visiteur.nom}`
  const seconds = await findSeconds(tx, context, droit, visiteur.compteId)
  return seconds.map(({ email, prenom }) =>
    notice(client, accordAttendu, { email, prenom }, { quoi, par }),
  )
}
