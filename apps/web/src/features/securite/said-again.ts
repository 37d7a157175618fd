import type { SecurityCodeSent } from '@espace-adherent/contract/securite'
import type { Said } from '../../platform/query/meta.ts'
import { textes } from './textes.ts'

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
