import { acteAddress } from '@espace-adherent/contract/actes'
import { consentementActe } from '@espace-adherent/contract/consentements'
import { useMutation } from '@tanstack/react-query'
import { act } from '../../platform/query/act.ts'
import { type ActAnswer, acknowledgement } from '../../platform/query/answers.ts'
import { textes } from './textes.ts'

/** Each answer is an act of its own, sent as soon as it is given. */
export function useReponse() {
  const options = act(acteAddress(consentementActe))
  const { mutateAsync } = useMutation({
    ...options,
    meta: {
      ...options.meta,
      success: (answer) =>
        (answer as ActAnswer).isModeGestionManuel
          ? acknowledgement(answer)
          : { title: textes.prisEnCompte },
    },
  })
  return (nomConsentement: string, isAccepted: boolean) =>
    mutateAsync({ nomConsentement, isAccepted })
}
