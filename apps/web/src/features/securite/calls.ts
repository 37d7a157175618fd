import {
  SECURITY_CODE_CONTACT_PATH,
  SECURITY_CODE_REFRESH_PATH,
  SECURITY_CODE_SEND_PATH,
  SECURITY_CODE_VERIFY_PATH,
  type SecurityCodeSend,
  type SecurityCodeSent,
  type SecurityCodeVerified,
  type SecurityCodeVerify,
  type SecurityContact,
} from '@espace-adherent/contract/securite'
import { HttpError } from '../../platform/http/error.ts'
import { http } from '../../platform/http/http.ts'
import type { Said } from '../../platform/query/meta.ts'
import { leaving } from '../../platform/session/leaving.ts'
import { securityCode } from '../../platform/session/security-code.ts'
import { textes } from './textes.ts'

export async function sendCode(demande: SecurityCodeSend): Promise<SecurityCodeSent> {
  const answer = (await http.post(SECURITY_CODE_SEND_PATH, demande)) as SecurityCodeSent
  // The session is over, and the dialog says why: nothing that is read meanwhile must take its place.
  if (answer.logoutUrl) leaving.begin()
  return answer
}

export const readContact = () => http.get(SECURITY_CODE_CONTACT_PATH) as Promise<SecurityContact>

/** An accepted code goes with the requests that follow: it is what allows them. */
export async function verifyCode(demande: SecurityCodeVerify): Promise<SecurityCodeVerified> {
  const answer = (await http.post(SECURITY_CODE_VERIFY_PATH, demande)) as SecurityCodeVerified
  securityCode.set(demande.securityCode)
  // The number has changed: what the portal knows of the account is read again.
  if (demande.operation === 'MODIFY_TEL_AMF')
    await http.post(SECURITY_CODE_REFRESH_PATH).catch(() => null)
  return answer
}

/** Nothing can be done any more with the code that was received: another one is needed. */
const codesPerdus = [
  'SecurityCodeExpired',
  'SecurityCodeDead',
  'SecurityCodeLocked',
  'CodeRequestExpired',
]

export const isCodePerdu = (error: unknown) =>
  error instanceof HttpError && codesPerdus.includes(error.code ?? '')

/**
 * The session may have ended instead: the dialog then says why. Whoever is not signed in is not told whether a code left:
 * there may be no such account, or it has had all that it may.
 */
export function saidAgain(answer: unknown): Said | null {
  const { logoutUrl, sendType } = answer as SecurityCodeSent
  if (logoutUrl) return null
  return sendType === null
    ? { title: textes.redemande, isStep: true, type: 'info' }
    : { title: textes.renvoye, isStep: true }
}
