import { DroitsPublics, textesDroits } from '../../features/droits-personnels/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { AvecOuSansCompte } from './AvecOuSansCompte.tsx'

/** What it is made of arrives together: a title alone would let the footer move. */
export const prepare = DroitsPublics.load

export default () => (
  <AvecOuSansCompte slug="droits">
    <ScreenTitle lead={textesDroits.lead}>{textesDroits.titre}</ScreenTitle>
    <DroitsPublics />
  </AvecOuSansCompte>
)
