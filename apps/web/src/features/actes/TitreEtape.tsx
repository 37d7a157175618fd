import { useEffect, useRef } from 'react'
import { takeTitleFocus } from '../../platform/routing/focus.ts'

/** The title of a step: another step is read from its top, by whoever does not see it too. */
export function TitreEtape({ children }: { children: string }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takeTitleFocus()) ref.current?.focus()
  }, [])
  return (
    <h2 ref={ref} tabIndex={-1} className="mb-16">
      {children}
    </h2>
  )
}
