import { type ReactNode, useId } from 'react'
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
  const id = useId()
  const hintId = useId()
  return (
    <div className={css.body}>
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: of a checkbox, the browser says itself whether it is checked.
        role="switch"
        className={css.input}
        checked={value}
        disabled={disabled}
        aria-describedby={hint ? hintId : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span className={css.track} aria-hidden="true" />
      <div className="fill">
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
        {hint && (
          <div id={hintId} className={css.hint}>
            {hint}
          </div>
        )}
      </div>
    </div>
  )
}
