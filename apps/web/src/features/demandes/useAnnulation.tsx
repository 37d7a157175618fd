import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { HttpError } from '../../platform/http/error.ts'
import { askConfirmation } from '../../platform/modals/dialogs.tsx'
import { toasts } from '../../platform/toasts/index.ts'
import { faireGeste } from './queries.ts'
import { textes } from './textes.ts'

/** Asked once more before it is done, wherever one takes a request back. */
export const confirmAnnulation = (onConfirm: () => Promise<void>) =>
  askConfirmation({
    title: textes.annulerTitre,
    text: <p>{textes.annulerTexte}</p>,
    confirmLabel: textes.annulerOui,
    cancelLabel: textes.annulerNon,
    isDanger: true,
    onConfirm,
  })

/** Takes a request back from a screen that tells what it would change: all screens read again, whatever came of it. */
export function useAnnulation() {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation({ mutationFn: faireGeste, meta: { silent: true } })
  const annuler = (vu: { id: string; revision: number }) =>
    confirmAnnulation(async () => {
      try {
        await mutateAsync({ geste: 'annuler', ...vu })
        toasts.push({ type: 'success', title: textes.annulee })
      } catch (error) {
        const { message } = error as HttpError
        toasts.push({ type: 'danger', title: textes.gesteEchoue, detail: message })
      }
      await client.invalidateQueries()
    })
  return { annuler, isPending }
}
