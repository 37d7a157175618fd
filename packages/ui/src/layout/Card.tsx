import { type ReactNode, useId } from 'react'
import { classes } from '../theme/classes.ts'
import css from './layout.module.css'

type CardProps = {
  title?: ReactNode
  /** Buttons on the right of the title. */
  actions?: ReactNode
  /** `panel` is the coloured card, one per screen at most; what `edge` holds goes from one to the other. */
  variant?: 'plain' | 'panel' | 'edge'
  className?: string | undefined
  children: ReactNode
}

export function Card({ title, actions, variant = 'plain', className, children }: CardProps) {
  const titleId = useId()
  return (
    <section
      className={classes(css.card, css[variant], className)}
      aria-labelledby={title ? titleId : undefined}
    >
      {title && (
        <div className="cluster center between gap-12 col-16 mb-16">
          <h2 id={titleId}>{title}</h2>
          {actions && <div className={css.cardActions}>{actions}</div>}
        </div>
      )}
      {children}
    </section>
  )
}
