import type { CSSProperties, ReactNode } from 'react'
import css from './panes.module.css'

type PanesProps = {
  /** Of the columns where both stand side by side: how wide the list is, against `1fr`. */
  listWidth: string
  /** Null where there is room for one alone, and something is open. */
  list: ReactNode
  children: ReactNode
}

/** A list, and what is open of it beside; without room, one after the other. */
export const Panes = ({ listWidth, list, children }: PanesProps) => (
  <div className={css.panes} style={{ '--list': listWidth } as CSSProperties}>
    {list}
    {children}
  </div>
)
