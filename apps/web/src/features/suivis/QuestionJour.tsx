import { formatDate, parseDate } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { DateField } from '@espace-adherent/ui/dates'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { useState } from 'react'
import { textes } from './textes.ts'

type QuestionJourProps = {
  titre: string
  texte: string
  label: string
  min?: string
  max: string
  /** What stands in the field at first. */
  propose?: string
  /** What the server says of that day. */
  refus: string | undefined
  isPending: boolean
  onJour: (jour: string) => void
  onClose: () => void
}

/** Asks for one day, and why it is asked. */
export function QuestionJour(props: QuestionJourProps) {
  const { titre, texte, label, min, max, propose, refus, isPending, onJour, onClose } = props
  const [saisie, setSaisie] = useState(propose ? formatDate(propose) : '')
  const [isTente, setTente] = useState(false)
  const jour = parseDate(saisie)
  const save = () => {
    setTente(true)
    if (jour) onJour(jour)
  }
  return (
    <Dialog
      title={titre}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{textes.annuler}</Button>
          <Button variant="primary" busy={isPending} onClick={save}>
            {textes.enregistrer}
          </Button>
        </>
      }
    >
      <p>{texte}</p>
      <DateField
        label={label}
        layout="stack"
        required
        {...(min && { min })}
        max={max}
        error={refus ?? (isTente && jour === null ? textes.jourRequis : undefined)}
        value={saisie}
        onChange={setSaisie}
      />
    </Dialog>
  )
}
