import { textes } from './textes.ts'

/** What the server says of a request it accepted, as far as the message to the person needs it. */
export type ActAnswer = {
  isModeGestionManuel?: boolean
  /** An acknowledgement e-mail left. */
  isAccuseReception?: boolean
}

export function acknowledgement(answer: unknown): { title: string; detail?: string } {
  const { isModeGestionManuel, isAccuseReception } = (answer ?? {}) as ActAnswer
  const suite = isModeGestionManuel ? textes.traiteeSousPeu : ''
  return {
    title: `${textes.demandePriseEnCompte}${suite}`,
    ...(isAccuseReception ? { detail: textes.courrielEnvoye } : {}),
  }
}
