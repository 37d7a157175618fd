import { IconAlertCircle } from '@tabler/icons-react'
import { type ReactNode, use, useId } from 'react'
import { tenu } from '../texte/tenu.tsx'
import { classes } from '../theme/classes.ts'
import { type ChampProps, FieldLayoutContext } from './champ.ts'
import css from './field.module.css'

/** What ties the control to its label, its hint and its error. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type FieldProps = Pick<
  ChampProps<never>,
  'label' | 'id' | 'error' | 'hint' | 'required' | 'layout'
> & {
  /** `group`, `radiogroup`: several controls answer one question, and carry their own labels. */
  as?: 'field' | 'group' | 'radiogroup'
  /** Stands at the end of the label: a « ? » that explains it. */
  help?: ReactNode
  /** Stands under all the rest: another way to answer. */
  footer?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** The frame of every field: label, control, hint and error, always in the same places. */
export function Field({
  label,
  id: givenId,
  error,
  hint,
  required = false,
  layout,
  as = 'field',
  help,
  footer,
  children,
}: FieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const inherited = use(FieldLayoutContext)
  const [labelId, hintId, errorId] = [`${id}-label`, `${id}-hint`, `${id}-error`]
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined
  const star = required && (
    // Held to the last word of the label: a star alone on its line says nothing.
    <span className={css.star} aria-hidden="true">
      {'\u00a0*'}
    </span>
  )
  const isGroup = as !== 'field'
  return (
    <div
      className={css.frame}
      {...(isGroup && {
        role: as,
        'aria-labelledby': labelId,
        'aria-describedby': describedBy,
        // Only a radio group may be required or wrong as a whole.
        ...(as === 'radiogroup' && {
          'aria-required': required || undefined,
          'aria-invalid': error ? true : undefined,
        }),
      })}
    >
      <div className={classes(css.field, css[layout ?? inherited])}>
        <div className={css.head}>
          {isGroup ? (
            <span id={labelId} className={css.label}>
              {tenu(label)}
              {star}
            </span>
          ) : (
            <label id={labelId} htmlFor={id} className={css.label}>
              {tenu(label)}
              {star}
            </label>
          )}
          {help}
        </div>
        <div className={css.control}>
          {children({
            id,
            'aria-describedby': describedBy,
            'aria-invalid': error ? true : undefined,
            'aria-required': required || undefined,
          })}
          {hint && (
            <div id={hintId} className={css.hint}>
              {tenu(hint)}
            </div>
          )}
          {error && (
            <p id={errorId} className={css.error}>
              <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
              <span>{tenu(error)}</span>
            </p>
          )}
          {footer}
        </div>
      </div>
    </div>
  )
}
