import type { Choix } from '@espace-adherent/domain/choix'
import type { ChampProps } from '../fields/champ.ts'
import { Field } from '../fields/Field.tsx'
import css from './choix.module.css'

type CheckboxGroupProps<Valeur extends string> = ChampProps<readonly Valeur[]> & {
  choix: readonly Choix<Valeur>[]
}

/** Any number of a few things: the value is the list of those that are ticked, in the order of the choices. */
export function CheckboxGroup<Valeur extends string>({
  value,
  onChange,
  onBlur,
  disabled = false,
  choix,
  name: _,
  ...frame
}: CheckboxGroupProps<Valeur>) {
  const toggle = (valeur: Valeur, isOn: boolean) =>
    onChange(
      choix.map((un) => un.valeur).filter((un) => (un === valeur ? isOn : value.includes(un))),
    )
  return (
    <Field {...frame} as="group">
      {({ id, 'aria-describedby': describedBy }) => (
        <div className={css.choices}>
          {choix.map(({ libelle, valeur }, rang) => (
            <label key={valeur} className={css.choice}>
              <input
                type="checkbox"
                // The summary of errors leads to the first one.
                id={rang === 0 ? id : undefined}
                className={css.checkbox}
                checked={value.includes(valeur)}
                disabled={disabled}
                aria-describedby={describedBy}
                onChange={({ currentTarget }) => toggle(valeur, currentTarget.checked)}
                onBlur={onBlur}
              />
              <span>{libelle}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
