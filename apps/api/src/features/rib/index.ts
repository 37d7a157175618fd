import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { every } from '../../platform/jobs/index.ts'
import type { Actes } from '../actes/index.ts'
import { defineSlice } from '../slice.ts'
import { deleteVains } from './annulation.repository.ts'
import { ribDonnees } from './donnees.ts'
import { completeEmpreintes } from './empreintes.ts'
import { ribMots } from './mots.ts'
import { registerRib } from './rib.routes.ts'
import { createCoordonneesSource } from './source.ts'
import { createRibs, type RibDeps } from './traitement.ts'

const EMPREINTES_EVERY_MS = 10 * 60_000
/** Longer than any request waits for a clerk. */
const LIENS_MS = 366 * 24 * 60 * 60_000

type Deps = { db: Executor; sealer: Sealer; clock: () => Date; actes: Actes }

export const ribSlice = defineSlice({
  nom: 'rib',
  donnees: () => ribDonnees,
  mots: ribMots,
  actes: (deps: RibDeps) => createRibs(deps),
  sources: ({ sealer }: Deps) => ({ coordonneesBancaires: createCoordonneesSource({ sealer }) }),
  mount: (app, { db, clock, actes }: Deps) =>
    registerRib(app, { db, clock, gestes: { ...actes, moteur: actes.moteur.pourDemandes } }),
  jobs: ({ db, sealer }: Deps) => [
    every({ key: 'rib.empreintes', ms: EMPREINTES_EVERY_MS }, () => completeEmpreintes(sealer, db)),
  ],
  purge: ({ db }: Deps, now) => deleteVains(db, new Date(now.getTime() - LIENS_MS)),
})
