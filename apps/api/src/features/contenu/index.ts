import type { Query, revisionsContenuResource } from '@espace-adherent/contract'
import type { Executor } from '../../platform/db/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { StaffContext } from '../context.ts'
import { defineSlice } from '../slice.ts'
import { apercuContenusSource } from './apercu.ts'
import { createRedaction } from './redaction.ts'
import type { ContenuSnapshot } from './snapshot.ts'
import { createBlocklistsSource, createContenusMembreSource } from './source.ts'

export { addContenus, announceContenus, copyContenus } from './redaction.repository.ts'
export { sanitizeContenu, textOfHtml } from './sanitize.ts'
export { type ContenuSnapshot, createContenuSnapshot, TOPIC_CONTENUS } from './snapshot.ts'

type Deps = { db: Executor; jobs: Jobs }

export const contenuSlice = defineSlice({
  nom: 'contenu',
  sources: ({ contenus, ...deps }: Deps & { contenus: ContenuSnapshot }) => {
    const { revisions, handlers: _, ...redaction } = createRedaction(deps)
    return {
      blocklists: createBlocklistsSource(contenus),
      contenusMembre: createContenusMembreSource(contenus),
      contenus: redaction,
      revisionsContenu: {
        list: (context: StaffContext, { id }: Query<typeof revisionsContenuResource>) =>
          revisions(context, id),
      },
      apercuContenus: apercuContenusSource,
    }
  },
  jobs: (deps: Deps) => createRedaction(deps).handlers,
})
