import { Button } from '@espace-adherent/ui/actions'
import { useMutation } from '@tanstack/react-query'
import { SeConnecter } from '../../features/comptes/index.ts'
import { annulerRib } from '../../features/rib/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { Annonce, Paragraphes } from './Annonce.tsx'
import { ChangementInvalide } from './ChangementInvalide.tsx'
import { isLinkRefused } from './link-refusal.ts'
import { textes } from './textes.ts'
import { LienIllisible } from './Verification.tsx'

/** Opening the link does nothing yet: machines open the links of mails. */
export default function AnnulerRibScreen({ search }: ScreenProps) {
  const code = search.get('code') ?? ''
  const cancel = useMutation(annulerRib)
  const { titre, texte, annuler, faite, invalide } = textes.annulationRib
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
      <LienIllisible onRetry={() => cancel.mutate(code)} />
    )
  return (
    <Annonce
      titre={titre}
      actions={
        <Button variant="primary" busy={cancel.isPending} onClick={() => cancel.mutate(code)}>
          {annuler}
        </Button>
      }
    >
      <p>{texte}</p>
    </Annonce>
  )
}
