import { Button } from '@espace-adherent/ui/actions'
import { Card } from '@espace-adherent/ui/layout'
import { RichText } from '../../features/contenu/index.ts'
import { portail } from '../../platform/portail/settings.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { useSession } from '../../platform/session/current-user.ts'
import { useLogout } from '../../platform/session/logout.ts'
import css from './public.module.css'
import { textes } from './textes.ts'

export default function ServiceUnavailableScreen() {
  const logout = useLogout()
  const { titre, contenu } = portail().config.pageErreur
  const session = useSession(false)
  // A session that cannot be verified now may well exist: its owner may want to leave it.
  const mayLeave = session.etat === 'connecte' || session.etat === 'injoignable'
  return (
    <>
      <ScreenTitle>{titre || textes.indisponibleTitre}</ScreenTitle>
      <Card>
        <RichText html={contenu} />
        {mayLeave && (
          <div className={css.actions}>
            <Button variant="primary" onClick={() => void logout()}>
              {textes.seDeconnecter}
            </Button>
          </div>
        )}
      </Card>
    </>
  )
}
