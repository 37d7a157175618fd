import type { ConfirmDialogProps } from '@espace-adherent/ui/dialogues/fenetres/Fenetres.tsx'
import type { ReactNode } from 'react'
import { lazyView } from '../chunks/index.ts'
import { modals } from './modals.ts'

const fenetres = () => import('@espace-adherent/ui/dialogues/fenetres/Fenetres.tsx')
const InfoDialog = lazyView(async () => ({ default: (await fenetres()).InfoDialog }))
const ConfirmDialog = lazyView(async () => ({ default: (await fenetres()).ConfirmDialog }))

type Info = { title: string; text: ReactNode; closeLabel?: string; onClose?: () => void }

export const showInfo = ({ text, onClose, ...info }: Info) =>
  modals.open((close) => (
    <InfoDialog
      {...info}
      onClose={() => {
        close()
        onClose?.()
      }}
    >
      {text}
    </InfoDialog>
  ))

/**
 * Fetches the question ahead, for use without a network; silent, because nobody asked for it yet.
 */
export const readyToAsk = () => ConfirmDialog.load().catch(() => {})

type Question = Omit<ConfirmDialogProps, 'onClose' | 'children'> & { text: ReactNode }

/** `onConfirm` runs while the dialog waits; if it rejects, the question stays open. */
export const askConfirmation = ({ text, ...question }: Question) =>
  modals.open((close) => (
    <ConfirmDialog {...question} onClose={close}>
      {text}
    </ConfirmDialog>
  ))
