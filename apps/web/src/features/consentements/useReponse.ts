import { acteAddress } from '@espace-adherent/contract/actes'
import { consentementActe } from '@espace-adherent/contract/consentements'
import { useMutation } from '@tanstack/react-query'
import { act } from '../../platform/query/act.ts'
import { textes } from './textes.ts'

/** Each answer is an act of its own, sent as soon as it is given. */
export function useReponse() {
  const options = act(acteAddress(consentementActe))
  const { mutateAsync } = useMutation({
    ...options,
    meta: { ...options.meta, success: () => ({ title: textes.prisEnCompte }) },
  })
  return (nomConsentement: string, isAccepted: boolean) =>
    mutateAsync({ nomConsentement, isAccepted })
}
