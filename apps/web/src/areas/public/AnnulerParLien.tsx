import { Button } from '@espace-adherent/ui/actions'
import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { SeConnecter } from '../../features/comptes/index.ts'
import type { HttpError } from '../../platform/http/error.ts'
import { isLinkRefused } from '../../platform/http/error.ts'
import { expectTitleFocus } from '../../platform/routing/focus.ts'
import { Annonce, ChangementInvalide, Paragraphes } from './Annonce.tsx'
import { LienIllisible } from './Verification.tsx'

type AnnulerParLienProps<L> = {
  mots: {
    titre: string
    texte: string
    annuler: string
    faite: { titre: string; textes: readonly string[] }
    invalide: readonly string[]
  }
  /** What cancels it, and what the link holds. */
  annulation: UseMutationOptions<unknown, HttpError, L>
  lien: L
}

/**
 * What the link of a mail cancels, one purpose each. Opening it does nothing: mail scanners open
 * links, and would otherwise undo what their owner asked for.
 */
export function AnnulerParLien<L>({ mots, annulation, lien }: AnnulerParLienProps<L>) {
  // The button that was clicked goes with the screen that it was on.
  const cancel = useMutation({ ...annulation, onSettled: expectTitleFocus })
  const { titre, texte, annuler, faite, invalide } = mots
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
