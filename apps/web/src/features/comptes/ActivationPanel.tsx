import type { Inscription } from '@espace-adherent/domain/comptes/inscription.ts'
import { useMutation } from '@tanstack/react-query'
import { useStillHere } from '../../platform/routing/useStillHere.ts'
import { demanderCode } from '../securite/index.ts'
import { type LienSuivi, prouverActivation } from './calls.ts'
import { InscriptionForm } from './InscriptionForm.tsx'

/**
 * A space that staff made opens to its holder only: recognised as for creating one, then by a code sent to what the
 * insurer knows of them.
 */
export function ActivationPanel({
  lien,
  onProven,
}: {
  lien: LienSuivi
  /** The code was right: it travels with what is sent now. */
  onProven: (inscription: Inscription) => Promise<unknown>
}) {
  const prouver = useMutation(prouverActivation)
  const isStillHere = useStillHere()
  return (
    <InscriptionForm
      sorte="activation"
      onSend={async (inscription) => {
        const { email: _, confirmEmail: __, ...annonce } = inscription
        const { reference } = await prouver.mutateAsync({ ...lien, ...annonce })
        if (!isStillHere()) return
        demanderCode({
          operation: 'VERIFY_UNAUTHENTICATED_AMF',
          reference,
          // What failed was said in a toast; the form is still there.
          onVerified: () => void onProven(inscription).catch(() => {}),
        })
      }}
    />
  )
}
