import type { ChampProps } from './champ.ts'
import { Field } from './Field.tsx'
import css from './field.module.css'
import { textes } from './textes.ts'

type TextAreaFieldProps = ChampProps<string> & { maxLength?: number; rows?: number }

/** Grows with its text. With a limit, says how much room is left when it becomes scarce. */
export function TextAreaField({
  value,
  onChange,
  onBlur,
  name,
  disabled = false,
  maxLength,
  rows = 4,
  hint,
  ...frame
}: TextAreaFieldProps) {
  const left = maxLength === undefined ? null : maxLength - value.length
  const isScarce = left !== null && maxLength !== undefined && left <= maxLength / 5
  return (
    <Field {...frame} hint={isScarce ? textes.caracteresRestants(left) : hint}>
      {(control) => (
        <div
          className={css.box}
          data-invalid={frame.error ? true : undefined}
          data-disabled={disabled || undefined}
        >
          <textarea
            {...control}
            name={name}
            className={css.textarea}
            rows={rows}
            maxLength={maxLength}
            disabled={disabled}
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            onBlur={onBlur}
          />
        </div>
      )}
    </Field>
  )
}
