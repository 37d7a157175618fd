import type { ReactNode } from 'react'
import {
  type Control,
  Controller,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form'
import type { ChampProps } from '../fields/champ.ts'
import { afterPointer } from './after-pointer.ts'
import { champId, type Formulaire } from './useFormulaire.ts'

/** What a field is given of the form that it is tied to. */
export type Bound<Value> = Pick<
  ChampProps<Value>,
  'id' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'disabled'
>

/** Ties a field to a value of the form: `<Champ form={f} name="nom">{(c) => <TextField {...c} />}</Champ>`. */
export function Champ<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  children,
}: {
  form: Formulaire<Values>
  name: Name
  children: (champ: Bound<FieldPathValue<Values, Name>>) => ReactNode
}) {
  return (
    <Controller
      control={form.control as unknown as Control<Values>}
      name={name}
      render={({ field, fieldState }) => (
        <>
          {children({
            id: champId(form, name),
            name,
            value: field.value,
            onChange: field.onChange,
            onBlur: () => afterPointer(field.onBlur),
            error: fieldState.error?.message,
            disabled: field.disabled,
          })}
        </>
      )}
    />
  )
}
