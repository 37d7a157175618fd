import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { CheckboxField } from '../choix/CheckboxField.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import css from './fenetres.module.css'
import { textes } from './textes.ts'

type DematerialisationDialogProps = {
  /** Rejected, the dialog stays: whoever records says why. */
  onReponse: (isAcceptee: boolean) => void | Promise<void>
  /** Called once the answer is recorded. */
  onClose: () => void
}

/**
 * Documents on line rather than on paper. Ticked beforehand, and always answered: the button
 * records what the box says, and there is no other way out.
 */
export function DematerialisationDialog({ onReponse, onClose }: DematerialisationDialogProps) {
  const [isAcceptee, setAcceptee] = useState(true)
  const [isBusy, setBusy] = useState(false)

  async function answer() {
    setBusy(true)
    try {
      await onReponse(isAcceptee)
      onClose()
    } catch {
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={textes.dematTitre}
      actions={
        <Button variant="primary" busy={isBusy} onClick={() => void answer()}>
          {textes.valider}
        </Button>
      }
    >
      <p>{textes.dematTexte}</p>
      <ul className={css.avantages}>
        {textes.dematAvantages.map((avantage) => (
          <li key={avantage}>
            <IconCheck size={20} stroke={1.75} aria-hidden="true" />
            <span>{avantage}</span>
          </li>
        ))}
      </ul>
      <CheckboxField
        label={textes.dematChoix}
        value={isAcceptee}
        onChange={setAcceptee}
        disabled={isBusy}
      />
    </Dialog>
  )
}
