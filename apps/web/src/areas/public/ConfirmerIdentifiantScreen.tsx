import { formatInstant } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { tenu } from '@espace-adherent/ui/texte/tenu.tsx'
import { useMutation } from '@tanstack/react-query'
import { confirmUsername, lienOf, SeConnecter } from '../../features/comptes/index.ts'
import { expectTitleFocus } from '../../platform/routing/focus.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { Annonce, Paragraphes } from './Annonce.tsx'
import { ChangementInvalide } from './ChangementInvalide.tsx'
import { isLinkRefused } from './link-refusal.ts'
import { textes } from './textes.ts'
import { LienIllisible } from './Verification.tsx'

/** Opening the link does nothing: mail scanners open links too. A click confirms. */
export default function ConfirmerIdentifiantScreen({ search }: ScreenProps) {
  const lien = lienOf(search)
  // The button that was clicked goes with the screen that it was on.
  const confirm = useMutation({ ...confirmUsername, onSettled: expectTitleFocus })
  const { titre, texte, confirmer, fait, attendu, invalide } = textes.changement
  if (confirm.isSuccess) {
    const { effetLe } = confirm.data
    return effetLe === null ? (
      <Annonce titre={fait.titre} actions={<SeConnecter />}>
        <Paragraphes textes={fait.textes} />
      </Annonce>
    ) : (
      <Annonce titre={attendu.titre} actions={<SeConnecter />}>
        <Paragraphes textes={attendu.textes(formatInstant(new Date(effetLe)))} />
      </Annonce>
    )
  }
  if (confirm.isError)
    return isLinkRefused(confirm.error) ? (
      <ChangementInvalide raisons={invalide} />
    ) : (
      <LienIllisible onRetry={() => confirm.mutate(lien)} />
    )
  return (
    <Annonce
      titre={titre}
      actions={
        <Button variant="primary" busy={confirm.isPending} onClick={() => confirm.mutate(lien)}>
          {confirmer}
        </Button>
      }
    >
      <p>{tenu(texte)}</p>
    </Annonce>
  )
}
