import { useMutation } from '@tanstack/react-query'
import { demanderDematerialisation } from '../preferences/dematerialisation/index.tsx'
import { answerDematerialisation } from './calls.ts'

/** Asks, when the server proposes it, whether documents may come on line; then goes on. */
export function useDematerialisation() {
  const { mutateAsync } = useMutation(answerDematerialisation)
  return (jeton: string | null, onFait: () => void, isDejaAcceptee?: boolean): void => {
    if (jeton === null) onFait()
    else
      demanderDematerialisation({
        isDejaAcceptee,
        onReponse: async (dematerialization) => {
          await mutateAsync({ jeton, dematerialization })
        },
        onFait,
      })
  }
}
