import { ButtonLink } from '@espace-adherent/ui/actions'
import { Card } from '@espace-adherent/ui/layout'
import { useLiens } from '../../features/portail/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import css from './public.module.css'
import { textes } from './textes.ts'

export default function NotFoundScreen() {
  const liens = useLiens()
  return (
    <>
      <ScreenTitle>{textes.introuvableTitre}</ScreenTitle>
      <Card>
        <p>{textes.introuvableTexte}</p>
        <div className={css.actions}>
          <ButtonLink variant="primary" href={liens.home()}>
            {textes.retourAccueil}
          </ButtonLink>
        </div>
      </Card>
    </>
  )
}
