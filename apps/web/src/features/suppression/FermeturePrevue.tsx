import type { Demande } from '@espace-adherent/contract/demandes'
import { formatDateLongue } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../platform/toasts/index.ts'
import { faireGeste, forgetDemandes } from '../demandes/index.ts'
import { textes } from './textes.ts'

const mots = textes.prevue

/** Above every screen of whoever comes back meanwhile: what will happen, and one click against it. */
export default function FermeturePrevue({ demande }: { demande: Demande }) {
  const client = useQueryClient()
  const { id, revision, effetLe } = demande
  const { mutate, isPending } = useMutation({
    mutationFn: () => faireGeste({ geste: 'annuler', id, revision }),
    meta: { failure: mots.echec },
    onSuccess: () => toasts.push({ type: 'success', title: mots.annulee, detail: mots.conserve }),
    // Either way, what is shown is no longer what there is.
    onSettled: () => forgetDemandes(client),
  })
  return (
    <Notice
      tone="warning"
      title={mots.titre(formatDateLongue(effetLe ?? ''))}
      action={
        <Button busy={isPending} onClick={() => mutate()}>
          {mots.annuler}
        </Button>
      }
    >
      {mots.texte}
    </Notice>
  )
}
