import { every } from '../../platform/jobs/index.ts'
import { defineSlice } from '../slice.ts'
import { portabiliteMots } from './mots.ts'
import { createPortabilitesSource } from './source.ts'
import { type PortabiliteDeps, suivrePortabilites } from './suite.ts'

export { ouvrir as ouvrirPortabilite } from './source.ts'

/** A day begins at midnight: what ended the day before is over within the hour. */
const SUIVI_EVERY_MS = 3_600_000

/** Cover that the law keeps up for nothing after an employment, until its day. */
export const portabiliteSlice = defineSlice({
  nom: 'portabilite',
  mots: portabiliteMots,
  sources: (deps: PortabiliteDeps) => ({ portabilites: createPortabilitesSource(deps) }),
  jobs: (deps: PortabiliteDeps) => [
    every({ key: 'portabilite.suivi', ms: SUIVI_EVERY_MS }, ({ now, signal }) =>
      suivrePortabilites(deps, now, signal),
    ),
  ],
})
