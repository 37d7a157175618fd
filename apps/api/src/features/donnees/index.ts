import { JOURS_DONNEES } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { defineSlice } from '../slice.ts'
import { consultationsSource } from './consultations.ts'
import { type CopiesDeps, copiesHandlers, createDonneesSource } from './copies.ts'
import { deleteCopiesBefore } from './donnees.repository.ts'
import { donneesMots } from './mots.ts'

const GARDE_MS = JOURS_DONNEES * 24 * 60 * 60_000

export const donneesSlice = defineSlice({
  nom: 'donnees',
  mots: donneesMots,
  sources: (deps: CopiesDeps) => ({
    donnees: createDonneesSource(deps),
    consultations: consultationsSource,
  }),
  jobs: copiesHandlers,
  purge: ({ db }: { db: Executor }, now) =>
    deleteCopiesBefore(db, new Date(now.getTime() - GARDE_MS)),
})
