import { defineSlice } from '../slice.ts'
import { createDepart, type DepartDeps } from './depart.ts'
import { type DesinscriptionDeps, registerDesinscription } from './desinscription.routes.ts'
import { ecarteesDonnees, envoisDonnees } from './donnees.ts'
import { type RetoursDeps, registerRetours } from './retours.routes.ts'
import { createEnvoisSources, type EnvoisDeps } from './source.ts'

export { purgeDestinataires } from './envois.repository.ts'

export const envoisSlice = defineSlice({
  nom: 'envois',
  donnees: () => [envoisDonnees, ecarteesDonnees],
  sources: (deps: EnvoisDeps) => createEnvoisSources(deps),
  mount: (app, deps: DesinscriptionDeps & RetoursDeps) => {
    registerDesinscription(app, deps)
    registerRetours(app, deps)
  },
  jobs: (deps: DepartDeps) => createDepart(deps).handlers,
})
