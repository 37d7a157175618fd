import { type Executor, together } from '../../platform/db/index.ts'
import { createMail, type Messages } from '../messages/index.ts'
import { insertNotification } from '../notifications/index.ts'
import type { Client } from '../portail/index.ts'
import { textes } from './textes.ts'

/** What the member is told: a title, and sentences that say no more than the screens do. */
export type Annonce = { sujet: string; textes: readonly string[] }

export type Destinataire = { compteId: string; email: string; prenom: string }

/** By mail and in the portal, in the transaction of what is told. */
export async function announce(
  messages: Messages,
  tx: Executor,
  client: Client,
  { compteId, email, prenom }: Destinataire,
  demandeId: string,
  { sujet, textes: phrases }: Annonce,
  now: Date,
): Promise<void> {
  const lien = `${client.adressePublique}/#/demandes/${demandeId}`
  const mail = createMail(client, {
    to: email,
    prenom,
    sujet,
    blocs: [...phrases.map((texte) => ({ texte })), { lien, libelle: textes.suivre }],
  })
  await together([
    messages.enqueue(tx, mail),
    insertNotification(tx, {
      compteId,
      titre: sujet,
      texte: phrases[0] ?? '',
      lien: `/demandes/${demandeId}`,
      creeLe: now,
    }),
  ])
}
