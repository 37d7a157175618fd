import { ButtonLink } from '@espace-adherent/ui/actions'
import { Card } from '@espace-adherent/ui/layout'
import { type ReactNode, useEffect } from 'react'
import { useLiens } from '../../features/portail/index.ts'
import { ignoreSecondClicks } from '../../platform/browser/second-click.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import css from './public.module.css'
import { textes } from './textes.ts'

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
  // One announcement takes the place of another, and its button that of the button before.
  useEffect(ignoreSecondClicks, [])
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

export const Paragraphes = ({ textes: lignes }: { textes: readonly string[] }) =>
  lignes.map((ligne) => <p key={ligne}>{ligne}</p>)

/** The way on, where there is nothing else to do. */
export const Accueil = () => {
  const liens = useLiens()
  return <ButtonLink href={liens.home()}>{textes.accueil}</ButtonLink>
}

/** A link about a change of identifier that leads nowhere any more: `raisons` says why. */
export const ChangementInvalide = ({ raisons }: { raisons: readonly string[] }) => (
  <Annonce titre={textes.lienInvalide.titre} actions={<Accueil />}>
    <Paragraphes textes={raisons} />
  </Annonce>
)
