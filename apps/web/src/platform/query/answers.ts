import { textes } from './textes.ts'

/** What the message to the person needs of an accepted request's answer. */
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
