import type { ReactNode } from 'react'
import { CONTENT_ID } from './SkipLink.tsx'

/** The main landmark of every shell, where the skip link leads. */
export const Content = ({ className, children }: { className?: string; children: ReactNode }) => (
  <main id={CONTENT_ID} tabIndex={-1} className={className}>
    {children}
  </main>
)
