import { alertes } from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import { every } from '../../platform/jobs/index.ts'
import { defineSlice } from '../slice.ts'
import { type AlertesDeps, sendAlertes } from './alertes.ts'
import { preferencesDonnees } from './donnees.ts'
import { preferencesMots } from './mots.ts'
import { abonnementTraite, createCommunication, dematerialisationTraite } from './traitements.ts'

export { silenceAlertes } from './alertes.repository.ts'
export { sendAlertes } from './alertes.ts'
export { retirerOffres } from './preferences.repository.ts'

/** Soon enough to be news, seldom enough to cost nothing. */
const ALERTES_EVERY_MS = 5 * 60_000

export const preferencesSlice = defineSlice({
  nom: 'preferences',
  donnees: () => preferencesDonnees,
  mots: preferencesMots,
  actes: (deps: { sealer: Sealer }) => [
    createCommunication(deps),
    abonnementTraite,
    dematerialisationTraite,
  ],
  jobs: (deps: AlertesDeps) =>
    alertes.map((alerte) =>
      every({ key: `preferences.${alerte}`, ms: ALERTES_EVERY_MS }, ({ now, signal }) =>
        sendAlertes(deps, alerte, now, signal),
      ),
    ),
})
