import type { Choix } from '@espace-adherent/domain/choix'
import { choixDepuisLibelles } from '@espace-adherent/domain/choix'
import type { ComponentProps } from 'react'
import { CheckboxField } from '../choix/CheckboxField.tsx'
import { CheckboxGroup } from '../choix/CheckboxGroup.tsx'
import { RadioGroup } from '../choix/RadioGroup.tsx'
import { SelectField, type SelectFieldProps } from '../choix/SelectField.tsx'
import { DateField, type DateFieldProps } from '../dates/DateField.tsx'
import type { ChampProps } from '../fields/champ.ts'
import { TextAreaField } from '../fields/TextAreaField.tsx'
import { TextField, type TextFieldProps } from '../fields/TextField.tsx'
import type { Rendu } from './champs.tsx'

/*
 * The usual kinds of fields, for `champs`. A field must be answered unless it says `required:
 * false`. A box may stay unticked unless it says otherwise.
 */

/** The choices themselves, or their labels by value. */
type Parmi<Valeur> =
  | readonly Choix<Valeur>[]
  | (Valeur extends string ? Readonly<Record<Valeur, string>> : never)

const choixDe = <Valeur,>(parmi: Parmi<Valeur>) =>
  (Array.isArray(parmi) ? parmi : choixDepuisLibelles(parmi as object)) as readonly Choix<Valeur>[]

export const texte =
  (label: string, options: Partial<TextFieldProps> = {}): Rendu<string> =>
  (champ) => <TextField {...champ} label={label} required {...options} />

/** Several lines. */
export const recit =
  (label: string, options: Partial<ComponentProps<typeof TextAreaField>> = {}): Rendu<string> =>
  (champ) => <TextAreaField {...champ} label={label} required {...options} />

export const jour =
  (label: string, options: Partial<DateFieldProps> = {}): Rendu<string> =>
  (champ) => <DateField {...champ} label={label} required {...options} />

/** One among a few, all in sight. */
export const unParmi =
  <Value extends string | boolean | null>(
    label: string,
    parmi: NoInfer<Parmi<NonNullable<Value>>>,
    options: Partial<Pick<ChampProps<Value>, 'hint' | 'required'>> = {},
  ): Rendu<Value> =>
  ({ onChange, ...champ }) => (
    <RadioGroup<NonNullable<Value>>
      {...champ}
      onChange={onChange}
      label={label}
      required
      choix={choixDe(parmi)}
      {...options}
    />
  )

/** One among many, in a list that opens. */
export const liste =
  <Value extends string>(
    label: string,
    parmi: Parmi<string>,
    options: Partial<Omit<SelectFieldProps, 'onChange'>> = {},
  ): Rendu<Value> =>
  ({ onChange, ...champ }) => (
    <SelectField
      {...champ}
      // The list has nothing else to choose from.
      onChange={(valeur) => onChange(valeur as Value)}
      label={label}
      required
      choix={choixDe(parmi)}
      {...options}
    />
  )

/** Any number of a few. */
export const plusieurs =
  <Valeur extends string>(
    label: string,
    parmi: NoInfer<Parmi<Valeur>>,
    options: Partial<Pick<ChampProps<Valeur[]>, 'hint' | 'required'>> = {},
  ): Rendu<Valeur[]> =>
  ({ onChange, ...champ }) => (
    <CheckboxGroup<Valeur>
      {...champ}
      onChange={(choisis) => onChange([...choisis])}
      label={label}
      choix={choixDe(parmi)}
      {...options}
    />
  )

export const coche =
  (label: string, options: Partial<ComponentProps<typeof CheckboxField>> = {}): Rendu<boolean> =>
  (champ) => <CheckboxField {...champ} label={label} {...options} />

/** The same field, and what else its answer changes. */
export const puis =
  <Value,>(rendu: Rendu<Value>, suite: (value: Value) => void): Rendu<Value> =>
  ({ onChange, ...champ }) =>
    rendu({
      ...champ,
      onChange(value) {
        onChange(value)
        suite(value)
      },
    })
