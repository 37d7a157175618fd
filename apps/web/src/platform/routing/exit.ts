import { safeCallbackUrl } from '@espace-adherent/domain/navigation/retour.ts'
import type { Decision } from './guard.ts'

export type Exit =
  | { type: 'stay' }
  | { type: 'sign-in'; callbackUrl: string }
  /** `isRefusal`: the person is told why they are not where they wanted to be. */
  | { type: 'go'; to: string; isRefusal: boolean }

type Place = {
  /** The current route, as a way back. */
  here: string
  callbackUrl: string | null
  /** Where everybody may be, and where signed-in people start. */
  home: string
  start: string
}

/** Where a decision of the guard leads. */
export function exitOf(decision: Decision, { here, callbackUrl, home, start }: Place): Exit {
  switch (decision.type) {
    case 'sign-in':
      return { type: 'sign-in', callbackUrl: callbackUrl ?? here }
    case 'already-signed-in': {
      const back = safeCallbackUrl(callbackUrl)
      return { type: 'go', to: back?.startsWith('/#/') ? back.slice(1) : start, isRefusal: false }
    }
    case 'refuse':
      return {
        type: 'go',
        to: decision.redirectUrl ?? home,
        isRefusal: decision.redirectUrl === null,
      }
    default:
      return { type: 'stay' }
  }
}
