import { PageTitle } from '@espace-adherent/ui/layout'
import { type ReactNode, useEffect, useRef } from 'react'
import { portail } from '../portail/settings.ts'
import { careful, takeTitleFocus } from './focus.ts'

type ScreenTitleProps = { children: string; lead?: ReactNode }

/** The title of a screen: on the page, in the tab, and under the focus when the route is new. */
export function ScreenTitle({ children, lead }: ScreenTitleProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    setTabTitle(children)
    if (takeTitleFocus()) careful.focus(ref.current)
  }, [children])
  return (
    <PageTitle ref={ref} lead={lead}>
      {children}
    </PageTitle>
  )
}

export function setTabTitle(title: string): void {
  document.title = `${title} · ${portail().client.libelle}`
}
