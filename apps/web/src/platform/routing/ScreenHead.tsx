import type { ReactNode } from 'react'
import { ScreenTitle } from './ScreenTitle.tsx'
import css from './screen-head.module.css'

type ScreenHeadProps = { titre: string; lead: ReactNode; children: ReactNode }

/** The title of a screen, and at the end of its line what one can begin there. */
export const ScreenHead = ({ titre, lead, children }: ScreenHeadProps) => (
  <div className={css.head}>
    <ScreenTitle lead={lead}>{titre}</ScreenTitle>
    {children}
  </div>
)
