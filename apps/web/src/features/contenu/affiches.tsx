import { BLOC_BANDEAUX, BLOCS_INFORMATIONS } from '@espace-adherent/contract/addresses'
import type { QueryClient } from '@tanstack/react-query'
import { lazyView } from '../../platform/chunks/index.ts'
import { portail } from '../../platform/portail/settings.ts'
import { apercuVoulu } from '../../platform/routing/apercu.ts'

/** What stands beside screens: its code comes where the page says that there is something, and nowhere else. */
const loadAffiche = () => import('./Affiche.tsx')
const Affiche = lazyView(loadAffiche, { isOptional: true })

const isAffiche = (bloc: string) => apercuVoulu() !== null || portail().affiches.includes(bloc)

/** Above whatever screen, a visitor's included. */
export const Bandeaux = () => isAffiche(BLOC_BANDEAUX) && <Affiche bloc={BLOC_BANDEAUX} />

const blocDe = (path: string): string | undefined =>
  Object.entries(BLOCS_INFORMATIONS).find(([part]) => part === path.split('/')[1])?.[1]

/** The dated notices of that part of the member area. */
export function Informations({ path }: { path: string }) {
  const bloc = blocDe(path)
  return bloc !== undefined && isAffiche(bloc) && <Affiche key={bloc} bloc={bloc} />
}

/** Reads them before the first drawing, so that nothing moves under the finger. Failures are no matter. */
export async function prepareAffiches(client: QueryClient, path: string): Promise<void> {
  const blocs = [BLOC_BANDEAUX, blocDe(path) ?? ''].filter(isAffiche)
  if (blocs.length === 0) return
  await Promise.all([
    Affiche.load(),
    loadAffiche().then(({ readAhead }) => readAhead(client, blocs)),
  ]).catch(() => {})
}
