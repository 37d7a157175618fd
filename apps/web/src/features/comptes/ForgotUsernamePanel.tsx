import type { Inscription } from '@espace-adherent/domain/inscription'
import { useMutation } from '@tanstack/react-query'
import { askConfirmation } from '../../platform/modals/dialogs.tsx'
import { demanderCode } from '../securite/index.ts'
import { forgotUsername, preForgotUsername } from './calls.ts'
import { InscriptionForm } from './InscriptionForm.tsx'
import { textes } from './textes.ts'

/**
 * The identifier changes in three steps: the person is recognised, answers a code when the account
 * is protected, and is told what will happen before anything is asked of the server.
 */
export function ForgotUsernamePanel({ onDone }: { onDone: () => void }) {
  const recognise = useMutation(preForgotUsername)
  const change = useMutation(forgotUsername)

  const inform = (inscription: Inscription) =>
    askConfirmation({
      title: textes.changement.titre,
      text: textes.changement.texte,
      confirmLabel: textes.changement.continuer,
      cancelLabel: textes.changement.annuler,
      onConfirm: () => change.mutateAsync(inscription).then(onDone),
    })

  return (
    <InscriptionForm
      isReinscription
      onSend={async (inscription) => {
        const { isUserAmfAuthorized, currentUserName } = await recognise.mutateAsync(inscription)
        if (!isUserAmfAuthorized) return inform(inscription)
        demanderCode({
          operation: 'VERIFY_UNAUTHENTICATED_AMF',
          username: currentUserName ?? undefined,
          onVerified: () => inform(inscription),
        })
      }}
    />
  )
}
