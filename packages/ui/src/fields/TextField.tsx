import type { ReactNode } from 'react'
import type { ChampProps } from './champ.ts'
import { Field } from './Field.tsx'
import { TextBox, type TextBoxLook } from './TextBox.tsx'

export type TextFieldProps = ChampProps<string> &
  TextBoxLook & {
    help?: ReactNode
    footer?: ReactNode
  }

export function TextField({
  label,
  id,
  error,
  hint,
  required,
  layout,
  help,
  footer,
  ...box
}: TextFieldProps) {
  return (
    <Field {...{ label, id, error, hint, required, layout, help, footer }}>
      {(control) => <TextBox {...box} control={control} />}
    </Field>
  )
}
