import { Button } from '@espace-adherent/ui/actions'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { toasts } from '../../platform/toasts/index.ts'
import { telechargerPapiers } from './calls.ts'
import { textes } from './textes.ts'

/** All that one may want to keep, in one file. */
export function TousMesPapiers() {
  const { mutate, isPending } = useMutation({
    ...telechargerPapiers,
    onSuccess: (isDone) => {
      if (isDone) toasts.push({ type: 'success', title: textes.fait, detail: textes.faitDetail })
    },
  })
  return (
    <>
      <p>{textes.chapo}</p>
      <div className="cluster center gap-8 col-16 mt-12">
        <Button
          busy={isPending}
          icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => mutate()}
        >
          {textes.bouton}
        </Button>
        <p className="note">{textes.attente}</p>
      </div>
    </>
  )
}
