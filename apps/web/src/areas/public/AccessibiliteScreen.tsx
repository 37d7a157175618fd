import { SignalementPublic, textesAccessibilite } from '../../features/accessibilite/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { AvecOuSansCompte } from './AvecOuSansCompte.tsx'

/** What it is made of arrives together: a title alone would let the footer move. */
export const prepare = SignalementPublic.load

export default () => (
  <AvecOuSansCompte slug="accessibilite">
    <ScreenTitle lead={textesAccessibilite.lead}>{textesAccessibilite.titre}</ScreenTitle>
    <SignalementPublic />
  </AvecOuSansCompte>
)
