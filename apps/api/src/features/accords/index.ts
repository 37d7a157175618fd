import type { accordsResource, Data } from '@espace-adherent/contract'
import { every } from '../../platform/jobs/index.ts'
import type { StaffContext } from '../context.ts'
import { defineSlice } from '../slice.ts'
import type { Accords } from './accords.ts'
import { accordsMots } from './mots.ts'
import { type PassageDeps, passerAccords } from './passage.ts'

export { findAttendus } from './accords.repository.ts'
export { type Accords, createAccords, type Prouve } from './accords.ts'
export { aplatir, differences } from './changements.ts'
export type { GenreAccord } from './passage.ts'
export { textes as textesAccord } from './textes.ts'

const PASSAGE_EVERY_MS = 15_000

/** Changes that take two administrators, and a day during which they can be stopped. */
export const accordsSlice = defineSlice({
  nom: 'accords',
  mots: accordsMots,
  sources: ({ accords }: { accords: Accords }) => ({
    accords: {
      update: (context: StaffContext, voulu: Data<typeof accordsResource>) =>
        accords.faire(context, voulu),
    },
  }),
  jobs: (deps: PassageDeps) => [
    every({ key: 'accords.passage', ms: PASSAGE_EVERY_MS }, ({ now, signal }) =>
      passerAccords(deps, now, signal),
    ),
  ],
})
