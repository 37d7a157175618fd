import type { Inscription } from '@espace-adherent/domain/comptes/inscription.ts'
import { useMutation } from '@tanstack/react-query'
import { askConfirmation } from '../../platform/modals/dialogs.tsx'
import { portail } from '../../platform/portail/settings.ts'
import { useStillHere } from '../../platform/routing/useStillHere.ts'
import { demanderCode } from '../securite/index.ts'
import { forgotUsername, preForgotUsername } from './calls.ts'
import { InscriptionForm } from './InscriptionForm.tsx'
import { textes } from './textes.ts'

/**
 * The identifier changes in three steps: the person is recognised, answers a code when the account
 * is protected, and is told what will happen before anything is asked of the server.
 */
export function ForgotUsernamePanel({
  onDone,
}: {
  /** From when the new identifier counts; null when that is as soon as it is confirmed. */
  onDone: (effetLe: string | null) => void
}) {
  const recognise = useMutation(preForgotUsername)
  const change = useMutation(forgotUsername)
  const isStillHere = useStillHere()

  const inform = (inscription: Inscription, isImmediat: boolean) =>
    askConfirmation({
      title: textes.changement.titre,
      text: isImmediat
        ? textes.changement.immediat
        : textes.changement.differe(portail().config.delaiChangementIdentifiantHeures),
      confirmLabel: textes.changement.continuer,
      cancelLabel: textes.changement.annuler,
      onConfirm: async () => {
        const { effetLe } = await change.mutateAsync(inscription)
        if (isStillHere()) onDone(effetLe)
      },
    })

  return (
    <InscriptionForm
      sorte="reinscription"
      onSend={async (inscription) => {
        const { isUserAmfAuthorized, reference } = await recognise.mutateAsync(inscription)
        if (!isStillHere()) return
        if (!isUserAmfAuthorized)
          return inform(inscription, portail().config.delaiChangementIdentifiantHeures === 0)
        demanderCode({
          operation: 'VERIFY_UNAUTHENTICATED_AMF',
          reference: reference ?? undefined,
          onVerified: () => inform(inscription, true),
        })
      }}
    />
  )
}
