import type { SecurityCodeSend } from '@espace-adherent/contract/securite'
import { type OperationSecurite, succesOperation } from '@espace-adherent/domain/securite'
import { CodeSecuriteDialog } from '@espace-adherent/ui/code/CodeSecuriteDialog.tsx'
import { useMutation } from '@tanstack/react-query'
import { portail } from '../../platform/portail/settings.ts'
import { leaveBy } from '../../platform/session/logout.ts'
import { isCodePerdu, readContact, sendCode, verifyCode } from './calls.ts'
import { saidAgain } from './said-again.ts'
import { textes } from './textes.ts'

/** Asked for on the way to something else, which then says that it is done. */
const steps: ReadonlySet<OperationSecurite> = new Set([
  'ACTIVATE_BIOMETRIE',
  'DESACTIVATE_BIOMETRIE',
  'VERIFY_AMF',
  'VERIFY_MAIL_AMF',
  'VERIFY_SMS_AMF',
  'VERIFY_UNAUTHENTICATED_AMF',
])

export type CodeSecuriteProps = {
  operation: OperationSecurite
  /** The identifier of somebody who is not signed in. */
  username?: string | undefined
  /** The same, where the server gave something else in the place of the identifier. */
  reference?: string | undefined
  onVerified: () => void
  onClose: () => void
}

/** The dialog of a security code, bound to the server, to the toasts and to the stored code. */
export default function CodeSecurite({
  operation,
  username,
  reference,
  onVerified,
  onClose,
}: CodeSecuriteProps) {
  const contact = useMutation({
    mutationFn: readContact,
    meta: { failure: textes.envoiEchoue },
  })
  const send = useMutation({ mutationFn: sendCode, meta: { failure: textes.envoiEchoue } })
  const resend = useMutation({
    mutationFn: sendCode,
    meta: { failure: textes.envoiEchoue, success: saidAgain },
  })
  const verify = useMutation({
    mutationFn: verifyCode,
    // The field says it: one corrects there.
    meta: {
      silent: true,
      success: (answer) => ({ title: successOf(answer, operation), isStep: steps.has(operation) }),
    },
  })
  const complete = (demande: Pick<SecurityCodeSend, 'sendType' | 'newAmfTel'>) => ({
    ...demande,
    operation,
    username,
    reference,
  })
  return (
    <CodeSecuriteDialog
      operation={operation}
      smsActif={portail().config.amfSmsActivated}
      contact={username === undefined && reference === undefined ? contact.mutateAsync : null}
      send={(demande) => send.mutateAsync(complete(demande))}
      resend={(demande) => resend.mutateAsync(complete(demande))}
      verify={async (code) => {
        try {
          return await verify.mutateAsync({ ...code, operation, username, reference })
        } catch (error) {
          throw Object.assign(new Error((error as Error).message), {
            isCodePerdu: isCodePerdu(error),
          })
        }
      }}
      onVerified={onVerified}
      onLeave={leaveBy}
      onClose={onClose}
    />
  )
}

const successOf = (answer: unknown, operation: OperationSecurite) =>
  (answer as { message?: string } | undefined)?.message || succesOperation[operation]
