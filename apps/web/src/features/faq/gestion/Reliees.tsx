import type { QuestionFaq } from '@espace-adherent/contract/faq/gestion'
import { Button } from '@espace-adherent/ui/actions'
import { SelectField } from '@espace-adherent/ui/choix'
import { IconX } from '@tabler/icons-react'
import css from './faq-redaction.module.css'
import { Ordonnable } from './Ordonnable.tsx'
import { textes } from './textes.ts'

type RelieesProps = {
  value: readonly string[]
  questions: readonly QuestionFaq[]
  disabled: boolean
  onChange: (reliees: string[]) => void
}

const RELIEES_MAX = 10

/** The questions to read after this one, in their order. */
export function Reliees({ value, questions, disabled, onChange }: RelieesProps) {
  const choisies = value.flatMap((id) => questions.find((question) => question.id === id) ?? [])
  const autres = questions.filter(({ id }) => !value.includes(id))
  return (
    <div className={css.champs}>
      {choisies.length > 0 && (
        <Ordonnable
          label={textes.champReliees}
          rows={choisies.map(({ id, title }) => ({ id, nom: title }))}
          disabled={disabled}
          onOrder={onChange}
          suite={({ id, nom }) => (
            <Button
              size="sm"
              variant="quiet"
              aria-label={textes.retirerReliee(nom)}
              onClick={() => onChange(value.filter((autre) => autre !== id))}
            >
              <IconX size={18} stroke={1.75} aria-hidden="true" />
            </Button>
          )}
        />
      )}
      {!disabled && choisies.length < RELIEES_MAX && (
        <SelectField
          label={textes.ajouterReliee}
          layout="stack"
          placeholder={textes.ajouterRelieeVide}
          choix={autres.map(({ id, title }) => ({ valeur: id, libelle: title }))}
          value=""
          onChange={(id) => id && onChange([...value, id])}
        />
      )}
    </div>
  )
}
