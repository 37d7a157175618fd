import { ReclamationPublique, textesReclamation } from '../../features/reclamation/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { AvecOuSansCompte } from './AvecOuSansCompte.tsx'

export default () => (
  <AvecOuSansCompte slug="reclamation">
    <ScreenTitle lead={textesReclamation.lead}>{textesReclamation.titre}</ScreenTitle>
    <ReclamationPublique />
  </AvecOuSansCompte>
)
