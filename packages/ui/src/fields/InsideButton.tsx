import type { ButtonHTMLAttributes, Ref } from 'react'
import css from './field.module.css'

type InsideButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** It shows an icon only. */
  'aria-label': string
  ref?: Ref<HTMLButtonElement>
}

/** A button inside a field's box: the eye of a password, the calendar of a date, a search. */
export const InsideButton = ({ type = 'button', ...props }: InsideButtonProps) => (
  <button {...props} type={type} className={css.inside} />
)
