import type { ReactNode } from 'react'
import css from './layout.module.css'

/** The tinted square that carries a card's icon. */
export function IconTile({
  tone = 'primary',
  children,
}: {
  tone?: 'primary' | 'secondary'
  children: ReactNode
}) {
  return (
    <span className={css.tile} data-tone={tone} aria-hidden="true">
      {children}
    </span>
  )
}
