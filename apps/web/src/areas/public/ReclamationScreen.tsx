import { ReclamationPublique, textesReclamation } from '../../features/reclamation/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { AvecOuSansCompte } from './AvecOuSansCompte.tsx'

/** What it is made of arrives together: a title alone would let the footer move. */
export const prepare = ReclamationPublique.load

export default () => (
  <AvecOuSansCompte slug="reclamation">
    <ScreenTitle lead={textesReclamation.lead}>{textesReclamation.titre}</ScreenTitle>
    <ReclamationPublique />
  </AvecOuSansCompte>
)
