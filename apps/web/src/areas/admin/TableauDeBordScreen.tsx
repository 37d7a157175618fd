import { hasDroit } from '@espace-adherent/domain/roles'
import { type LiensTableau, Tableau } from '../../features/statistiques/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { demande, demandes, exploitation } from './routes.ts'
import { textes } from './textes.ts'

export default function TableauDeBordScreen() {
  const { roles } = useCurrentUser()
  const liens: LiensTableau = {
    file: (vue) => demandes.link({}, vue).replace(/\?$/, ''),
    demande: (id) => demande.link({ id }),
    exploitation: hasDroit(roles, { domaine: 'parametrage', action: 'read' })
      ? exploitation.link({})
      : null,
  }
  return (
    <>
      <ScreenTitle lead={textes.tableauDeBordLead}>{textes.tableauDeBord}</ScreenTitle>
      <Tableau liens={liens} />
    </>
  )
}
