import { type Executor, upkeep } from '../../platform/db/index.ts'
import { repeat } from '../../platform/schedule/index.ts'
import type { StaffContext } from '../context.ts'
import { defineSlice } from '../slice.ts'
import { historiqueDonnees } from './donnees.ts'
import type { Historique } from './historique.ts'
import { histoireElementSource, historiqueLu } from './lecture.ts'

export { recordConsultation, recordConsultationDe, recordConsultationPar } from './consultation.ts'
export {
  type EvenementLu,
  findEvenements,
  findEvenementsDuCompte,
} from './evenements.repository.ts'
export { type Action, type Evenement, recordEvenement } from './evenements.ts'
export { ligneGeste, recordGeste } from './geste.ts'
export type { Etat } from './historique.schema.ts'
export { createHistorique, type Historique } from './historique.ts'
export { type Objet, recordRefus, refuse } from './refus.ts'
export type { Controle } from './sceaux.ts'
export { recordVue } from './vue.ts'

const SEAL_EVERY_MS = 5_000

type Deps = { historique: Historique; db: Executor }

export const historiqueSlice = defineSlice({
  nom: 'historique',
  donnees: () => [historiqueDonnees],
  gestions: [historiqueLu],
  sources: ({ historique }: Deps) => ({
    controleHistorique: {
      // The chain is the installation's: what is told of it is the client's own part.
      async update({ db, client, now }: StaffContext) {
        // It takes long, and keeps nothing: the key of the request is kept first, so that it is not gone through twice.
        await upkeep(db, async () => {})
        return historique.check(db, now, client.code)
      },
    },
    histoireElement: histoireElementSource,
  }),
  // On every node, and by no job: whoever killed the node that holds it would have the length of a
  // lease to change what is not sealed yet.
  mount: (app, { historique, db }: Deps) =>
    repeat(app, {
      name: 'sealing of the history',
      everyMs: SEAL_EVERY_MS,
      work: () => historique.seal(db),
    }),
  purge: ({ historique, db }: Deps, now) => historique.purge(db, now),
})
