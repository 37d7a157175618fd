import { ANNEES_PREUVE } from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { every } from '../../platform/jobs/index.ts'
import type { DemandesDeps } from '../demandes/index.ts'
import { defineSlice } from '../slice.ts'
import { createAPosterSource } from './a-poster.ts'
import { type ArchiveDeps, createArchiveSource } from './archive.ts'
import { confirmerPapiers } from './confirmation.ts'
import { createPapiersDonnees } from './donnees.ts'
import { annoncerEcheanciers } from './echeancier.ts'
import { type AvisDeps, annoncerFermetures } from './fermeture.ts'
import { papiersMots } from './mots.ts'
import { deletePreuvesBefore } from './preuves.repository.ts'
import { noteRejet } from './rejets.ts'
import { type RetourDeps, registerRetourPapier } from './retour.routes.ts'

export { confirmerPapiers } from './confirmation.ts'
export { annoncerEcheanciers } from './echeancier.ts'
export { annoncerFermetures } from './fermeture.ts'
export { purgePreuves } from './preuves.repository.ts'
export { prouver } from './preuves.ts'

const MINUTES = 5 * 60_000
const DAY = 24 * 60 * 60_000
const GARDE_MS = ANNEES_PREUVE * 366 * DAY

type Deps = Omit<ArchiveDeps, 'demandes'> & {
  actes: Omit<DemandesDeps, 'moteur'> & { moteur: { pourDemandes: DemandesDeps['moteur'] } }
}

/** What the law owes about papers: how long they are read, how they come, what was told of it. */
export const papiersSlice = defineSlice({
  nom: 'papiers',
  mots: papiersMots,
  donnees: (deps: { sealer: Sealer }) => [createPapiersDonnees(deps)],
  sources: ({ actes, ...deps }: Deps) => ({
    archive: createArchiveSource({
      ...deps,
      demandes: { ...actes, moteur: actes.moteur.pourDemandes },
    }),
    papierAPoster: createAPosterSource(deps),
  }),
  mount: (app, deps: RetourDeps) => {
    deps.messages.onRefus(noteRejet(deps))
    registerRetourPapier(app, deps)
  },
  jobs: (deps: AvisDeps) => [
    every({ key: 'papiers.fermeture', ms: DAY }, ({ now, signal }) =>
      annoncerFermetures(deps, now, signal),
    ),
    every({ key: 'papiers.echeancier', ms: MINUTES }, ({ now, signal }) =>
      annoncerEcheanciers(deps, now, signal),
    ),
    every({ key: 'papiers.confirmation', ms: DAY }, ({ now, signal }) =>
      confirmerPapiers(deps, now, signal),
    ),
  ],
  purge: ({ db }: { db: Executor }, now) =>
    deletePreuvesBefore(db, new Date(now.getTime() - GARDE_MS)),
})
