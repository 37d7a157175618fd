import { useMutation } from '@tanstack/react-query'
import { register } from './calls.ts'
import { InscriptionForm } from './InscriptionForm.tsx'
import { useDematerialisation } from './useDematerialisation.ts'

/** Creates the space; `onDone` once everything that follows was answered. */
export function RegisterPanel({ onDone }: { onDone: () => void }) {
  const { mutateAsync } = useMutation(register)
  const proposeDematerialisation = useDematerialisation()
  return (
    <InscriptionForm
      onSend={async (inscription) => {
        const { jetonDematerialisation } = await mutateAsync(inscription)
        proposeDematerialisation(jetonDematerialisation, onDone)
      }}
    />
  )
}
