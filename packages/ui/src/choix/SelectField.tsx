import type { Choix } from '@espace-adherent/domain/choix'
import { IconSelector } from '@tabler/icons-react'
import type { ChampProps } from '../fields/champ.ts'
import { Field } from '../fields/Field.tsx'
import fieldCss from '../fields/field.module.css'
import { textesChoix as textes } from '../textes.ts'
import css from './choix.module.css'

type Choices = readonly Choix<string>[]

export type SelectFieldProps = ChampProps<string> & {
  choix?: Choices
  /** A long list, under headings. */
  groupes?: readonly { libelle: string; choix: Choices }[]
  autoComplete?: string
  /** What stands there before anything is chosen. */
  placeholder?: string
}

/** A native list: on a phone it opens the phone's own wheel, which every member knows. */
export function SelectField({
  value,
  onChange,
  onBlur,
  name,
  disabled = false,
  choix = [],
  groupes = [],
  autoComplete,
  placeholder = textes.choisir,
  ...frame
}: SelectFieldProps) {
  return (
    <Field {...frame}>
      {(control) => (
        <div
          className={fieldCss.box}
          data-invalid={frame.error ? true : undefined}
          data-disabled={disabled || undefined}
        >
          <select
            {...control}
            name={name}
            className={css.select}
            disabled={disabled}
            autoComplete={autoComplete}
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            onBlur={onBlur}
          >
            <option value="">{placeholder}</option>
            <Options choix={choix} />
            {groupes.map((groupe) => (
              <optgroup key={groupe.libelle} label={groupe.libelle}>
                <Options choix={groupe.choix} />
              </optgroup>
            ))}
          </select>
          <span className={css.chevrons}>
            <IconSelector size={18} stroke={1.75} aria-hidden="true" />
          </span>
        </div>
      )}
    </Field>
  )
}

const Options = ({ choix }: { choix: Choices }) =>
  choix.map(({ libelle, valeur }) => (
    <option key={valeur} value={valeur}>
      {libelle}
    </option>
  ))
