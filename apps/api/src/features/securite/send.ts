import {
  type ChoixEnvoi,
  choisirEnvoi,
  envoiDemande,
  limitesSecurite,
  maskEmail,
  maskTelephone,
  normalizeMobile,
  type OperationSecurite,
  type RaisonMailForce,
  type TypeEnvoi,
} from '@espace-adherent/domain'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import { type Executor, upkeep } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import type { Identity } from '../identity/index.ts'
import type { Messages } from '../messages/index.ts'
import type { SessionOuverte } from '../visiteur.ts'
import type { Budgets } from './budgets.ts'
import { saveCode } from './codes.repository.ts'
import {
  type CompteSecurise,
  findCompte,
  findTelephoneConnu,
  lockCompte,
} from './comptes.repository.ts'
import { codeFingerprint, drawCode } from './empreintes.ts'
import { isIdentiteRecente } from './identite.ts'
import { codeMail, codeSms } from './notices.ts'

const MINUTE = 60_000

export type SecuriteDeps = {
  sealer: Sealer
  messages: Messages
  identity: Pick<Identity, 'closeOthers'>
  budgets: Budgets
}

export type EnvoiDemande = {
  client: Client
  compteId: string
  operation: OperationSecurite
  sendType: TypeEnvoi
  /** In international form: where the code goes instead of the account's own number. */
  nouveauMobile: string | null
  session: SessionOuverte | null
  /** The account waits for its holder, whom the insurer reaches as it knows them, not as whoever made it says. */
  isActivation?: boolean
  /** Whose budget pays, see `Budgets`. */
  qui: string
  now: Date
}

export type Envoi =
  | { etat: 'envoye'; sendType: TypeEnvoi; force: RaisonMailForce | null; destination: string }
  /** Too many were asked for, or guessed: nothing was sent. */
  | { etat: 'epuise'; quoi: 'envois' | 'essais'; minutes: number }
  /** A new number needs better than an old session. */
  | { etat: 'identiteRequise' }
  /** Nothing could carry it to the person who waits for it. */
  | { etat: 'sansCanal' }
  | { etat: 'inconnu' }

/** Draws a code and writes the message that carries it, in one transaction. */
export const sendCode =
  ({ sealer, messages, budgets }: Omit<SecuriteDeps, 'identity'>) =>
  (db: Executor, demande: EnvoiDemande): Promise<Envoi> =>
    upkeep(db, async (tx): Promise<Envoi> => {
      const { client, compteId, operation, nouveauMobile, qui, now } = demande
      const { isActivation = false } = demande
      const compte = await lockCompte(tx, compteId, { isActif: !isActivation })
      if (!compte) return { etat: 'inconnu' }
      // Nobody else's word says where the holder is reached, and the address is what staff typed.
      const connu =
        isActivation && compte.personneId !== null
          ? await findMobileConnu({ sealer, messages })(tx, client, compte.personneId)
          : null
      if (isActivation && connu === null) return { etat: 'sansCanal' }
      const telephone =
        compte.telephone === null
          ? null
          : sealer.unseal(compte.telephone, sealed.compteTelephone(compte.id))
      const { sendType, force } = isActivation
        ? ({ sendType: 'SMS', force: null } as const)
        : choisirPour(messages, compte, telephone, demande)
      const mobile = isActivation ? connu : (nouveauMobile ?? telephone)
      const isNouveau = !isActivation && mobile !== telephone
      if (sendType === 'SMS' && isNouveau && !(await isProven(tx, demande)))
        return { etat: 'identiteRequise' }
      // Other codes may wait for a channel; whoever is not signed in could only stare at the page.
      if (operation === 'LOGIN_AMF' && !messages.canSend(sendType)) return { etat: 'sansCanal' }
      const epuise = await findExhausted(budgets, tx, qui, now)
      if (epuise) return epuise
      const code = drawCode()
      await saveCode(tx, {
        compteId,
        operation,
        empreinte: codeFingerprint(sealer, demande, code, nouveauMobile),
        sendType,
        creeLe: now,
        expireLe: new Date(now.getTime() + limitesSecurite.validiteMinutes * MINUTE),
      })
      const sms = sendType === 'SMS' ? mobile : null
      await messages.enqueue(
        tx,
        sms === null
          ? codeMail(client, compte, { code, operation })
          : codeSms(client, sms, { code, operation }),
      )
      const destination = sms === null ? maskEmail(compte.email) : maskTelephone(sms)
      return { etat: 'envoye', sendType, force, destination }
    })

/** The wrong tries are looked at first: a new code would only be guessed at as well. */
async function findExhausted(
  budgets: Budgets,
  tx: Executor,
  qui: string,
  now: Date,
): Promise<Envoi | null> {
  const essais = { quoi: 'essais', qui } as const
  if ((await budgets.remaining(tx, essais, now)) === 0)
    return { etat: 'epuise', quoi: 'essais', minutes: budgets.limit(essais).minutes }
  const envois = { quoi: 'envois', qui } as const
  if (!(await budgets.admits(tx, envois, now)))
    return { etat: 'epuise', quoi: 'envois', minutes: budgets.limit(envois).minutes }
  return null
}

/** Which way the code of a sign-in would go; null when there is no such account. */
export const canalConnexion =
  ({ messages }: Pick<SecuriteDeps, 'messages'>) =>
  async (db: Executor, client: Client, compteId: string): Promise<TypeEnvoi | null> => {
    const compte = await findCompte(db, compteId)
    if (!compte) return null
    const connexion = { operation: 'LOGIN_AMF', sendType: 'SMS', nouveauMobile: null } as const
    return choisirPour(messages, compte, null, { client, ...connexion }).sendType
  }

/** The mobile by which the insurer reaches this person; null where it knows none, or sends no text message. */
export const findMobileConnu =
  ({ sealer, messages }: Pick<SecuriteDeps, 'sealer' | 'messages'>) =>
  async (db: Executor, client: Client, personneId: string): Promise<string | null> => {
    if (!client.config.amfSmsActivated || !messages.canSend('SMS')) return null
    const telephone = await findTelephoneConnu(db, personneId)
    if (telephone === null) return null
    return normalizeMobile(sealer.unseal(telephone, sealed.personneTelephone(personneId)))
  }

/** A new number has yet to be confirmed: that is what the code is for. */
function choisirPour(
  messages: Messages,
  compte: CompteSecurise,
  telephone: string | null,
  {
    client,
    operation,
    sendType,
    nouveauMobile,
  }: Pick<EnvoiDemande, 'client' | 'operation' | 'sendType' | 'nouveauMobile'>,
): ChoixEnvoi {
  const isNouveau = nouveauMobile !== null && nouveauMobile !== telephone
  return choisirEnvoi({
    // At sign-in nobody asks: it goes the way that its owner chose.
    demande: operation === 'LOGIN_AMF' ? compte.codesPar : envoiDemande(operation, sendType),
    telephoneConfirme: nouveauMobile !== null || compte.telephoneConfirmeLe !== null,
    isTelephoneInterdit: compte.isTelephoneInterdit && !isNouveau,
    smsActif: client.config.amfSmsActivated && messages.canSend('SMS'),
  })
}

/**
 * Whoever finds an open session must not be able to bring in a telephone of their own: the person
 * signed in a moment ago, or has just answered a code sent to what the account already knows.
 */
const isProven = async (tx: Executor, { compteId, session, now }: EnvoiDemande): Promise<boolean> =>
  session !== null && isIdentiteRecente(tx, { compteId, session }, now)
