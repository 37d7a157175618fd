import type { ReactNode } from 'react'
import css from './listes.module.css'

/** What is said in passing, under or beside what counts. */
export const Note = ({ children }: { children: ReactNode }) => (
  <span className={css.note}>{children}</span>
)
