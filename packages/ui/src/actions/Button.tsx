import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from '../theme/classes.ts'
import css from './button.module.css'

type Look = {
  /** One `primary` per screen; `danger` takes its place where it destroys. */
  variant?: 'primary' | 'danger' | 'outline' | 'quiet'
  size?: 'sm' | 'md'
  /** Takes the whole width of its container: always, or on screens up to that size. */
  block?: boolean | 'xs' | 'sm' | 'xxl'
  icon?: ReactNode
  /** Stands after the label: an arrow that says the action leads somewhere. */
  iconAfter?: ReactNode
}

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> & {
    busy?: boolean
    disabled?: boolean
    ref?: Ref<HTMLButtonElement> | undefined
  }

/**
 * `aria-disabled` rather than `disabled`: a control that vanishes from the tab order while it
 * works would throw the keyboard user back to the top of the page.
 */
export function Button({
  variant = 'outline',
  size = 'md',
  block = false,
  icon,
  iconAfter,
  busy = false,
  disabled = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const inert = busy || disabled
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={inert || undefined}
      className={classes(look({ variant, size, block }), className)}
      onClick={(event) => {
        // Also keeps a busy submit button from sending its form twice.
        if (inert) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy ? <Spinner /> : icon && <span className={css.icon}>{icon}</span>}
      <span>{children}</span>
      {iconAfter && <span className={css.icon}>{iconAfter}</span>}
    </button>
  )
}

type ButtonLinkProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** A link that looks like a button, because it leads somewhere. */
export function ButtonLink({
  variant = 'outline',
  size = 'md',
  block = false,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={classes(look({ variant, size, block }), className)}>
      {icon && <span className={css.icon}>{icon}</span>}
      <span>{children}</span>
      {iconAfter && <span className={css.icon}>{iconAfter}</span>}
    </a>
  )
}

const look = ({ variant, size, block }: Required<Pick<Look, 'variant' | 'size' | 'block'>>) =>
  classes(
    css.button,
    css[variant],
    size === 'sm' && css.sm,
    block && css[block === true ? 'block' : `block-${block}`],
  )

/** Decorative: the element that waits carries `aria-busy` or says so in words. */
export const Spinner = () => <span className={css.spinner} aria-hidden="true" />
