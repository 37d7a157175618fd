import type { ReactNode } from 'react'
import { Button } from '../../actions/Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { textes } from './textes.ts'

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
