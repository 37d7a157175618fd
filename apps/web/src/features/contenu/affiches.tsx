import { BLOC_BANDEAUX } from '@espace-adherent/contract/addresses'
import type { QueryClient } from '@tanstack/react-query'
import { lazyView } from '../../platform/chunks/index.ts'
import { portail } from '../../platform/portail/settings.ts'
import { apercuVoulu } from '../../platform/routing/apercu.ts'

/** What stands beside screens: its code comes where the page says that there is something, and nowhere else. */
export const Affiche = lazyView(() => import('./Affiche.tsx'), { isOptional: true })

export const isAffiche = (bloc: string) =>
  apercuVoulu() !== null || portail().affiches.includes(bloc)

/** Reads it before the first drawing, so that nothing moves under the finger. Failures are no matter. */
export const prepareAffiche = (client: QueryClient, bloc = BLOC_BANDEAUX) =>
  isAffiche(bloc) &&
  Affiche.load()
    .then(() => Affiche.prepare(client, { bloc }))
    .catch(() => {})

/** Above whatever screen, a visitor's included. */
export const Bandeaux = () => isAffiche(BLOC_BANDEAUX) && <Affiche bloc={BLOC_BANDEAUX} />
