import type { OperationSecurite, TypeEnvoi } from './operations.ts'

/** Why a code left by mail although a text message was asked for. */
export const raisonsMailForce = ['sansMobile', 'smsInactif', 'telephoneInterdit'] as const
export type RaisonMailForce = (typeof raisonsMailForce)[number]

export type ChoixEnvoi = { sendType: TypeEnvoi; force: RaisonMailForce | null }

/** These two operations decide the way of the code themselves: they verify that very way. */
export function envoiDemande(operation: OperationSecurite, demande: TypeEnvoi): TypeEnvoi {
  if (operation === 'VERIFY_MAIL_AMF') return 'MAIL'
  return operation === 'VERIFY_SMS_AMF' ? 'SMS' : demande
}

/** A text message goes only to a mobile that its owner has confirmed, and where nothing forbids it. */
export function choisirEnvoi({
  demande,
  telephoneConfirme,
  isTelephoneInterdit,
  smsActif,
}: {
  demande: TypeEnvoi
  telephoneConfirme: boolean
  isTelephoneInterdit: boolean
  smsActif: boolean
}): ChoixEnvoi {
  if (demande === 'MAIL') return { sendType: 'MAIL', force: null }
  if (!telephoneConfirme) return { sendType: 'MAIL', force: 'sansMobile' }
  if (!smsActif) return { sendType: 'MAIL', force: 'smsInactif' }
  if (isTelephoneInterdit) return { sendType: 'MAIL', force: 'telephoneInterdit' }
  return { sendType: 'SMS', force: null }
}

/** Only these may bring a telephone number that the account does not know yet. */
export const accepteNouveauMobile = (operation: OperationSecurite) =>
  operation === 'ACTIVATE_AMF' || operation === 'MODIFY_TEL_AMF'

export const LONGUEUR_CODE_SECURITE = 6

/** Six digits, all of them: « 012345 » is one, « 12345 » is not. */
export const isCodeSecurite = (code: string) => /^[0-9]{6}$/.test(code)

/** The digits of what one types or pastes: « 012 345 », « code : 012345 ». */
export const chiffresDuCode = (saisie: string) =>
  saisie.replace(/[^0-9]/g, '').slice(0, LONGUEUR_CODE_SECURITE)

/** Always as many dots, so that they say nothing of what they hide. */
const POINTS = '•••••'

/** « camille.martin@example.org » → « c•••••@example.org »: enough for its owner to know it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? POINTS : `${[...email][0]}${POINTS}${email.slice(at)}`
}

/** « +33639981234 » → « •• •• •• 12 34 ». */
export function maskTelephone(telephone: string): string {
  const fin = telephone.replace(/\D/g, '').slice(-4)
  return `•• •• •• ${fin.slice(0, 2)} ${fin.slice(2)}`
}
