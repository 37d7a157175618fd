import { IconArrowLeft } from '@tabler/icons-react'
import type { CSSProperties, ReactNode } from 'react'
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
