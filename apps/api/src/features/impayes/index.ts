import { every } from '../../platform/jobs/index.ts'
import { defineSlice } from '../slice.ts'
import { impayesDonnees } from './donnees.ts'
import { impayesTenus } from './gestion.ts'
import { impayesMots } from './mots.ts'
import { type ImpayesDeps, suivreImpayes } from './suite.ts'

export { mettreEnDemeure } from './gestion.ts'
export {
  findEnCours as findImpayeEnCours,
  impayeEnCours,
  purgeImpayes,
} from './impayes.repository.ts'
export { constater as constaterPaiement, dedire as dedirePaiement, suivreImpayes } from './suite.ts'

/** Cover is back at noon, not an hour later. */
const SUIVI_EVERY_MS = 60_000

export const impayesSlice = defineSlice({
  nom: 'impayes',
  donnees: () => [impayesDonnees],
  mots: impayesMots,
  gestions: [impayesTenus],
  jobs: (deps: ImpayesDeps) => [
    every({ key: 'impayes.suivi', ms: SUIVI_EVERY_MS }, ({ now, signal }) =>
      suivreImpayes(deps, now, signal),
    ),
  ],
})
