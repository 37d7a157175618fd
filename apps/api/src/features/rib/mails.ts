import { createMail, type Message } from '../messages/index.ts'
import type { Client } from '../portail/index.ts'
import { textes } from './textes.ts'

type Titulaire = { email: string; prenom: string }

/** The contract and its accounts, of which mails say no more than screens do. */
type Changement = { nomOffre: string; numero: string; ancien: string | null; nouveau: string }

export const ribModifieMail = (
  client: Client,
  to: Titulaire,
  { nomOffre, numero, ancien, nouveau }: Changement,
): Message =>
  notice(client, to, textes.modifie.sujet, [
    textes.modifie.texte(textes.contrat(nomOffre, numero), nouveau),
    ...(ancien === null ? [] : [textes.modifie.ancien(ancien)]),
    textes.pasMoi,
  ])

export const ribRecuMail = (
  client: Client,
  to: Titulaire,
  { nomOffre, numero, nouveau }: Changement,
): Message =>
  notice(client, to, textes.recu.sujet, [
    textes.recu.texte(textes.contrat(nomOffre, numero), nouveau),
    textes.recu.suite,
    textes.pasMoi,
  ])

const notice = (
  client: Client,
  { email, prenom }: Titulaire,
  sujet: string,
  paragraphes: readonly string[],
): Message =>
  createMail(client, {
    to: email,
    prenom,
    sujet,
    blocs: paragraphes.map((texte) => ({ texte })),
  })
