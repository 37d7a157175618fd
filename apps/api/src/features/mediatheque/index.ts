import type { Executor } from '../../platform/db/index.ts'
import type { Fichiers } from '../fichiers/index.ts'
import { defineSlice } from '../slice.ts'
import { mediathequeTenue } from './gestion.ts'
import { registerMedias } from './medias.routes.ts'
import { createMediatheque } from './mediatheque.ts'

type Deps = { db: Executor; fichiers: Fichiers }

export const mediathequeSlice = defineSlice({
  nom: 'mediatheque',
  gestions: mediathequeTenue,
  sources: (deps: Deps) => {
    const { purge: _, ...documents } = createMediatheque(deps)
    return { documents }
  },
  mount: registerMedias,
  purge: (deps: Deps, now) => createMediatheque(deps).purge(deps.db, now),
})
