import { approbationsResource } from '@espace-adherent/contract/accords'
import {
  type ComptesFile,
  type PeriodeTableau,
  tableauDemandesResource,
  traitementResource,
} from '@espace-adherent/contract/demandes/gestion'
import { jobsResource } from '@espace-adherent/contract/exploitation'
import { aTraiterFaqResource } from '@espace-adherent/contract/faq/gestion'
import { gardesGestion } from '@espace-adherent/contract/gestions'
import { alertesLectureResource } from '@espace-adherent/contract/surveillance'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { portail } from '../../platform/portail/settings.ts'
import { listQuery } from '../../platform/query/list.ts'
import { pagesQuery } from '../../platform/query/pages.ts'
import { useDroit } from '../../platform/session/current-user.ts'
import { clesAccesQuery } from '../cles-acces/index.ts'
import { contactQuery } from '../comptes/mon-compte/index.ts'

/** Figures are made anew every minute: no sooner is there something else to read. */
const RELECTURE_MS = 60_000

export const tableauQuery = (jours: PeriodeTableau) => ({
  ...listQuery(tableauDemandesResource, { jours }, { lifetime: RELECTURE_MS }),
  refetchInterval: RELECTURE_MS,
})

/** The four that press most, and how much waits. */
export const pressantesQuery = {
  ...pagesQuery(traitementResource, { taille: 4 }),
  staleTime: 0,
  refetchInterval: RELECTURE_MS,
}

export const comptesDe = (premiere: { synthese?: unknown } | undefined) =>
  premiere?.synthese as ComptesFile | undefined

/** Readings by staff that their work does not explain, for those who may read the history. */
export function useAlertesLecture(): number {
  const enabled = useDroit()(alertesLectureResource.can.list.access.backoffice)
  const { data } = useQuery({ ...listQuery(alertesLectureResource, {}, { lifetime: 0 }), enabled })
  return data?.rows.length ?? 0
}

const RIEN = {
  notifications: 0,
  evolutions: 0,
  violations: 0,
  imports: 0,
  clesSysteme: 0,
  protections: 0,
  compteId: null,
  accords: 0,
  accord: null,
}

/** What waits for a second person, whom whoever looks may be. */
export function useApprobations() {
  const { data } = useQuery(listQuery(approbationsResource, {}, { lifetime: 0 }))
  return data?.rows[0] ?? RIEN
}

/** What the help service could not answer, for those who may write its answers. */
export function useSansReponse(): number {
  const enabled = useDroit()(aTraiterFaqResource.can.update.access.backoffice)
  const { data } = useQuery({ ...listQuery(aTraiterFaqResource, {}, { lifetime: 0 }), enabled })
  return data?.rows.length ?? 0
}

/**
 * Whether whoever works here signs in by a mail alone: neither a confirmed mobile nor a passkey. With the
 * insurer's own provider, how one signs in is settled there.
 */
export function useAccesFaible(): boolean {
  const enabled = !portail().client.oidcExternalProvider
  const { data: contact } = useQuery({ ...contactQuery, enabled })
  const { data: cles } = useQuery({ ...clesAccesQuery, enabled })
  const isSansMoyen = contact?.isTelephoneConfirme === false && !contact.hasApplication
  return isSansMoyen && cles?.length === 0
}

/** What members changed and the insurer's system has not taken over in time, or has replaced by something else. */
export function useGardes(etat: 'non-reprise' | 'conflit'): number {
  const enabled = useDroit()({ domaine: 'demandes', action: 'update' })
  const query = { ...pagesQuery(gardesGestion.resource, { etat, taille: 1 }), staleTime: 0 }
  return useInfiniteQuery({ ...query, enabled }).data?.pages[0]?.total ?? 0
}

/** What failed apart from requests, for those who may do something about it. */
export function useEchecs(): number {
  const enabled = useDroit()({ domaine: 'parametrage', action: 'read' })
  const { data } = useQuery({ ...listQuery(jobsResource, {}, { lifetime: 0 }), enabled })
  return data?.rows.reduce((total, { failed }) => total + failed, 0) ?? 0
}
