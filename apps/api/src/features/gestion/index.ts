import { PRESENCE_MS } from '@espace-adherent/contract'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { handles } from '../../platform/jobs/index.ts'
import { defineSlice } from '../slice.ts'
import { publierPrevue } from './brouillon.ts'
import { deleteBrouillons } from './brouillons.repository.ts'
import { BROUILLON_PERSONNEL_JOURS, createBrouillonsPersonnelSource } from './brouillons.ts'
import { type Exports, type ExportsDeps, exportsSource } from './exports.ts'
import { registerGestions } from './gestion.routes.ts'
import { gestionMots } from './mots.ts'
import { deletePresences } from './presence.repository.ts'
import { presenceSource } from './presence.ts'
import { deleteEcritures } from './une-fois.repository.ts'
import { vuesSource } from './vues.ts'

export { gere, type SourceGestion } from './engine.ts'
export { createExports, type Exports } from './exports.ts'
export type { Demandee, Outils } from './gere-gestes.ts'
export { gestionResources, type Kept } from './kept.ts'
export { lueDe } from './lecture.repository.ts'
export type { Cherche, Tenue, Verdict } from './table.repository.ts'
export { registerUneFois } from './une-fois.routes.ts'
export { vuesSource } from './vues.ts'

type JobsDeps = Pick<ExportsDeps, 'db' | 'findClient' | 'gestions'> & { exports: Exports }

const JOUR_MS = 86_400_000

export const gestionSlice = defineSlice({
  nom: 'gestion',
  mots: gestionMots,
  sources: (deps: { sealer: Sealer }) => ({
    vues: vuesSource,
    exports: exportsSource,
    presence: presenceSource,
    brouillonsPersonnel: createBrouillonsPersonnelSource(deps),
  }),
  mountGestion: registerGestions,
  jobs: ({ exports, gestions, db, findClient }: JobsDeps) => [
    ...exports.handlers,
    handles(publierPrevue, async ({ gestion: key, clientCode, id }, { now }) => {
      const client = findClient(clientCode)
      const kept = gestions.find(({ gestion }) => gestion.key === key)
      if (client) await kept?.publierPrevue?.(db, client, id, now)
    }),
  ],
  purge: ({ db }: { db: Executor }, now) =>
    Promise.all([
      deletePresences(db, new Date(now.getTime() - PRESENCE_MS)),
      deleteEcritures(db, 'personnel', new Date(now.getTime() - JOUR_MS)),
      deleteEcritures(db, 'systeme', new Date(now.getTime() - 2 * JOUR_MS)),
      deleteBrouillons(db, new Date(now.getTime() - BROUILLON_PERSONNEL_JOURS * JOUR_MS)),
    ]),
})
