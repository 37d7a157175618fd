import { ResiliationPublique, textesResiliation } from '../../features/resiliation/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { AvecOuSansCompte } from './AvecOuSansCompte.tsx'

export default () => (
  <AvecOuSansCompte slug="resiliation" isAdherent>
    <ScreenTitle lead={textesResiliation.lead}>{textesResiliation.titre}</ScreenTitle>
    <ResiliationPublique />
  </AvecOuSansCompte>
)
