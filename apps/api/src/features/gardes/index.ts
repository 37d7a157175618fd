import { purgeGardes } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { every } from '../../platform/jobs/index.ts'
import { defineSlice } from '../slice.ts'
import { gardesTenues } from './gestion.ts'
import { type GardesDeps, markLate } from './suite.ts'

export { ligneDe as ligneGarde, markLate } from './suite.ts'

/** A day begins at midnight: what is late then is a clerk's within the hour. */
const SUIVI_EVERY_MS = 3_600_000
const AN_MS = 365 * 86_400_000

/** What members changed here, as long as the files of their insurer do not say the same. */
export const gardesSlice = defineSlice({
  nom: 'gardes',
  gestions: [gardesTenues],
  jobs: (deps: GardesDeps) => [
    every({ key: 'gardes.suivi', ms: SUIVI_EVERY_MS }, ({ now, signal }) =>
      markLate(deps, now, signal),
    ),
  ],
  purge: ({ db }: { db: Executor }, now) => purgeGardes(db, new Date(now.getTime() - AN_MS)),
})
