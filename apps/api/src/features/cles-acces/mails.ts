import type { Client } from '../client.ts'
import { type Message, notice, type Titulaire } from '../messages/index.ts'
import * as mots from './mots.ts'

/** By its number: the name that people give a key may be anything. */
export const deCle = (id: string) => ({ objet: 'cle', cible: id, a: 'auteur' }) as const

/**
 * `appareil` is one of our own words. The name that was typed stays out of mails: whoever stole a
 * session could have us write anything to its owner.
 */
export const cleAjouteeMail = (client: Client, to: Titulaire, appareil: string): Message =>
  notice(client, mots.ajoutee, to, { appareil })

export const cleSupprimeeMail = (client: Client, to: Titulaire): Message =>
  notice(client, mots.supprimee, to, {})
