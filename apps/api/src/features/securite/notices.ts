import {
  demandeSecondFacteur,
  limitesSecurite,
  maskTelephone,
  type OperationSecurite,
  objetOperation,
  type Role,
} from '@espace-adherent/domain'
import type { Client } from '../client.ts'
import { type Message, notice, sms, type Titulaire } from '../messages/index.ts'
import * as mots from './mots.ts'

type Code = { code: string; operation: OperationSecurite }

const valeursDe = ({ code, operation }: Code) => ({
  code,
  objet: objetOperation[operation],
  minutes: limitesSecurite.validiteMinutes,
})

export const codeMail = (client: Client, to: Titulaire, code: Code): Message =>
  notice(client, mots.codeParMail, to, valeursDe(code))

export const codeSms = (client: Client, to: string, code: Code): Message =>
  sms(client, mots.codeParSms, to, valeursDe(code))

export const telephoneModifieMail = (client: Client, to: Titulaire, nouveau: string): Message =>
  notice(client, mots.telephoneModifieParMail, to, { nouveau: maskTelephone(nouveau) })

export const telephoneModifieSms = (client: Client, to: string): Message =>
  sms(client, mots.telephoneModifieParSms, to, {})

export const identiteRattacheeMail = (client: Client, to: Titulaire): Message =>
  notice(client, mots.identiteRattachee, to, {})

export const applicationAjouteeMail = (client: Client, to: Titulaire): Message =>
  notice(client, mots.applicationAjoutee, to, {})

export const applicationRetireeMail = (client: Client, to: Titulaire): Message =>
  notice(client, mots.applicationRetiree, to, {})

/** `roles`: those whose space asks for a code all the same are not told that it does not. */
export const protectionDesactiveeMail = (
  client: Client,
  { roles, ...to }: Titulaire & { roles: readonly Role[] },
): Message =>
  notice(client, mots.protectionDesactivee, to, {
    codeDemande: demandeSecondFacteur({ isAmf: false, roles }, client.config),
  })
