import type { Executor } from '../../platform/db/index.ts'
import { every } from '../../platform/jobs/index.ts'
import { defineSlice } from '../slice.ts'
import { registerComptes } from './comptes.routes.ts'
import type { Comptes } from './comptes.ts'
import { createComptesDonnees } from './donnees.ts'
import { registerMonCompte } from './mon-compte.routes.ts'
import { comptesMots } from './mots.ts'
import { createChangementIdentifiant } from './traitement.ts'

export {
  type Invitation,
  inviteAdministrateur,
  renewInvitation,
} from './administrateur.ts'
export { type Comptes, createComptes } from './comptes.ts'
export { type Invitations, inviterImportes, readInvitations } from './invitations.ts'

/** People are told the minute from which another identifier counts. */
const CHANGEMENTS_EVERY_MS = 15_000

type Deps = { comptes: Comptes }

export const comptesSlice = defineSlice({
  nom: 'comptes',
  donnees: ({ comptes }: Deps) => createComptesDonnees(comptes.deps),
  mots: comptesMots,
  actes: ({ comptes }: Deps) => [createChangementIdentifiant(comptes.deps)],
  mount(app, { comptes, limitAddresses }: Deps & { limitAddresses: boolean }) {
    registerComptes(app, { ...comptes.deps, limitAddresses })
    registerMonCompte(app, comptes.deps)
  },
  jobs: ({ comptes }: Deps) => [
    every({ key: 'comptes.changements', ms: CHANGEMENTS_EVERY_MS }, ({ signal }) =>
      comptes.applyDueChangements(signal),
    ),
  ],
  purge: ({ comptes, db }: Deps & { db: Executor }, now) => comptes.purge(db, now),
})
