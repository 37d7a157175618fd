import type { MotMail, ValeursMot, VariablesMot } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import { type Messages, notice } from '../messages/index.ts'
import { insertNotification } from '../notifications/index.ts'

/** The screen where either side sees what they gave and received. */
const LIEN = '/profil/donnees'

type By = { messages: Messages; client: Client; tx: Executor; now: Date }
type To = { compteId: string; email: string; prenom: string }
type Said<V extends VariablesMot> = { valeurs: Omit<ValeursMot<V>, 'lien'>; texte: string }

/** By mail and in the portal, under the same title. */
export async function tell<V extends VariablesMot>(
  { messages, client, tx, now }: By,
  { compteId, email, prenom }: To,
  mot: MotMail<V>,
  { valeurs, texte }: Said<V>,
): Promise<void> {
  const lien = `${client.adressePublique}/#${LIEN}`
  const said = { ...valeurs, lien } as unknown as ValeursMot<V>
  const message = notice(client, mot, { email, prenom }, said)
  await messages.enqueue(tx, message)
  const titre = message.subject ?? ''
  await insertNotification(tx, { compteId, titre, texte, lien: LIEN, creeLe: now })
}
