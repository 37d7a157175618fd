import { Button } from '@espace-adherent/ui/actions'
import { CheckboxField } from '@espace-adherent/ui/choix'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import css from './dematerialisation.module.css'
import { textes } from './textes.ts'

type DematerialisationDialogProps = {
  /** What was answered a moment ago: a refusal is not turned into an agreement. */
  isDejaAcceptee?: boolean
  /** Rejected, the dialog stays: whoever records says why. */
  onReponse: (isAcceptee: boolean) => void | Promise<void>
  /** Called once the answer is recorded. */
  onClose: () => void
}

/**
 * Documents on line rather than on paper. Ticked beforehand unless it was just refused, and always
 * answered: the button records what the box says, and there is no other way out.
 */
export default function DematerialisationDialog({
  isDejaAcceptee = true,
  onReponse,
  onClose,
}: DematerialisationDialogProps) {
  const [isAcceptee, setAcceptee] = useState(isDejaAcceptee)
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
      title={textes.titre}
      actions={
        <Button variant="primary" busy={isBusy} onClick={() => void answer()}>
          {textes.valider}
        </Button>
      }
    >
      <p>{textes.texte}</p>
      <ul className={css.avantages}>
        {textes.avantages.map((avantage) => (
          <li key={avantage}>
            <IconCheck size={20} stroke={1.75} aria-hidden="true" />
            <span>{avantage}</span>
          </li>
        ))}
      </ul>
      <CheckboxField
        label={textes.choix}
        value={isAcceptee}
        onChange={setAcceptee}
        disabled={isBusy}
      />
    </Dialog>
  )
}
