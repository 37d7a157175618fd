import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { every } from '../../platform/jobs/index.ts'
import type { Publics } from '../budgets/index.ts'
import { defineSlice } from '../slice.ts'
import { createChangementsSource } from './changements.ts'
import { createConseilSource, createIpidSource } from './conseil.source.ts'
import { createActesDonnees } from './donnees.ts'
import { applyDue, sweepBrouillons } from './echeances.ts'
import type { Actes } from './moteur.ts'
import { actesMots } from './mots.ts'
import { sendsPapiers } from './papiers.ts'
import {
  createApercuSource,
  createBrouillonsSource,
  createDemarchesSource,
  createFaitsSource,
} from './source.ts'

export { findPrevus, openPrevus } from './changements.ts'
export { type Couvert, direDe, findCouverts } from './couverts.repository.ts'
export { traiteCouverture } from './couverture.ts'
export { regleDuContrat } from './dates.repository.ts'
export { datesEffetDe, datesEffetLues } from './dates.ts'
export { applyDue, sweepBrouillons } from './echeances.ts'
export { lettreDe } from './lettre.ts'
export { type Actes, createActes } from './moteur.ts'
export { reglesDe } from './regles.ts'
export { faitsSoins, messageSoigne, portionTenue, prenomDe } from './soins.ts'
export { acteRoutes, actesOfferts, fonctionnalitesDesActes } from './source.ts'
export { dire, type FaitSuite, type Issue, nouvelleCarte, repondu } from './suite.ts'
export {
  type Appelant,
  type AppelantPresume,
  type DemandeEcrite,
  type Traite,
  traite,
} from './traite.ts'

/** A day begins at midnight: what is due then is done within minutes. */
const ECHEANCES_EVERY_MS = 5 * 60_000
const BROUILLONS_EVERY_MS = 10 * 60_000

type Deps = { actes: Actes }

export const actesSlice = defineSlice({
  nom: 'actes',
  donnees: (deps: { sealer: Sealer }) => [createActesDonnees(deps)],
  mots: actesMots,
  sources: ({ actes }: Deps) => ({
    demarches: createDemarchesSource(actes),
    changements: createChangementsSource(actes),
    faits: createFaitsSource(actes),
    apercu: createApercuSource(actes),
    conseil: createConseilSource(actes),
    ipid: createIpidSource(actes),
    brouillons: createBrouillonsSource(actes),
  }),
  jobs: ({ actes, db, publics }: Deps & { db: Executor; publics: Publics }) => [
    every({ key: 'actes.echeances', ms: ECHEANCES_EVERY_MS }, ({ now, signal }) =>
      applyDue(actes, db, now, signal),
    ),
    every({ key: 'actes.brouillons', ms: BROUILLONS_EVERY_MS }, ({ now, signal }) =>
      sweepBrouillons(actes, db, now, signal),
    ),
    sendsPapiers({ ...actes, db, publics }),
  ],
})
