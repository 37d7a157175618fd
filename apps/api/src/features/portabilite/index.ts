import { every } from '../../platform/jobs/index.ts'
import { defineSlice } from '../slice.ts'
import { portabilitesTenues } from './gestion.ts'
import { portabiliteMots } from './mots.ts'
import { type PortabiliteDeps, suivrePortabilites } from './suite.ts'

export { ouvrirPortabilite } from './gestion.ts'

/** A day begins at midnight: what ended the day before is over within the hour. */
const SUIVI_EVERY_MS = 3_600_000

/** Cover that the law keeps up for nothing after an employment, until its day. */
export const portabiliteSlice = defineSlice({
  nom: 'portabilite',
  mots: portabiliteMots,
  gestions: [portabilitesTenues],
  jobs: (deps: PortabiliteDeps) => [
    every({ key: 'portabilite.suivi', ms: SUIVI_EVERY_MS }, ({ now, signal }) =>
      suivrePortabilites(deps, now, signal),
    ),
  ],
})
