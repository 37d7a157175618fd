import type { ReactNode, Ref } from 'react'
import { tenu } from '../texte/tenu.tsx'
import css from './layout.module.css'

type PageTitleProps = {
  children: ReactNode
  /** One quiet line under the title. */
  lead?: ReactNode
  ref?: Ref<HTMLHeadingElement>
}

/** The only `h1` of a screen. It can take the focus, so that a new route is read from its top. */
export function PageTitle({ children, lead, ref }: PageTitleProps) {
  return (
    <div className={css.title}>
      <h1 ref={ref} tabIndex={-1}>
        {children}
      </h1>
      {lead && <p className={css.lead}>{tenu(lead)}</p>}
    </div>
  )
}
