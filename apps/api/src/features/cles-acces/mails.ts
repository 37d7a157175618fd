import { createMail, type Message } from '../messages/index.ts'
import type { Client } from '../portail/index.ts'
import { textes } from './textes.ts'

/** Whom a mail is for. */
type Titulaire = { email: string; prenom: string }

/**
 * `appareil` is one of our own words. The name that was typed stays out of mails: whoever stole a
 * session could have us write anything to its owner.
 */
export const cleAjouteeMail = (client: Client, to: Titulaire, appareil: string): Message =>
  notice(client, to, textes.ajoutee.sujet, [textes.ajoutee.texte(appareil), textes.ajoutee.pasMoi])

export const cleSupprimeeMail = (client: Client, to: Titulaire): Message =>
  notice(client, to, textes.supprimee.sujet, [textes.supprimee.texte, textes.supprimee.pasMoi])

const notice = (
  client: Client,
  { email, prenom }: Titulaire,
  sujet: string,
  paragraphes: readonly string[],
): Message =>
  createMail(client, {
    to: email,
    sujet,
    prenom,
    blocs: paragraphes.map((texte) => ({ texte })),
  })
