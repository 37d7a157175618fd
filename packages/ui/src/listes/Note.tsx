import type { ReactNode } from 'react'

/** A remark under or beside what counts. */
export const Note = ({ children }: { children: ReactNode }) => (
  <span className="note block">{children}</span>
)
