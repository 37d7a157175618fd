import { DecesPublic, textesDeces } from '../../features/deces/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { AvecOuSansCompte } from './AvecOuSansCompte.tsx'

/** What it is made of arrives together: a title alone would let the footer move. */
export const prepare = DecesPublic.load

export default () => (
  <AvecOuSansCompte slug="deces">
    <ScreenTitle lead={textesDeces.lead}>{textesDeces.titre}</ScreenTitle>
    <DecesPublic />
  </AvecOuSansCompte>
)
