import { defineSlice } from '../slice.ts'
import { violationsTenues } from './gestion.ts'
import { createInformer, type InformerDeps } from './informer.ts'
import { violationsMots } from './mots.ts'
import { createViolationsSources } from './source.ts'

/** Breaches of data: the register, who was touched, the clock of the authority, and telling people. */
export const violationsSlice = defineSlice({
  nom: 'violations',
  mots: violationsMots,
  gestions: [violationsTenues],
  sources: (deps: InformerDeps) => createViolationsSources(deps),
  jobs: (deps: InformerDeps) => createInformer(deps),
})
