import { DroitsPublics, textesDroits } from '../../features/droits-personnels/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { AvecOuSansCompte } from './AvecOuSansCompte.tsx'

export default () => (
  <AvecOuSansCompte slug="droits">
    <ScreenTitle lead={textesDroits.lead}>{textesDroits.titre}</ScreenTitle>
    <DroitsPublics />
  </AvecOuSansCompte>
)
