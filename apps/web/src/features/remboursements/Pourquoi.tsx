import { Dialog } from '@espace-adherent/ui/dialog'
import type { ReactNode } from 'react'
import explication from './explication.module.css'
import { textes } from './textes.ts'

type PourquoiProps = {
  titre?: string
  /** Of what it is about. */
  sujet: ReactNode
  onClose: () => void
  children: ReactNode
}

/** Beside the screen: where the amounts of one act come from. */
export const Pourquoi = ({
  titre = textes.pourquoi.titre,
  sujet,
  onClose,
  children,
}: PourquoiProps) => (
  <Dialog title={titre} size="drawer" onClose={onClose}>
    <p className="muted mb-20">{sujet}</p>
    <div className={explication.explication}>{children}</div>
  </Dialog>
)
