import { SignalementPublic, textesAccessibilite } from '../../features/accessibilite/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { AvecOuSansCompte } from './AvecOuSansCompte.tsx'

export default () => (
  <AvecOuSansCompte slug="accessibilite">
    <ScreenTitle lead={textesAccessibilite.lead}>{textesAccessibilite.titre}</ScreenTitle>
    <SignalementPublic />
  </AvecOuSansCompte>
)
