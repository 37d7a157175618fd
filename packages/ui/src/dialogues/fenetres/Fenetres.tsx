import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../actions/Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { textesFenetres as textes } from '../textes.ts'

export type ConfirmDialogProps = {
  title: string
  children: ReactNode
  confirmLabel?: string | undefined
  cancelLabel?: string | undefined
  /** Something is destroyed, or cannot be undone. */
  isDanger?: boolean | undefined
  /** While its promise runs the dialog waits; it stays open when the promise is rejected. */
  onConfirm: () => void | Promise<void>
  onClose: () => void
}

/** Asks before acting. The focus starts on the safe answer, which Escape gives as well. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel = textes.confirmer,
  cancelLabel = textes.annuler,
  isDanger = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const safe = useRef<HTMLButtonElement>(null)
  const [isBusy, setBusy] = useState(false)
  // After the dialog's own effect, which opens it and goes to its title.
  useLayoutEffect(() => safe.current?.focus(), [])

  async function confirm() {
    setBusy(true)
    try {
      await onConfirm()
      onClose()
    } catch {
      // Whoever acts says why it failed; the question is still there to be answered.
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={title}
      isQuestion
      onClose={isBusy ? undefined : onClose}
      actions={
        <>
          <Button ref={safe} disabled={isBusy} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            busy={isBusy}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}

type InfoDialogProps = {
  title: string
  children: ReactNode
  /** What the button says that closes it. */
  closeLabel?: string | undefined
  onClose: () => void
}

/** Something to know before going on. */
export const InfoDialog = ({
  title,
  children,
  closeLabel = textes.compris,
  onClose,
}: InfoDialogProps) => (
  <Dialog
    title={title}
    onClose={onClose}
    actions={
      <Button variant="primary" onClick={onClose}>
        {closeLabel}
      </Button>
    }
  >
    {children}
  </Dialog>
)
