import {
  demandeSecondFacteur,
  limitesSecurite,
  maskTelephone,
  type OperationSecurite,
  objetOperation,
  type Role,
} from '@espace-adherent/domain'
import { createMail, type Message } from '../messages/index.ts'
import type { Client } from '../portail/index.ts'
import { textes } from './textes.ts'

/** Whom a mail is for. */
type Titulaire = { email: string; prenom: string }
type Code = { code: string; operation: OperationSecurite }

const minutes = limitesSecurite.validiteMinutes

export const codeMail = (
  client: Client,
  { email, prenom }: Titulaire,
  { code, operation }: Code,
): Message =>
  createMail(client, {
    to: email,
    sujet: textes.code.sujet,
    prenom,
    blocs: [
      { texte: textes.code.objet(objetOperation[operation]) },
      { code },
      { texte: textes.code.validite(minutes) },
      { texte: textes.code.secret(client.libelle) },
      { texte: textes.code.pasMoi },
    ],
  })

export const codeSms = (client: Client, to: string, { code, operation }: Code): Message =>
  sms(client, to, textes.code.sms(client.libelle, code, objetOperation[operation], minutes))

export const telephoneModifieMail = (
  client: Client,
  { email, prenom }: Titulaire,
  nouveau: string,
): Message =>
  createMail(client, {
    to: email,
    sujet: textes.telephoneModifie.sujet,
    prenom,
    blocs: [
      { texte: textes.telephoneModifie.texte(maskTelephone(nouveau)) },
      { texte: textes.pasMoi },
    ],
  })

export const telephoneModifieSms = (client: Client, to: string): Message =>
  sms(client, to, textes.telephoneModifie.sms(client.libelle))

/** `roles`: those whose space asks for a code all the same are not told that it does not. */
export const protectionDesactiveeMail = (
  client: Client,
  { email, prenom, roles }: Titulaire & { roles: readonly Role[] },
): Message => {
  const { sujet, texte, personnel } = textes.protectionDesactivee
  const isDemande = demandeSecondFacteur({ isAmf: false, roles }, client.config)
  return createMail(client, {
    to: email,
    sujet,
    prenom,
    blocs: [{ texte: isDemande ? personnel : texte }, { texte: textes.pasMoi }],
  })
}

const sms = (client: Client, to: string, text: string): Message => ({
  clientCode: client.code,
  channel: 'SMS',
  to,
  subject: null,
  text,
  html: null,
})
