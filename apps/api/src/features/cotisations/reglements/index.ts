import { every } from '../../../platform/jobs/index.ts'
import { defineSlice } from '../../slice.ts'
import { paiementsDonnees } from './donnees.ts'
import { paiementsMots } from './mots.ts'
import { registerPaiements } from './paiements.routes.ts'
import { createPaiementsSource } from './source.ts'
import { type SuiviDeps, suivre } from './suivi.ts'
import { createReglement } from './traitement.ts'
import { tropVersesTenus } from './trop-verses.ts'

export type { Encaissement } from './encaissement.ts'
export { createMonext, type MonextOptions } from './monext.ts'
export { purgeReglements } from './paiements.repository.ts'

/** Somebody waits for the answer, often with the page open. */
const SUIVI_EVERY_MS = 60_000

export const paiementsSlice = defineSlice({
  nom: 'cotisations/reglements',
  donnees: () => [paiementsDonnees],
  mots: paiementsMots,
  actes: () => [createReglement()],
  gestions: [tropVersesTenus],
  sources: (deps: SuiviDeps) => ({
    paiementsCotisation: createPaiementsSource(deps),
  }),
  mount: (app, deps: SuiviDeps & { clock: () => Date }) => registerPaiements(app, deps),
  jobs: (deps: Parameters<typeof suivre>[0]) => [
    every({ key: 'paiements.suivi', ms: SUIVI_EVERY_MS }, ({ now, signal }) =>
      suivre(deps, now, signal),
    ),
  ],
})
