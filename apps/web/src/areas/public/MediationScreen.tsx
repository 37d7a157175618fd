import { isMembre } from '@espace-adherent/domain/roles'
import { useLiens } from '../../features/portail/index.ts'
import { Mediation, textesReclamation } from '../../features/reclamation/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { useSession } from '../../platform/session/current-user.ts'
import { reclamation } from './routes.ts'

export default function MediationScreen() {
  const liens = useLiens()
  const session = useSession(false)
  const isConnu =
    session.etat === 'connecte' && isMembre(session.user.roles) && !session.user.delegation
  return (
    <>
      <ScreenTitle lead={textesReclamation.page.lead}>{textesReclamation.page.titre}</ScreenTitle>
      <Mediation lien={isConnu ? liens.demarche('reclamation') : reclamation.link({})} />
    </>
  )
}
