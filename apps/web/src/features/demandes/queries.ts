import {
  type Dossier,
  dossierResource,
  type GesteMembre,
  gesteDemandeResource,
} from '@espace-adherent/contract/demandes'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { http } from '../../platform/http/http.ts'
import { listQuery } from '../../platform/query/list.ts'

export const dossierQuery = (id: string) => ({
  ...listQuery(dossierResource, { id }),
  staleTime: 0,
})

export const faireGeste = (geste: GesteMembre) =>
  http.post(resourceUrl(gesteDemandeResource, 'update'), geste) as Promise<Dossier>
