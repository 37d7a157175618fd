import type { ReactNode } from 'react'

/** What is said in passing, under or beside what counts. */
export const Note = ({ children }: { children: ReactNode }) => (
  <span className="note block">{children}</span>
)
