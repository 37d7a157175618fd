import {
  type MotMail,
  renderMail,
  type ValeursMot,
  type VariablesMot,
} from '@espace-adherent/domain'
import { isDecede } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import {
  createMail,
  type Mail,
  type Message,
  type Messages,
  type PieceMessage,
} from '../messages/index.ts'
import { insertNotification } from '../notifications/index.ts'
import { communesDe } from '../portail/index.ts'
import type { SuiteActe } from './suite.ts'

/** What is said and where it leads; `papier` of a mail that says itself how to have a document on paper. */
type Dit = ReturnType<typeof renderMail> & { isPapierDit?: true }

/** What somebody is told, in the words of their insurer. `lien` and `papier` are addresses of the portal. */
export type Annonce = (client: Client, lien: string, papier?: string) => Dit

export const annonce =
  <V extends VariablesMot>(
    mot: MotMail<V>,
    valeurs: Omit<ValeursMot<V>, 'lien' | 'papier'>,
  ): Annonce =>
  (client, lien, papier) => {
    // Of some mails, `papier` is a word of their own: whether something comes by post.
    const isPapierDit = mot.variables.papier === 'lien'
    const portail = { ...communesDe(client), lien, ...(isPapierDit && { papier }) }
    return {
      ...renderMail(client.mots, mot, { ...(valeurs as ValeursMot<V>), ...portail }),
      ...(isPapierDit && { isPapierDit }),
    }
  }

/** How mails name a contract. */
export const contratDit = ({
  nomOffre,
  numeroContrat,
}: Record<'nomOffre' | 'numeroContrat', string>) => ({
  nomOffre,
  numero: numeroContrat,
})

/** Whom a request is answered to; without an account, by mail alone. */
export type Destinataire = { compteId: string | null; email: string; prenom: string }

/** Who is greeted: a name that anybody may have typed stands in no greeting. */
export const prenomSalue = ({ compteId, prenom }: Destinataire): string | null =>
  compteId === null ? null : prenom

/** A mail to whoever has that account; one that tells of a document says how to have it on paper. */
export function mailDe(
  messages: Pick<Messages, 'document'>,
  client: Client,
  {
    compteId,
    isDocument,
    ...mail
  }: Omit<Mail, 'piece' | 'papier'> & { compteId: string | null; isDocument: true | undefined },
): Message {
  if (compteId === null || !isDocument) return createMail(client, mail)
  const { documentDe, papier } = messages.document(client, compteId)
  return { ...createMail(client, { ...mail, papier }), documentDe }
}

/** What comes of a request, by mail and in the portal, in the transaction of what is told. */
export async function announce(
  messages: Pick<Messages, 'enqueue' | 'document'>,
  tx: Executor,
  client: Client,
  destinataire: Destinataire,
  demandeId: string,
  { annonce: say, vers, isDite }: Pick<SuiteActe, 'annonce' | 'vers' | 'isDite'>,
  now: Date,
  piece?: PieceMessage,
): Promise<void> {
  if (isDite) return
  // The button of the mail leads to what was obtained; the notification to the request, which says it all.
  const demande = `/demandes/${demandeId}`
  const lien = vers ?? demande
  await announceVers(messages, tx, client, destinataire, lien, say, now, piece, undefined, demande)
}

/** The same, that leads to another screen: whoever did not ask has no request to look at. */
export async function announceVers(
  messages: Pick<Messages, 'enqueue' | 'document'>,
  tx: Executor,
  client: Client,
  destinataire: Destinataire,
  lien: string,
  say: Annonce,
  now: Date,
  piece?: PieceMessage,
  resume?: string,
  ouvre: string = lien,
): Promise<void> {
  const { compteId, email } = destinataire
  // What becomes of a request that they had sent is told to nobody by itself: a clerk writes to their heirs.
  if (compteId !== null && (await isDecede(tx, compteId))) return
  const prenom = prenomSalue(destinataire)
  const document = compteId === null ? null : messages.document(client, compteId)
  const { sujet, blocs, isDocument, isPapierDit } = say(
    client,
    `${client.adressePublique}/#${lien}`,
    document?.papier,
  )
  const [first] = blocs
  // Whoever has no space is led nowhere: what they need to know is in the mail.
  const dits = compteId === null ? blocs.filter((bloc) => !('lien' in bloc)) : blocs
  await messages.enqueue(tx, {
    ...mailDe(messages, client, { compteId, isDocument, to: email, prenom, sujet, blocs: dits }),
    ...(isPapierDit && document && { documentDe: document.documentDe }),
    ...(piece && { piece }),
  })
  if (compteId === null) return
  await insertNotification(tx, {
    compteId,
    titre: sujet,
    texte: resume ?? (first && 'texte' in first ? first.texte : ''),
    lien: ouvre,
    creeLe: now,
  })
}
