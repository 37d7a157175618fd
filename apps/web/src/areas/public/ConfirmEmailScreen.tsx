import { Button } from '@espace-adherent/ui/actions'
import { tenu } from '@espace-adherent/ui/texte/tenu.tsx'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import {
  ActivationPanel,
  confirmEmail,
  lienOf,
  relanceActivation,
  SeConnecter,
} from '../../features/comptes/index.ts'
import type { HttpError } from '../../platform/http/error.ts'
import { portail } from '../../platform/portail/settings.ts'
import { expectTitleFocus } from '../../platform/routing/focus.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { Annonce } from './Annonce.tsx'
import { textes } from './textes.ts'
import { LienIllisible } from './Verification.tsx'

/**
 * Opening the link does nothing: mail scanners open links too. A click confirms, unless the client
 * does without.
 */
export default function ConfirmEmailScreen({ search }: ScreenProps) {
  const lien = useMemo(() => lienOf(search), [search])
  // The button that was clicked goes with the screen that it was on.
  const confirm = useMutation({ ...confirmEmail, onSettled: expectTitleFocus })
  const { mutate } = confirm
  const isAussitot = portail().config.isConfirmationSansClic === true
  useEffect(() => {
    if (isAussitot) mutate(lien)
  }, [isAussitot, mutate, lien])
  if (confirm.isSuccess)
    return (
      <Annonce titre={textes.confirmation.faite.titre} actions={<SeConnecter />}>
        {textes.confirmation.faite.textes.map((texte) => (
          <p key={texte}>{texte}</p>
        ))}
      </Annonce>
    )
  if (confirm.isError) {
    if (confirm.error.code === 'SecurityCodeRequired')
      return (
        <>
          <ScreenTitle lead={textes.activationPreuve}>{textes.confirmation.titre}</ScreenTitle>
          <ActivationPanel lien={lien} onProven={() => confirm.mutateAsync(lien)} />
        </>
      )
    const refusal = refusalOf(confirm.error)
    if (refusal === null) return <LienIllisible onRetry={() => confirm.mutate(lien)} />
    if (refusal.isAccountConfirmed)
      return (
        <Annonce titre={textes.confirmation.dejaFaite.titre} actions={<SeConnecter />}>
          <p>{textes.confirmation.dejaFaite.texte}</p>
        </Annonce>
      )
    return <Expire userId={lien.userId} />
  }
  return (
    <Annonce
      titre={textes.confirmation.titre}
      actions={
        <Button variant="primary" busy={confirm.isPending} onClick={() => confirm.mutate(lien)}>
          {tenu(textes.confirmation.confirmer)}
        </Button>
      }
    >
      <p>{tenu(textes.confirmation.texte)}</p>
    </Annonce>
  )
}

function Expire({ userId }: { userId: string }) {
  const resend = useMutation(relanceActivation)
  return (
    <Annonce
      titre={textes.confirmation.expiree.titre}
      actions={
        <Button
          variant="primary"
          busy={resend.isPending}
          disabled={resend.isSuccess}
          onClick={() => resend.mutate(userId)}
        >
          {textes.confirmation.nouveauLien}
        </Button>
      }
    >
      <p>{textes.confirmation.expiree.texte}</p>
      {resend.isSuccess && <p role="status">{textes.confirmation.renvoye}</p>}
    </Annonce>
  )
}

/** What the server said of the link; null when it could not be asked. */
function refusalOf({ status, body }: HttpError): { isAccountConfirmed: boolean } | null {
  if (status < 400 || status >= 500) return null
  const { isAccountConfirmed } = (body ?? {}) as { isAccountConfirmed?: unknown }
  return { isAccountConfirmed: isAccountConfirmed === true }
}
