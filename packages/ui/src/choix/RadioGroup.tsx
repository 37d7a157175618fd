import { type Choix, OUI_NON } from '@espace-adherent/domain/choix'
import { useId } from 'react'
import type { ChampProps } from '../fields/champ.ts'
import { Field } from '../fields/Field.tsx'
import css from './choix.module.css'

type RadioGroupProps<Valeur> = Omit<ChampProps<Valeur | null>, 'onChange'> & {
  /** A choice stays until another is made. */
  onChange: (value: Valeur) => void
  /** `aide`: what comes of that choice. */
  choix: readonly (Choix<Valeur> & { aide?: string })[]
}

/** Native radio buttons: arrows, space and the screen reader's « 1 sur 2 » come with them. */
export function RadioGroup<Valeur extends string | number | boolean>({
  value,
  onChange,
  onBlur,
  name,
  disabled = false,
  choix,
  ...frame
}: RadioGroupProps<Valeur>) {
  const ownName = useId()
  return (
    <Field {...frame} as="radiogroup">
      {({ id, 'aria-describedby': describedBy }) => (
        <div className={css.choices}>
          {choix.map(({ libelle, valeur, aide }, rang) => (
            <label key={String(valeur)} className={css.choice}>
              <input
                type="radio"
                // The summary of errors leads to the first one.
                id={rang === 0 ? id : undefined}
                name={name ?? ownName}
                className={css.radio}
                checked={valeur === value}
                disabled={disabled}
                aria-describedby={describedBy}
                onChange={() => onChange(valeur)}
                onBlur={onBlur}
              />
              <span>
                {libelle}
                {aide && <span className="note block">{aide}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}

type OuiNonProps = Omit<RadioGroupProps<boolean>, 'choix'>

export const OuiNon = (props: OuiNonProps) => <RadioGroup {...props} choix={OUI_NON} />
