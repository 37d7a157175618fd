import { garderChiffres } from '@espace-adherent/domain/validation'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** Digits only: letters, spaces and separators of what is typed or pasted are left out. */
export const DigitsField = ({ maxLength, ...props }: TextFieldProps) => (
  <TextField
    inputMode="numeric"
    autoComplete="off"
    figures
    {...props}
    mask={garderChiffres(maxLength)}
  />
)

export const EmailField = (props: TextFieldProps) => (
  <TextField type="email" inputMode="email" autoComplete="email" spellCheck={false} {...props} />
)
