import { Mediation, textesReclamation } from '../../features/reclamation/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { reclamation } from './routes.ts'

export default () => (
  <>
    <ScreenTitle lead={textesReclamation.page.lead}>{textesReclamation.page.titre}</ScreenTitle>
    <Mediation lien={reclamation.link({})} />
  </>
)
