import { defineSlice } from '../slice.ts'
import { audiencesTenues } from './gestion.ts'
import { audiencesJobs } from './releve.ts'
import { audiencesSources } from './source.ts'

export { audiencesDe, requireAudience } from './appartenance.ts'
export { findAudience, findNomsAudiences } from './audiences.repository.ts'
export { mesurer, noterTaille, tirerExemples } from './mesure.ts'
export { profilsActuels } from './profils.repository.ts'
export { regleSql } from './regle.repository.ts'
export { redemanderReleve } from './releve.ts'

export const audiencesSlice = defineSlice({
  nom: 'audiences',
  sources: () => audiencesSources,
  gestions: [audiencesTenues],
  jobs: audiencesJobs,
})
