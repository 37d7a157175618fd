import type { ReactNode } from 'react'
import css from './panes.module.css'

type PaneItemProps = {
  href: string
  isOpen: boolean
  title: ReactNode
  /** Its state, at the end of the title's line. */
  badge?: ReactNode
  /** Smaller, below. */
  detail?: ReactNode
  /** Whether it belongs to the one above it. */
  isInner?: boolean
}

/** One of a list that opens beside it. */
export const PaneItem = ({ href, isOpen, title, badge, detail, isInner }: PaneItemProps) => (
  <li>
    <a
      className={css.item}
      href={href}
      aria-current={isOpen ? 'true' : undefined}
      data-inner={isInner || undefined}
    >
      <span className="name">{title}</span>
      {badge}
      {detail && <span className="note wide">{detail}</span>}
    </a>
  </li>
)
