import { useEffect, useRef } from 'react'
import { takeTitleFocus } from '../../platform/routing/focus.ts'
import css from './actes.module.css'

/** The title of a step: another step is read from its top, by whoever does not see it too. */
export function TitreEtape({ children }: { children: string }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takeTitleFocus()) ref.current?.focus()
  }, [])
  return (
    <h2 ref={ref} tabIndex={-1} className={css.titre}>
      {children}
    </h2>
  )
}
