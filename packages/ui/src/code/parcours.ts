import {
  accepteNouveauMobile,
  choisirEnvoi,
  envoiDemande,
  messagesSecurite,
  type OperationSecurite,
  type RaisonMailForce,
  type TypeEnvoi,
} from '@espace-adherent/domain/securite'
import { normalizeMobile } from '@espace-adherent/domain/telephone'

/** Where codes may go, masked. */
export type ContactSecurite = {
  email: string
  telephone: string | null
  isTelephoneConfirme: boolean
  isTelephoneInterdit: boolean
  /** Which way codes go where both exist; by default text message. */
  codesPar?: TypeEnvoi
}

/** The server's answer once a code was sent. */
export type EnvoiCode = {
  /** The way it really left; null when that would tell a stranger about an account. */
  sendType: TypeEnvoi | null
  content: string | null
  telephoneForbidden: boolean
  /** The session is over: `content` says why, and this is where to go. */
  logoutUrl: string | null
}

/** The steps of the dialog. */
export type Etape =
  /** The code will go to a number that the account does not know yet. */
  | { etape: 'numero' }
  | { etape: 'envoi' }
  | { etape: 'echec'; message: string }
  | { etape: 'saisie'; envoi: EnvoiCode; force: RaisonMailForce | null }
  | { etape: 'depart'; message: string; logoutUrl: string }

export const premiereEtape = (operation: OperationSecurite): Etape =>
  operation === 'MODIFY_TEL_AMF' ? { etape: 'numero' } : { etape: 'envoi' }

/** Where codes may go by SMS, protection begins with the mobile that receives them. */
export const isNumeroAttendu = (
  operation: OperationSecurite,
  contact: ContactSecurite | null,
  smsActif: boolean,
) => accepteNouveauMobile(operation) && contact !== null && !hasMobile(contact) && smsActif

/** Somebody without a mobile, or who gives none, is protected by mail. */
export const isMailPossible = (operation: OperationSecurite) => operation === 'ACTIVATE_AMF'

const hasMobile = ({ telephone, isTelephoneConfirme }: ContactSecurite) =>
  telephone !== null && isTelephoneConfirme

/** Which way the first code takes, and why by mail where a text message was wanted. */
export function premierEnvoi(
  operation: OperationSecurite,
  contact: ContactSecurite | null,
  smsActif: boolean,
  voulu: TypeEnvoi = contact?.codesPar ?? 'SMS',
): { sendType: TypeEnvoi; force: RaisonMailForce | null } {
  const demande = envoiDemande(operation, voulu)
  // For a number being confirmed, or a stranger's account, only the server knows.
  if (!contact) return { sendType: demande, force: null }
  return choisirEnvoi({
    demande,
    telephoneConfirme: hasMobile(contact),
    isTelephoneInterdit: contact.isTelephoneInterdit,
    smsActif,
  })
}

/** The other way that a person may ask for, if both are open. */
export function autreEnvoi(
  operation: OperationSecurite,
  contact: ContactSecurite | null,
  smsActif: boolean,
  present: TypeEnvoi,
): { sendType: TypeEnvoi; destination: string } | null {
  const isImpose = envoiDemande(operation, 'MAIL') === envoiDemande(operation, 'SMS')
  if (isImpose || !contact) return null
  if (present === 'SMS') return { sendType: 'MAIL', destination: contact.email }
  const { sendType } = premierEnvoi(operation, contact, smsActif, 'SMS')
  return sendType === 'SMS' && contact.telephone
    ? { sendType, destination: contact.telephone }
    : null
}

/** The step that follows the server's answer. */
export const apresEnvoi = (envoi: EnvoiCode, force: RaisonMailForce | null): Etape =>
  envoi.logoutUrl
    ? { etape: 'depart', message: envoi.content ?? '', logoutUrl: envoi.logoutUrl }
    : { etape: 'saisie', envoi, force: envoi.telephoneForbidden ? 'telephoneInterdit' : force }

export function messageMobile(saisie: string): string | null {
  if (saisie.trim() === '') return messagesSecurite.mobileObligatoire
  return normalizeMobile(saisie) === null ? messagesSecurite.mobileFormat : null
}
