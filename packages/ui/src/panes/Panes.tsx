import { type Icon, IconArrowLeft } from '@tabler/icons-react'
import type { CSSProperties, ReactNode } from 'react'
import { EmptyState } from '../feedback/index.ts'
import { Card } from '../layout/index.ts'
import css from './panes.module.css'

type PanesProps = {
  /** The width of the list beside the open item, against `1fr`. */
  listWidth: string
  /** Null where there is room for one only and something is open. */
  list: ReactNode
  children: ReactNode
}

/** A list and its open item side by side; without room, one after the other. */
export const Panes = ({ listWidth, list, children }: PanesProps) => (
  <div className={css.panes} style={{ '--list': listWidth } as CSSProperties}>
    {list}
    {children}
  </div>
)

/** Leads back to the list, above something that stands alone. */
export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className={css.back}>
    <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
    {children}
  </a>
)

type PaneEmptyProps = { icon: Icon; title: string; children: ReactNode }

/** Beside a list of which nothing is open. */
export const PaneEmpty = ({ icon: Picture, title, children }: PaneEmptyProps) => (
  <Card>
    <EmptyState icon={<Picture size={40} stroke={1.25} aria-hidden="true" />} title={title}>
      {children}
    </EmptyState>
  </Card>
)

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
