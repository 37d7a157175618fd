import { useMutation } from '@tanstack/react-query'
import { useStillHere } from '../../platform/routing/useStillHere.ts'
import { register } from './calls.ts'
import { InscriptionForm } from './InscriptionForm.tsx'
import { useDematerialisation } from './useDematerialisation.ts'

/** Creates the space; `onDone` once everything that follows was answered. */
export function RegisterPanel({ onDone }: { onDone: () => void }) {
  const { mutateAsync } = useMutation(register)
  const isStillHere = useStillHere()
  const proposeDematerialisation = useDematerialisation()
  return (
    <InscriptionForm
      onSend={async (inscription) => {
        const { jetonDematerialisation } = await mutateAsync(inscription)
        if (isStillHere())
          proposeDematerialisation(jetonDematerialisation, onDone, inscription.dematerialization)
      }}
    />
  )
}
