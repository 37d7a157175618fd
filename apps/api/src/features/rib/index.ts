import { annulationRibPath } from '@espace-adherent/contract'
import { actesRib } from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { every } from '../../platform/jobs/index.ts'
import type { Actes } from '../actes/index.ts'
import { registerAnnulation } from '../demandes/index.ts'
import { defineSlice } from '../slice.ts'
import { type CaducsDeps, endCaducs } from './caducs.ts'
import { ribDonnees } from './donnees.ts'
import { completeEmpreintes } from './empreintes.ts'
import { ribMots } from './mots.ts'
import { createComptePersonnelSource, type PersonnelDeps } from './personnel.ts'
import { createCoordonneesSource } from './source.ts'
import { textes } from './textes.ts'
import { createRibs, type RibDeps } from './traitement.ts'

export { endCaducs } from './caducs.ts'
export { comptePersonnelDe } from './personnel.repository.ts'
export { isMandatCaduc, isRibEnAttente } from './rib.repository.ts'

const EMPREINTES_EVERY_MS = 10 * 60_000
const MANDATS_EVERY_MS = 24 * 60 * 60_000

type Deps = { db: Executor; sealer: Sealer; clock: () => Date; actes: Actes }

export const ribSlice = defineSlice({
  nom: 'rib',
  donnees: () => ribDonnees,
  mots: ribMots,
  actes: (deps: RibDeps) => createRibs(deps),
  sources: (deps: Deps & PersonnelDeps) => ({
    coordonneesBancaires: createCoordonneesSource(deps),
    comptePersonnel: createComptePersonnelSource(deps),
  }),
  mount: (app, deps: Deps) =>
    registerAnnulation(app, deps, { path: annulationRibPath, actes: actesRib, textes: textes.api }),
  jobs: (deps: Deps & CaducsDeps) => [
    every({ key: 'rib.mandats', ms: MANDATS_EVERY_MS }, ({ now, signal }) =>
      endCaducs(deps, now, signal),
    ),
    every({ key: 'rib.empreintes', ms: EMPREINTES_EVERY_MS }, ({ now, signal }) =>
      completeEmpreintes(deps, now, signal),
    ),
  ],
})
