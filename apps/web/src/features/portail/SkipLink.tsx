import type { ReactNode } from 'react'
import css from './portail.module.css'
import { textes } from './textes.ts'

/** The main landmark of every shell, where the skip link leads. */
export const Content = ({ className, children }: { className?: string; children: ReactNode }) => (
  <main id={CONTENT_ID} tabIndex={-1} className={className}>
    {children}
  </main>
)

export const CONTENT_ID = 'contenu'

/** The hash belongs to the router: the link moves the focus itself instead of changing address. */
export function SkipLink() {
  return (
    <a
      className={css.skip}
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(CONTENT_ID)?.focus()
      }}
    >
      {textes.allerAuContenu}
    </a>
  )
}
