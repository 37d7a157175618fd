import { ResiliationPublique, textesResiliation } from '../../features/resiliation/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { AvecOuSansCompte } from './AvecOuSansCompte.tsx'

/** What it is made of arrives together: a title alone would let the footer move. */
export const prepare = ResiliationPublique.load

export default () => (
  <AvecOuSansCompte slug="resiliation" isAdherent>
    <ScreenTitle lead={textesResiliation.lead}>{textesResiliation.titre}</ScreenTitle>
    <ResiliationPublique />
  </AvecOuSansCompte>
)
