import type { Executor } from '../../platform/db/index.ts'
import type { FileStore } from '../../platform/storage/index.ts'
import { defineSlice } from '../slice.ts'
import { removeExpired } from './depot/effacer.ts'
import { type EnvoiRoutesDeps, registerEnvois } from './depot/envoi.routes.ts'
import { createLancement, type ExecutionDeps } from './depot/execution.ts'
import { lotsTenus } from './depot/gestion.ts'
import { type InvitationsRoutesDeps, registerInvitations } from './depot/invitations.routes.ts'
import { createInvitations, type JobDeps as InvitationsJobDeps } from './depot/invitations.ts'

export { ImportArreteError, raisonDArret } from './arrets.ts'
export { findMorceauxConnus } from './depot/depot.repository.ts'
export { CONSOLE, createExecution, type ImportDeps, type ImportVoulu } from './execution.ts'
export { isClient, isFait } from './lots.repository.ts'

/** What an insurer's management system gives, lot by lot: from the console or from the back office, the same run. */
export const importsSlice = defineSlice({
  nom: 'imports',
  gestions: [lotsTenus],
  mountGestion(app, deps: EnvoiRoutesDeps & InvitationsRoutesDeps) {
    registerEnvois(app, deps)
    registerInvitations(app, deps)
  },
  jobs: (deps: ExecutionDeps & InvitationsJobDeps) => [
    createLancement(deps),
    createInvitations(deps),
  ],
  purge: ({ db, store }: { db: Executor; store: FileStore }, now) => removeExpired(db, store, now),
})
