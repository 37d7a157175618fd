import type { ComptesFile } from '@espace-adherent/contract/demandes/gestion'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazyView } from '../../../platform/chunks/index.ts'
import { useDroit } from '../../../platform/session/current-user.ts'
import type { DemandeBesideProps } from './DemandeBeside.tsx'
import { DEPART } from './etat.ts'
import { fileQuery } from './queries.ts'

/** Fetched with the first request that somebody reads over another screen. */
export const DemandeBeside = lazyView<DemandeBesideProps>(() => import('./DemandeBeside.tsx'))

export { type LienDemande, Traitement } from './Traitement.tsx'

/** How many requests are to be treated, for the navigation: the same question as the queue's own first page. */
export function useNombreDemandes(): number {
  const enabled = useDroit()({ domaine: 'demandes', action: 'read' })
  const { data } = useInfiniteQuery({ ...fileQuery(DEPART), enabled })
  return (data?.pages[0]?.synthese as ComptesFile | undefined)?.aTraiter ?? 0
}
