import { IconAlertCircle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import type { ChampProps } from '../fields/champ.ts'
import fieldCss from '../fields/field.module.css'
import css from './choix.module.css'

type CheckboxFieldProps = Omit<ChampProps<boolean>, 'label' | 'layout'> & {
  /** May hold a link: to the page that one agrees to. */
  label: ReactNode
}

export function CheckboxField({
  label,
  value,
  onChange,
  onBlur,
  id: givenId,
  name,
  error,
  hint,
  required = false,
  disabled = false,
}: CheckboxFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="stack">
      <label className={css.choice}>
        <input
          type="checkbox"
          id={id}
          name={name}
          className={css.checkbox}
          checked={value}
          disabled={disabled}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          onBlur={onBlur}
        />
        <span>
          {label}
          {required && (
            <span className={fieldCss.star} aria-hidden="true">
              {' '}
              *
            </span>
          )}
        </span>
      </label>
      {hint && (
        <div id={`${id}-hint`} className={css.under}>
          <span className={fieldCss.hint}>{hint}</span>
        </div>
      )}
      {error && (
        <div className={css.under}>
          <p id={`${id}-error`} className={fieldCss.error}>
            <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
            <span>{error}</span>
          </p>
        </div>
      )}
    </div>
  )
}
