import { Button } from '@espace-adherent/ui/actions'
import { CheckboxField } from '@espace-adherent/ui/choix'
import { Dialog } from '@espace-adherent/ui/dialog'
import { type ReactNode, useState } from 'react'
import css from './popup.module.css'
import { textes } from './textes.ts'

type PopupDialogProps = {
  title: string
  children: ReactNode
  /** Which one it is, when several follow one another. */
  rang: number
  nombre: number
  /** Offers not to show it again. */
  isMemorisable: boolean
  onClose: (isPlusAfficher: boolean) => void
}

/** A message of the insurer. However it is closed, the ticked box counts. */
export function PopupDialog({
  title,
  children,
  rang,
  nombre,
  isMemorisable,
  onClose,
}: PopupDialogProps) {
  const [isPlusAfficher, setPlusAfficher] = useState(false)
  const close = () => onClose(isPlusAfficher)
  return (
    <Dialog
      title={title}
      onClose={close}
      actions={
        <div className={css.pied}>
          {isMemorisable && (
            <CheckboxField
              label={textes.nePlusAfficher}
              value={isPlusAfficher}
              onChange={setPlusAfficher}
            />
          )}
          <div className={css.suite}>
            {nombre > 1 && <span className="note">{textes.rang(rang, nombre)}</span>}
            <Button variant="primary" onClick={close}>
              {rang < nombre ? textes.suivant : textes.fermer}
            </Button>
          </div>
        </div>
      }
    >
      {children}
    </Dialog>
  )
}
