import { Button } from '@espace-adherent/ui/actions'
import { useMutation } from '@tanstack/react-query'
import { cancelUsername, lienOf, SeConnecter } from '../../features/comptes/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { Annonce, Paragraphes } from './Annonce.tsx'
import { ChangementInvalide } from './ChangementInvalide.tsx'
import { isLinkRefused } from './link-refusal.ts'
import { textes } from './textes.ts'
import { LienIllisible } from './Verification.tsx'

/** Opening the link does nothing yet: a machine that did would undo what its owner asked for. */
export default function AnnulerIdentifiantScreen({ search }: ScreenProps) {
  const lien = lienOf(search)
  const cancel = useMutation(cancelUsername)
  const { titre, texte, annuler, faite, invalide } = textes.annulation
  if (cancel.isSuccess)
    return (
      <Annonce titre={faite.titre} actions={<SeConnecter />}>
        <Paragraphes textes={faite.textes} />
      </Annonce>
    )
  if (cancel.isError)
    return isLinkRefused(cancel.error) ? (
      <ChangementInvalide raisons={invalide} />
    ) : (
      <LienIllisible onRetry={() => cancel.mutate(lien)} />
    )
  return (
    <Annonce
      titre={titre}
      actions={
        <Button variant="primary" busy={cancel.isPending} onClick={() => cancel.mutate(lien)}>
          {annuler}
        </Button>
      }
    >
      <p>{texte}</p>
    </Annonce>
  )
}
