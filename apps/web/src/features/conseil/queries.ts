import type { ActeGestion } from '@espace-adherent/contract/actes'
import { type ConseilDonne, conseilResource } from '@espace-adherent/contract/conseil'
import { resourceUrl } from '@espace-adherent/contract/resources'
import type { Besoins } from '@espace-adherent/domain/conseil/besoins.ts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { lifetimeOptions } from '../../platform/query/lifetime.ts'

/** Given by the server, and kept there: asked again for other answers, and each time its step is opened. */
export const conseilQuery = (acte: ActeGestion, numeroContrat: string, besoins: Besoins | null) =>
  queryOptions({
    queryKey: [resourceUrl(conseilResource), acte, numeroContrat, JSON.stringify(besoins)] as const,
    queryFn: () =>
      http.post(resourceUrl(conseilResource, 'update'), { acte, besoins }) as Promise<ConseilDonne>,
    enabled: besoins !== null,
    meta: { libelle: conseilResource.libelle },
    ...lifetimeOptions(0),
    gcTime: 0,
  })
