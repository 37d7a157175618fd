import {
  enSms,
  type Mot,
  type MotMail,
  type MotTextes,
  renderMail,
  type ValeursMot,
  type VariablesMot,
} from '@espace-adherent/domain'
import type { Client } from '../client.ts'
import { communesDe, textesDe } from '../portail/index.ts'
import { createMail } from './mail.ts'
import type { Message } from './message.ts'

/** Whom a mail is for; without a first name when who reads that address is not known. */
export type Titulaire = { email: string; prenom: string | null }

/** A mail of the portal, in the client's words where it has its own. */
export const notice = <V extends VariablesMot>(
  client: Client,
  mot: MotMail<V>,
  { email, prenom }: Titulaire,
  valeurs: ValeursMot<V>,
): Message => ({
  ...createMail(client, {
    to: email,
    prenom,
    ...renderMail(client.mots, mot, { ...valeurs, ...communesDe(client) }),
  }),
  ...attendu(mot),
})

const attendu = ({ isAttendu }: Pick<Mot, 'isAttendu'>) => isAttendu && { isAttendu }

/** A text message, likewise. */
export const sms = <V extends VariablesMot>(
  client: Client,
  mot: MotTextes<V, 'texte'>,
  to: string,
  valeurs: ValeursMot<V>,
): Message => ({
  clientCode: client.code,
  channel: 'SMS',
  to,
  subject: null,
  text: enSms(textesDe(client, mot, valeurs).texte),
  html: null,
  ...attendu(mot),
})
