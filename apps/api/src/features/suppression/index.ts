import { annulationSuppressionPath, suppressionCompteActe } from '@espace-adherent/contract'
import type { Executor } from '../../platform/db/index.ts'
import type { Actes } from '../actes/index.ts'
import { registerAnnulation } from '../demandes/index.ts'
import { defineSlice } from '../slice.ts'
import { suppressionMots } from './mots.ts'
import { textes } from './textes.ts'
import { createSuppression, type SuppressionDeps } from './traitement.ts'

type Deps = { db: Executor; clock: () => Date; actes: Actes }

export const suppressionSlice = defineSlice({
  nom: 'suppression',
  mots: suppressionMots,
  actes: (deps: SuppressionDeps) => [createSuppression(deps)],
  mount: (app, deps: Deps) =>
    registerAnnulation(app, deps, {
      path: annulationSuppressionPath,
      actes: [suppressionCompteActe.key],
      textes: textes.api,
    }),
})
