import { purgeAppareils } from '../identity/index.ts'
import { defineSlice } from '../slice.ts'
import { appareilsDonnees } from './donnees.ts'
import { appareilsJobs, type EnvoiDeps } from './envoi.ts'
import { type AppareilsDeps, createAppareilsSource } from './source.ts'

/** A device where nobody has signed in for so long is no longer told. */
const JOURS_SANS_NOUVELLE = 180

export const appareilsSlice = defineSlice({
  nom: 'appareils',
  donnees: () => [appareilsDonnees],
  sources: (deps: AppareilsDeps) => ({ appareils: createAppareilsSource(deps) }),
  jobs: (deps: EnvoiDeps) => appareilsJobs(deps),
  purge: ({ db }: Pick<EnvoiDeps, 'db'>, now) =>
    purgeAppareils(db, new Date(now.getTime() - JOURS_SANS_NOUVELLE * 86_400_000)),
})
