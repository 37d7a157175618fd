import { Card } from '@espace-adherent/ui/layout'
import type { ReactNode } from 'react'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import css from './public.module.css'

/** What happened, then what to do: one card. */
export function Annonce({
  titre,
  children,
  actions,
}: {
  titre: string
  children: ReactNode
  actions?: ReactNode
}) {
  return (
    <>
      <ScreenTitle>{titre}</ScreenTitle>
      <Card>
        <div className={css.annonce}>{children}</div>
        {actions && <div className={css.actions}>{actions}</div>}
      </Card>
    </>
  )
}
