import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { InsideButton } from './TextBox.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'
import { textes } from './textes.ts'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'after' | 'mask'> & {
  autoComplete: 'current-password' | 'new-password'
}

/** Pasting works, password managers too; the eye shows what was typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      after={
        <InsideButton
          aria-label={textes.afficher}
          aria-pressed={isShown}
          disabled={props.disabled}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={20} stroke={1.75} aria-hidden="true" />
        </InsideButton>
      }
    />
  )
}
