import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import { Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import { RichTheme } from '../theme/RichTheme.tsx'
import css from './interrupteur.module.css'

type SwitchFieldProps = {
  label: string
  /** What it means when it is on. */
  hint?: ReactNode
  value: boolean
  onChange: (value: boolean) => void
  disabled?: boolean
}

/** For a setting that takes effect at once; in a form, use a checkbox. */
export function SwitchField({ label, hint, value, onChange, disabled = false }: SwitchFieldProps) {
  return (
    <RichTheme>
      <Switch
        label={label}
        description={hint}
        checked={value}
        disabled={disabled}
        withThumbIndicator={false}
        classNames={{
          body: css.body ?? '',
          input: css.input ?? '',
          track: css.track ?? '',
          thumb: css.thumb ?? '',
          labelWrapper: css.texts ?? '',
          label: css.label ?? '',
          description: css.hint ?? '',
        }}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </RichTheme>
  )
}
